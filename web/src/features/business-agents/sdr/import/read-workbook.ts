import { t } from '#web/lib/language/translate.ts';
import { strFromU8, unzipSync } from 'fflate';
import { LeadFileError } from './lead-file-error.ts';
import { readCellText } from './workbook-cells.ts';

/** A sheet's cells as text. */
export interface Sheet {
  name: string;
  rows: string[][];
}

const MAX_UNPACKED_BYTES = 50 * 1024 * 1024;
/** Maximum size of a sheet. Formats of whole columns would make it millions of empty cells. */
const [MAX_ROWS, MAX_COLUMNS] = [20_000, 300];
/** Parts of a workbook that are needed (ECMA-376, SpreadsheetML). */
const needed =
  /^xl\/(?:workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|styles\.xml|worksheets\/[^/]+\.xml)$/;

const unpack = (bytes: Uint8Array): Record<string, Uint8Array> => {
  let unpacked = 0;
  try {
    return unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!needed.test(name)) return false;
        unpacked += originalSize;
        // Checked before unpacking: a small archive can contain a huge file.
        if (unpacked > MAX_UNPACKED_BYTES) throw new LeadFileError(t('This file is too large.'));
        return true;
      },
    });
  } catch (cause) {
    if (cause instanceof LeadFileError) throw cause;
    throw new LeadFileError(t('This Excel file is damaged or has a password. Save it again without one.'), {
      cause,
    });
  }
};

const parseXml = (bytes: Uint8Array | undefined): Document | null =>
  bytes ? new DOMParser().parseFromString(strFromU8(bytes), 'application/xml') : null;

const all = (parent: Document | Element | null, name: string): Element[] => [
  ...(parent?.getElementsByTagNameNS('*', name) ?? []),
];

/** Returns the text of a shared or inline string without its phonetic guide. */
const textOf = (item: Element): string =>
  all(item, 't')
    .filter((part) => part.parentElement?.localName !== 'rPh')
    .map((part) => part.textContent)
    .join('');

/** Returns the index of a column from a reference: 'C7' is 2. */
const columnOf = (reference: string): number =>
  Array.from(/^[A-Z]+/.exec(reference)?.[0] ?? '').reduce(
    (sum, letter) => sum * 26 + letter.charCodeAt(0) - 64,
    0,
  ) - 1;

const formatsOf = (styles: Document | null): string[] => {
  const codes = new Map(
    all(styles, 'numFmt').map((each) => [
      each.getAttribute('numFmtId'),
      each.getAttribute('formatCode') ?? '',
    ]),
  );
  const formats = all(all(styles, 'cellXfs')[0] ?? null, 'xf');
  return formats.map((format) => {
    const id = format.getAttribute('numFmtId') ?? '0';
    return codes.get(id) ?? id;
  });
};

/**
 * Reads the visible sheets of an Excel workbook (.xlsx) as text; dates as YYYY-MM-DD.
 * @throws LeadFileError if it is damaged, locked or too large
 */
export const readWorkbook = (bytes: Uint8Array): Sheet[] => {
  const files = unpack(bytes);
  const workbook = parseXml(files['xl/workbook.xml']);
  if (!workbook) throw new LeadFileError(t('This archive isn’t an Excel file. Choose a CSV or .xlsx file.'));
  const targets = new Map(
    all(parseXml(files['xl/_rels/workbook.xml.rels']), 'Relationship').map((each) => [
      each.getAttribute('Id'),
      (each.getAttribute('Target') ?? '').replace(/^\/?(?:xl\/)?/, ''),
    ]),
  );
  const strings = all(parseXml(files['xl/sharedStrings.xml']), 'si').map(textOf);
  const formats = formatsOf(parseXml(files['xl/styles.xml']));
  const is1904 = ['1', 'true'].includes(all(workbook, 'workbookPr')[0]?.getAttribute('date1904') ?? '');
  const rowsOf = (sheet: Document | null): string[][] => {
    const rows: string[][] = [];
    for (const [position, row] of all(sheet, 'row').entries()) {
      const at = Number(row.getAttribute('r') ?? position + 1) - 1;
      if (at >= MAX_ROWS)
        throw new LeadFileError(t('This sheet is too long. Choose a file with up to 20,000 rows.'));
      const cells: string[] = [];
      for (const [place, cell] of all(row, 'c').entries()) {
        const reference = cell.getAttribute('r');
        const column = reference ? columnOf(reference) : place;
        const type = cell.getAttribute('t') ?? 'n';
        const value = type === 'inlineStr' ? textOf(cell) : (all(cell, 'v')[0]?.textContent ?? '');
        const format = formats[Number(cell.getAttribute('s') ?? -1)] ?? '0';
        if (column < MAX_COLUMNS) cells[column] = readCellText({ type, value, format, strings, is1904 });
      }
      rows[at] = Array.from(cells, (cell) => cell ?? '');
    }
    return Array.from(rows, (row) => row ?? []);
  };
  return all(workbook, 'sheet')
    .filter((sheet) => sheet.getAttribute('state') === null || sheet.getAttribute('state') === 'visible')
    .map((sheet) => {
      const id =
        [...sheet.attributes].find(({ localName, prefix }) => localName === 'id' && prefix !== null)?.value ??
        '';
      const path = `xl/${targets.get(id) ?? ''}`;
      return { name: sheet.getAttribute('name') ?? '', rows: rowsOf(parseXml(files[path])) };
    });
};
