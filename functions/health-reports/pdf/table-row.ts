import type { Sheet } from './sheet.ts';

/** A cell of a table, tagged as header or data for screen readers. */
export interface TableCell {
  type: 'TH' | 'TD';
  draw: () => void;
}

/** Adds a row to a tagged table. */
export const addTableRow = (
  { doc }: Sheet,
  table: PDFKit.PDFStructureElement,
  cells: readonly TableCell[],
): void => {
  const row = doc.struct('TR');
  table.add(row);
  for (const { type, draw } of cells) {
    const cell = doc.struct(type, {}, draw);
    row.add(cell);
    cell.end();
  }
  row.end();
};
