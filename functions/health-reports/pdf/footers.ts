import type { Report } from '../report.ts';
import { colors } from './ink.ts';
import { NOT_ADVICE } from './notes.ts';
import { PAGE, type Sheet } from './sheet.ts';
import { wholeDay } from './write-figures.ts';

const Y = 802;

/** Under every page: which of how many, whose, of which days. Written when all are there. */
export const drawFooters = ({ doc, ink }: Sheet, { name, from, to }: Report): void => {
  const { start, count } = doc.bufferedPageRange();
  const style = { size: 8, color: colors.soft };
  const range = `${wholeDay(from)} to ${wholeDay(to)}. ${NOT_ADVICE}.`;
  const room = PAGE.right - PAGE.left - 70;
  const [whole = range] = ink.wrap(name === null ? range : `${name}, ${range}`, room, style);
  for (let page = start; page < start + count; page++) {
    doc.switchToPage(page);
    doc.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] });
    doc
      .moveTo(PAGE.left, Y - 8)
      .lineTo(PAGE.right, Y - 8)
      .lineWidth(0.5)
      .stroke(colors.line);
    // A long name may take the room of the rest, which then goes without it.
    ink.write(whole.includes(NOT_ADVICE) ? whole : range, { x: PAGE.left, y: Y }, style);
    ink.writeEnding(`Page ${page - start + 1} of ${count}`, { x: PAGE.right, y: Y }, style);
    doc.endMarkedContent();
  }
};
