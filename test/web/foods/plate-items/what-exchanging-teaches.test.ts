import { expect, it } from 'vitest';
import { extractLessons } from '#shared/foods/lessons.ts';
import { comparePortionLessons } from '#shared/foods/portion-lessons.ts';
import { builtInFoods } from '#test/support/built-in-foods.ts';
import { describeMeal } from '#shared/nutrition/describe-meal.ts';
import { chooseAlternative, renameItem, reweighItem } from '#web/features/foods/plate-items/correct-items.ts';
import { keyOf } from '#web/features/foods/plate-items/item-keys.ts';

const itemsOf = (text: string) => describeMeal(text, builtInFoods()).items;
const plate = itemsOf('rice');
const [rice] = plate;
const key = keyOf(rice!);

it('A replaced food is remembered as another food, however it was found, and without a weight', () => {
  const chosen = rice!.alternatives![0]!;
  const butter = itemsOf('butter');
  expect(extractLessons(chooseAlternative(plate, key, chosen), null)).toEqual([
    { said: rice!.said, record_id: chosen.record_id, name: chosen.name, grams_factor: null },
  ]);
  expect(extractLessons(renameItem(plate, key, butter), null)).toEqual([
    { said: rice!.said, record_id: butter[0]!.record_id, name: butter[0]!.name, grams_factor: null },
  ]);
});

it('A food with only a corrected weight is remembered by its weight alone', () => {
  const { portion: _portion, ...unitless } = rice!;
  const [reweighed] = reweighItem([unitless], keyOf(unitless), rice!.grams * 2);
  expect(extractLessons([reweighed!], null)).toMatchObject([{ record_id: null, grams_factor: 2 }]);
});

it('A corrected weight of a food with a unit is remembered as its usual portion', () => {
  const reweighed = reweighItem(plate, key, 200);
  expect(extractLessons(reweighed, null)).toEqual([]);
  expect(comparePortionLessons(reweighed, null).learned).toMatchObject([
    { record_id: rice!.record_id, unit: 'serving', grams: 200 },
  ]);
});

it('A replaced food keeps its unit, so that a typed weight is remembered for the new food', () => {
  const chosen = rice!.alternatives![0]!;
  const replaced = chooseAlternative(plate, key, chosen);
  expect(comparePortionLessons(replaced, null).learned).toEqual([]);
  const [item] = replaced;
  expect(comparePortionLessons(reweighItem(replaced, keyOf(item!), 90), null).learned).toMatchObject([
    { record_id: chosen.record_id, unit: 'serving', grams: 90 },
  ]);
});
