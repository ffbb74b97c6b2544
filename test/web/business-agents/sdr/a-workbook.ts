import { strToU8, zipSync } from 'fflate';

/** A cell: text, a number, or a number with the style of a date or a time. */
type Cell = string | number | { day: number } | { time: number } | { inline: string } | null;

const letter = (at: number): string => String.fromCharCode(65 + at);
const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Builds an Excel workbook with these sheets. Rows and cells that are null are left out, as Excel does. */
export const aWorkbook = (sheets: Record<string, (Cell[] | null)[]>, is1904 = false): Uint8Array => {
  const strings: string[] = [];
  const cellOf = (cell: Cell, reference: string): string => {
    if (cell === null) return '';
    if (typeof cell === 'number') return `<c r="${reference}"><v>${cell}</v></c>`;
    if (typeof cell === 'string') return `<c r="${reference}" t="s"><v>${strings.push(cell) - 1}</v></c>`;
    if ('day' in cell) return `<c r="${reference}" s="1"><v>${cell.day}</v></c>`;
    if ('time' in cell) return `<c r="${reference}" s="2"><v>${cell.time}</v></c>`;
    return `<c r="${reference}" t="inlineStr"><is><t>${escape(cell.inline)}</t></is></c>`;
  };
  const sheetOf = (rows: (Cell[] | null)[]): string => {
    const lines = rows.map((row, at) =>
      row
        ? `<row r="${at + 1}">${row.map((cell, column) => cellOf(cell, `${letter(column)}${at + 1}`)).join('')}</row>`
        : '',
    );
    return `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${lines.join('')}</sheetData></worksheet>`;
  };
  const names = Object.keys(sheets);
  const parts: Record<string, string> = {
    'xl/workbook.xml': `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><workbookPr date1904="${is1904 ? 1 : 0}"/><sheets>${names.map((name, at) => `<sheet name="${escape(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${names.map((_name, at) => `<Relationship Id="rId${at + 1}" Target="worksheets/sheet${at + 1}.xml"/>`).join('')}</Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><numFmts><numFmt numFmtId="164" formatCode="dd.mm.yyyy"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="20"/></cellXfs></styleSheet>`,
  };
  for (const [at, rows] of Object.values(sheets).entries())
    parts[`xl/worksheets/sheet${at + 1}.xml`] = sheetOf(rows);
  parts['xl/sharedStrings.xml'] =
    `<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${strings.map((text) => `<si><r><t xml:space="preserve">${escape(text)}</t></r></si>`).join('')}</sst>`;
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));
};
