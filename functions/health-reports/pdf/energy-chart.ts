import type { Report } from '../report.ts';
import { colors } from './ink.ts';
import { PAGE, type Sheet } from './sheet.ts';
import type { Writing } from './format-values.ts';

const HEIGHT = 130;
const AXIS = 34;
const MAX_LABELS = 7;

/** Returns a text description of the chart for screen readers. */
const wordsOf = ({ days, goal, averages }: Report, { t, figure }: Writing): string => {
  const over = days.filter(({ total_calories }) => total_calories > goal).length;
  const chart = t(
    'Bar chart of energy by day for {days} days, with a goal of {goal} kcal. {over} days are above the goal.',
    { days: days.length, goal: figure(goal), over },
  );
  if (!averages) return chart;
  return `${chart} ${t('The average is {energy} kcal.', { energy: figure(averages.total_calories) })}`;
};

/** Draws one bar per day with the goal as a line. The part above the line has another color. */
const draw = ({ doc, ink, y, writing }: Sheet, { days, goal }: Report): void => {
  const { t, figure, shortDay } = writing;
  const most = Math.max(goal * 1.2, ...days.map(({ total_calories }) => total_calories));
  const floor = y + HEIGHT;
  const heightOf = (kcal: number): number => (kcal / most) * HEIGHT;
  const left = PAGE.left + AXIS;
  const step = (PAGE.right - left) / days.length;
  const width = Math.min(28, step * 0.72);
  const every = Math.ceil(days.length / MAX_LABELS);
  for (const [index, { date, total_calories }] of days.entries()) {
    const x = left + index * step + (step - width) / 2;
    const within = heightOf(Math.min(total_calories, goal));
    const above = heightOf(total_calories) - within;
    if (within > 0) doc.rect(x, floor - within, width, within).fill(colors.bar);
    if (above > 0) doc.rect(x, floor - within - above, width, above).fill(colors.over);
    if (index % every === 0) ink.write(shortDay(date), { x, y: floor + 4 }, { size: 7, color: colors.soft });
  }
  const line = floor - heightOf(goal);
  doc.moveTo(left, floor).lineTo(PAGE.right, floor).lineWidth(0.75).stroke(colors.ink);
  doc.moveTo(left, line).lineTo(PAGE.right, line).lineWidth(0.75).dash(3, { space: 2 }).stroke(colors.ink);
  doc.undash();
  ink.writeEnding('0', { x: left - 5, y: floor - 6 }, { size: 7, color: colors.soft });
  ink.writeEnding(t('Goal'), { x: left - 5, y: line - 10 }, { size: 7, color: colors.soft });
  ink.writeEnding(figure(goal), { x: left - 5, y: line - 2 }, { size: 7, color: colors.soft });
};

export const drawEnergy = (sheet: Sheet, report: Report): void => {
  const { doc, ink, root, writing } = sheet;
  sheet.say('H2', () =>
    ink.write(writing.t('Energy by day, kcal'), { x: PAGE.left, y: sheet.y }, { size: 13, weight: 600 }),
  );
  sheet.y += 28;
  const chart = doc.struct('Figure', { alt: wordsOf(report, writing) }, () => draw(sheet, report));
  root.add(chart);
  chart.end();
  sheet.y += HEIGHT + 30;
};
