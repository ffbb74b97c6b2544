import { t } from '../../language/translate.ts';
import { strFromU8, unzipSync } from 'fflate';
import { FileError } from '../file-error.ts';
import { scanXml, type XmlPart } from './scan-xml.ts';
import { readSheet } from './read-sheet.ts';

/** A sheet's cells as text. */
export interface Sheet {
  name: string;
  rows: string[][];
}

const MAX_UNPACKED_BYTES = 30 * 1024 * 1024;
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
        if (unpacked > MAX_UNPACKED_BYTES) throw new FileError(t('This file is too large.'));
        return true;
      },
    });
  } catch (cause) {
    if (cause instanceof FileError) throw cause;
    throw new FileError(t('This Excel file is damaged or has a password. Save it again without one.'), {
      cause,
    });
  }
};

type StartTag = Extract<XmlPart, { kind: 'start' }>;

/** Returns the start tags of a part with this name. */
const tagsOf = (xml: string, name: string): StartTag[] =>
  [...scanXml(xml)].filter((part): part is StartTag => part.kind === 'start' && part.name === name);

/** Returns the shared strings without their phonetic guides. */
const stringsOf = (xml: string): string[] => {
  const strings: string[] = [];
  let [isText, isPhonetic] = [false, false];
  for (const part of scanXml(xml)) {
    if (part.kind === 'text') {
      if (isText && !isPhonetic) strings.push((strings.pop() ?? '') + part.text);
    } else if (part.name === 'si' && part.kind === 'start') strings.push('');
    else if (part.name === 'rPh') isPhonetic = part.kind === 'start';
    else if (part.name === 't') isText = part.kind === 'start' && !part.isEmpty;
  }
  return strings;
};

/** Returns the number format of each cell style: a code, or the ID of a built-in one. */
const formatsOf = (xml: string): string[] => {
  const codes = new Map(
    tagsOf(xml, 'numFmt').map(({ attributes }) => [
      attributes.get('numFmtId'),
      attributes.get('formatCode') ?? '',
    ]),
  );
  const formats: string[] = [];
  let isInCells = false;
  for (const part of scanXml(xml)) {
    if (part.kind === 'text') continue;
    if (part.name === 'cellXfs') isInCells = part.kind === 'start';
    else if (isInCells && part.kind === 'start' && part.name === 'xf') {
      const id = part.attributes.get('numFmtId') ?? '0';
      formats.push(codes.get(id) ?? id);
    }
  }
  return formats;
};

/**
 * Reads the visible sheets of an Excel workbook (.xlsx) as text; dates as YYYY-MM-DD.
 * @throws FileError if it is damaged, locked or too large
 */
export const readWorkbook = (bytes: Uint8Array): Sheet[] => {
  const files = unpack(bytes);
  const xmlOf = (path: string): string => (files[path] ? strFromU8(files[path]) : '');
  const workbook = xmlOf('xl/workbook.xml');
  if (workbook === '')
    throw new FileError(t('This archive isn’t an Excel file. Choose a CSV or .xlsx file.'));
  const targets = new Map(
    tagsOf(xmlOf('xl/_rels/workbook.xml.rels'), 'Relationship').map(({ attributes }) => [
      attributes.get('Id'),
      (attributes.get('Target') ?? '').replace(/^\/?(?:xl\/)?/, ''),
    ]),
  );
  const date1904 = tagsOf(workbook, 'workbookPr')[0]?.attributes.get('date1904') ?? '0';
  const styles = {
    strings: stringsOf(xmlOf('xl/sharedStrings.xml')),
    formats: formatsOf(xmlOf('xl/styles.xml')),
    is1904: date1904 === '1' || date1904 === 'true',
  };
  return tagsOf(workbook, 'sheet')
    .filter(({ attributes }) => (attributes.get('state') ?? 'visible') === 'visible')
    .map(({ attributes }) => ({
      name: attributes.get('name') ?? '',
      rows: readSheet(xmlOf(`xl/${targets.get(attributes.get('id')) ?? ''}`), styles),
    }));
};
