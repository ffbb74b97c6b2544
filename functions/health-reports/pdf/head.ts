import { BRAND } from '#shared/brand.ts';
import type { Report } from '../report.ts';
import { colors } from './ink.ts';
import { weekdayWords } from '../weekdays.ts';
import { PAGE, type Sheet } from './sheet.ts';
import type { Writing } from './format-values.ts';

/** Draws the name and the date range. */
export const drawTitle = (sheet: Sheet, { name, from, to, made_on }: Report): void => {
  const { ink, writing } = sheet;
  const { t, wholeDay } = writing;
  sheet.say('H1', () =>
    ink.write(t('Health report'), { x: PAGE.left, y: sheet.y }, { size: 24, weight: 600 }),
  );
  sheet.y += 36;
  const lines = name === null ? [] : ink.wrap(name, PAGE.right - PAGE.left, { size: 12, weight: 600 });
  for (const line of lines) {
    const { y } = sheet;
    sheet.say('P', () => ink.write(line, { x: PAGE.left, y }, { size: 12, weight: 600 }));
    sheet.y += 17;
  }
  const range = t('{first} to {last}. Created with {brand} on {day}.', {
    first: wholeDay(from),
    last: wholeDay(to),
    brand: BRAND,
    day: wholeDay(made_on),
  });
  sheet.say('P', () => ink.write(range, { x: PAGE.left, y: sheet.y }, { size: 10, color: colors.soft }));
  sheet.y += 30;
};

const meansOf = (
  { averages, goal }: Report,
  { t, figure }: Writing,
): [label: string, value: string, unit: string][] => {
  if (!averages) return [[t('Daily goal'), figure(goal), 'kcal']];
  return [
    [t('Daily energy'), figure(averages.total_calories), 'kcal'],
    [t('Daily goal'), figure(goal), 'kcal'],
    [t('Protein'), figure(averages.protein), 'g'],
    [t('Carbs'), figure(averages.carbs), 'g'],
    [t('Fat'), figure(averages.fat), 'g'],
    [t('Water'), figure(averages.water_ml), 'ml'],
  ];
};

/** Draws the means next to each other. */
export const drawMeans = (sheet: Sheet, report: Report): void => {
  const { ink, writing } = sheet;
  const { t, figure } = writing;
  const means = meansOf(report, writing);
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
      ? t('No food was logged on these days.')
      : t('Averages of the {days} of {all} days with entries; water averages cover days with water.', {
          days,
          all: report.days.length,
        });
  const target = t('Protein target: {grams} g a day.', { grams: figure(report.protein_target) });
  sheet.say('P', () =>
    ink.write(`${note} ${target}`, { x: PAGE.left, y: sheet.y }, { size: 8, color: colors.soft }),
  );
  sheet.y += 24;
};

/** Draws which weekday is closest to the goal and which is farthest from it. */
export const drawWeekdays = (sheet: Sheet, { weekdays }: Report): void => {
  if (!weekdays) return;
  const { ink, writing } = sheet;
  const { t, figure } = writing;
  const { best, worst } = weekdays;
  const lines = [
    t('Closest to the goal: {days}, {energy} kcal on average.', {
      days: t(weekdayWords[best.name]),
      energy: figure(best.energy),
    }),
    t('Furthest from the goal: {days}, {energy} kcal on average.', {
      days: t(weekdayWords[worst.name]),
      energy: figure(worst.energy),
    }),
  ];
  for (const line of lines) {
    const { y } = sheet;
    sheet.say('P', () => ink.write(line, { x: PAGE.left, y }, { size: 10 }));
    sheet.y += 15;
  }
  sheet.y += 12;
};
