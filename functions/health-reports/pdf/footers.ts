import type { Report } from '../report.ts';
import { colors } from './ink.ts';
import { notAdvice } from './notes.ts';
import { PAGE, type Sheet } from './sheet.ts';

const Y = 802;

/**
 * Draws the footer of each page with page numbers, name and date range. Runs last, when the number of pages is known.
 */
export const drawFooters = ({ doc, ink, writing }: Sheet, { name, from, to }: Report): void => {
  const { t, wholeDay } = writing;
  const advice = notAdvice(writing);
  const { start, count } = doc.bufferedPageRange();
  const style = { size: 8, color: colors.soft };
  const range = `${t('{first} to {last}', { first: wholeDay(from), last: wholeDay(to) })}. ${advice}.`;
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
    // A long name may leave no room for the disclaimer, which is then omitted.
    ink.write(whole.includes(advice) ? whole : range, { x: PAGE.left, y: Y }, style);
    ink.writeEnding(
      t('Page {page} of {pages}', { page: page - start + 1, pages: count }),
      { x: PAGE.right, y: Y },
      style,
    );
    doc.endMarkedContent();
  }
};
