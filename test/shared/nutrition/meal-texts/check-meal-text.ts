import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MealDescription } from '#shared/nutrition/describe-meal.ts';

/** An item that a text must log. */
interface ExpectedItem {
  name: RegExp;
  low: number;
  high: number;
  optional: boolean;
  /** The meal and day that the text states, e.g. `lunch-1`; null if the row does not check them. */
  place: string | null;
}

/** A text with the items that it must log. */
export interface MealText {
  kind: string;
  text: string;
  items: ExpectedItem[];
}

const itemOf = (written: string): ExpectedItem => {
  const [, place, name = '', mark, low, high] =
    /^(?:([a-z]*(?:-\d)?): )?(.+?)(\?)? (\d+)-(\d+)$/.exec(written) ?? [];
  if (name === '') throw new Error(`Cannot read the expected item "${written}".`);
  return {
    name: new RegExp(name, 'i'),
    low: Number(low),
    high: Number(high),
    optional: mark === '?',
    place: place ?? null,
  };
};

/** Reads the rows of a file in this folder; the first line documents the columns. */
export const readMealTexts = (file: string): MealText[] =>
  readFileSync(join(import.meta.dirname, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [kind = '', text = '', items = ''] = line.split(' | ');
      return { kind, text, items: items === 'nothing' ? [] : items.split('; ').map(itemOf) };
    });

const placeOf = ({ meals }: MealDescription, at: number): string => {
  const meal = meals.find(({ items }) => items.includes(at));
  return `${meal?.meal ?? ''}${meal?.day ? meal.day : ''}`;
};

/** Returns the item that fits, preferring one in the stated meal. */
const findFitting = (
  { name, place }: ExpectedItem,
  left: ReadonlySet<number>,
  description: MealDescription,
): number | undefined => {
  const fitting = [...left].filter((at) => name.test(description.items[at]?.name ?? ''));
  return fitting.find((at) => place === null || placeOf(description, at) === place) ?? fitting[0];
};

/** An item of a description with the expected items that it stands for. */
interface Found {
  at: number;
  expected: ExpectedItem[];
}

/**
 * Returns how a description differs from what is expected; empty if it does not. One item may stand for several expected
 * ones if its name mentions them: 'Ham and cheese sandwich'.
 */
export const checkMealText = ({ items }: MealText, description: MealDescription): string[] => {
  const problems: string[] = [];
  const left = new Set(description.items.keys());
  const found: Found[] = [];
  for (const expected of items) {
    const at = findFitting(expected, left, description);
    const shared = found.find((each) => expected.name.test(description.items[each.at]?.name ?? ''));
    if (at !== undefined) {
      left.delete(at);
      found.push({ at, expected: [expected] });
    } else if (shared !== undefined) shared.expected.push(expected);
    else if (!expected.optional) problems.push(`missing ${expected.name.source}`);
  }
  for (const { at, expected } of found) {
    const item = description.items[at];
    const kcal = item?.nutrients.calories ?? 0;
    const low = expected.filter(({ optional }) => !optional).reduce((sum, each) => sum + each.low, 0);
    const high = expected.reduce((sum, each) => sum + each.high, 0);
    const place = placeOf(description, at);
    if (kcal < low || kcal > high)
      problems.push(`${item?.name}: ${kcal} kcal (${item?.grams} g) instead of ${low}-${high}`);
    if (expected.some((each) => each.place !== null && each.place !== place))
      problems.push(`${item?.name}: in "${place}" instead of "${expected[0]?.place}"`);
  }
  for (const at of left) problems.push(`invented ${description.items[at]?.name}`);
  return problems;
};
