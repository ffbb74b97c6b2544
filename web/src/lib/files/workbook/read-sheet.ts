import { t } from '../../language/translate.ts';
import { FileError } from '../file-error.ts';
import { scanXml } from './scan-xml.ts';
import { readCellText } from './workbook-cells.ts';

/** What the cells of all sheets refer to. */
interface Styles {
  strings: readonly string[];
  formats: readonly string[];
  is1904: boolean;
}

/** Maximum size of a sheet. Formats of whole columns would make it millions of empty cells. */
const [MAX_ROWS, MAX_COLUMNS] = [20_000, 300];

/** Returns the index of a column from a reference: 'C7' is 2. */
const columnOf = (reference: string): number =>
  Array.from(/^[A-Z]+/.exec(reference)?.[0] ?? '').reduce(
    (sum, letter) => sum * 26 + letter.charCodeAt(0) - 64,
    0,
  ) - 1;

/**
 * Reads the cells of a sheet as text.
 * @throws FileError if it has too many rows
 */
export const readSheet = (xml: string, { strings, formats, is1904 }: Styles): string[][] => {
  const rows: string[][] = [];
  let cell = { column: -1, type: 'n', format: '0', value: '' };
  let rowAt = -1;
  let isValue = false;
  for (const part of scanXml(xml)) {
    if (part.kind === 'text') {
      if (isValue) cell.value += part.text;
    } else if (part.kind === 'start' && part.name === 'row') {
      rowAt = Number(part.attributes.get('r') ?? rowAt + 2) - 1;
      if (rowAt >= MAX_ROWS) {
        throw new FileError(t('This sheet is too long. Choose a file with up to 20,000 rows.'));
      }
      cell.column = -1;
    } else if (part.kind === 'start' && part.name === 'c') {
      const { attributes } = part;
      const reference = attributes.get('r');
      cell = {
        column: reference ? columnOf(reference) : cell.column + 1,
        type: attributes.get('t') ?? 'n',
        format: formats[Number(attributes.get('s') ?? -1)] ?? '0',
        value: '',
      };
    } else if (part.name === 'v' || part.name === 't') isValue = part.kind === 'start' && !part.isEmpty;
    else if (part.kind === 'end' && part.name === 'c' && rowAt >= 0 && cell.column < MAX_COLUMNS) {
      const row = (rows[rowAt] ??= []);
      row[cell.column] = readCellText({ ...cell, strings, is1904 });
    }
  }
  // Rows and cells that the sheet leaves out are empty.
  return Array.from(rows, (row) => Array.from(row ?? [], (text) => text ?? ''));
};
