import type { FoodEntry } from '#shared/food-entries/schema.ts';
import { mealTypes } from '#shared/food-entries/meal-type.ts';
import { wallClockOf } from '#shared/time/wall-clock.ts';
import type { Report } from '../report.ts';
import { colors } from './ink.ts';
import { PAGE, type Sheet } from './sheet.ts';
import { UNKNOWN_FIGURE, type Writing } from './format-values.ts';

const LINE = 12;
const MEAL_LEFT = PAGE.left + 34;
const FOOD = { left: 128, right: 372 } as const;

/** Returns the left edge of food names, after the language's longest meal name. */
const foodLeftOf = ({ ink, writing }: Sheet): number =>
  Math.max(FOOD.left, ...mealTypes.map((type) => MEAL_LEFT + ink.widthOf(writing.t(type)) + 6));

const macrosOf = ({ protein, carbs, fat }: FoodEntry, { t, figure }: Writing): string => {
  const known = [protein, carbs, fat];
  if (known.every((value) => value === null)) return UNKNOWN_FIGURE;
  const grams = { protein: figure(protein), carbs: figure(carbs), fat: figure(fat) };
  return t('P {protein}  C {carbs}  F {fat} g', grams);
};

const wordsOf = ({ food_name, serving_size }: FoodEntry): string =>
  serving_size === null ? food_name : `${food_name}, ${serving_size}`;

const drawEntry = (sheet: Sheet, list: PDFKit.PDFStructureElement, entry: FoodEntry, left: number): void => {
  const { doc, ink, writing } = sheet;
  const lines = ink.wrap(wordsOf(entry), FOOD.right - left);
  const note = entry.note === null ? '' : writing.t('Note: {note}', { note: entry.note });
  const noteLines = ink.wrap(note, PAGE.right - left);
  const height = (Math.max(1, lines.length) + noteLines.length) * LINE + 3;
  sheet.need(height);
  const { y } = sheet;
  const { time } = wallClockOf(new Date(entry.logged_at), entry.time_zone);
  const line = doc.struct('LI');
  list.add(line);
  const body = doc.struct('LBody', {}, () => {
    ink.write(time.slice(0, 5), { x: PAGE.left + 4, y }, { color: colors.soft });
    ink.write(writing.t(entry.meal_type), { x: MEAL_LEFT, y }, { color: colors.soft });
    for (const [index, text] of lines.entries()) ink.write(text, { x: left, y: y + index * LINE });
    const noteTop = y + Math.max(1, lines.length) * LINE;
    for (const [index, text] of noteLines.entries())
      ink.write(text, { x: left, y: noteTop + index * LINE }, { color: colors.soft });
    ink.writeEnding(`${writing.figure(entry.calories)} kcal`, { x: 432, y });
    ink.writeEnding(macrosOf(entry, writing), { x: PAGE.right - 4, y }, { color: colors.soft });
  });
  line.add(body);
  body.end();
  line.end();
  sheet.y += height;
};

/** Draws all entries, grouped by day. */
export const drawEntries = (sheet: Sheet, { entries }: Report): void => {
  if (entries.length === 0) return;
  const { doc, ink, root, writing } = sheet;
  const left = foodLeftOf(sheet);
  sheet.need(80);
  sheet.say('H2', () =>
    ink.write(writing.t('Entries'), { x: PAGE.left, y: sheet.y }, { size: 13, weight: 600 }),
  );
  sheet.y += 24;
  for (const [date, ofDay] of Map.groupBy(entries, ({ local_date }) => local_date)) {
    // Keeps the day's heading together with its first entry.
    sheet.need(18 + 2 * LINE);
    sheet.say('H3', () =>
      ink.write(writing.namedDay(date), { x: PAGE.left, y: sheet.y }, { size: 10, weight: 600 }),
    );
    sheet.y += 17;
    const list = doc.struct('L');
    root.add(list);
    for (const entry of ofDay) drawEntry(sheet, list, entry, left);
    list.end();
    sheet.y += 6;
  }
  sheet.y += 12;
};
