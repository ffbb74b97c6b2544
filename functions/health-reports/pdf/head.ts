import { BRAND } from '#shared/brand.ts';
import type { Report } from '../report.ts';
import { colors } from './ink.ts';
import { PAGE, type Sheet } from './sheet.ts';
import { figure, wholeDay } from './write-figures.ts';

/** Whose report it is, and of which days. */
export const drawTitle = (sheet: Sheet, { name, from, to, made_on }: Report): void => {
  const { ink } = sheet;
  sheet.say('H1', () => ink.write('Health report', { x: PAGE.left, y: sheet.y }, { size: 24, weight: 600 }));
  sheet.y += 36;
  const lines = name === null ? [] : ink.wrap(name, PAGE.right - PAGE.left, { size: 12, weight: 600 });
  for (const line of lines) {
    const { y } = sheet;
    sheet.say('P', () => ink.write(line, { x: PAGE.left, y }, { size: 12, weight: 600 }));
    sheet.y += 17;
  }
  const range = `${wholeDay(from)} to ${wholeDay(to)}. Made with ${BRAND} on ${wholeDay(made_on)}.`;
  sheet.say('P', () => ink.write(range, { x: PAGE.left, y: sheet.y }, { size: 10, color: colors.soft }));
  sheet.y += 30;
};

const meansOf = ({ averages, goal }: Report): [label: string, value: string, unit: string][] => {
  if (!averages) return [['Daily goal', figure(goal), 'kcal']];
  return [
    ['Energy a day', figure(averages.total_calories), 'kcal'],
    ['Daily goal', figure(goal), 'kcal'],
    ['Protein', figure(averages.protein), 'g'],
    ['Carbs', figure(averages.carbs), 'g'],
    ['Fat', figure(averages.fat), 'g'],
    ['Water', figure(averages.water_ml), 'ml'],
  ];
};

/** The means of the range, side by side. */
export const drawMeans = (sheet: Sheet, report: Report): void => {
  const { ink } = sheet;
  const means = meansOf(report);
  const step = (PAGE.right - PAGE.left) / 6;
  for (const [index, [label, value, unit]] of means.entries()) {
    const x = PAGE.left + index * step;
    sheet.say('P', () => {
      ink.write(label, { x, y: sheet.y }, { size: 8, color: colors.soft });
      ink.write(value, { x, y: sheet.y + 12 }, { size: 15, weight: 600 });
      const end = x + ink.widthOf(value, { size: 15, weight: 600 });
      ink.write(` ${unit}`, { x: end, y: sheet.y + 18 }, { size: 8, color: colors.soft });
    });
  }
  sheet.y += 42;
  const days = report.averages?.logged_days ?? 0;
  const note =
    days === 0
      ? 'No food was logged on these days.'
      : `Means of the ${days} of ${report.days.length} days with entries; water: of the days with any.`;
  sheet.say('P', () => ink.write(note, { x: PAGE.left, y: sheet.y }, { size: 8, color: colors.soft }));
  sheet.y += 24;
};

/** Which weekday is nearest to the goal, and which is furthest from it. */
export const drawWeekdays = (sheet: Sheet, { weekdays }: Report): void => {
  if (!weekdays) return;
  const { ink } = sheet;
  const { best, worst } = weekdays;
  const lines = [
    `Nearest to the goal: ${best.name}s, ${figure(best.energy)} kcal on average.`,
    `Furthest from it: ${worst.name}s, ${figure(worst.energy)} kcal on average.`,
  ];
  for (const line of lines) {
    const { y } = sheet;
    sheet.say('P', () => ink.write(line, { x: PAGE.left, y }, { size: 10 }));
    sheet.y += 15;
  }
  sheet.y += 12;
};
