import { expect, it } from 'vitest';
import { extractLessons } from '#shared/foods/lessons.ts';
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
  expect(extractLessons(reweighItem(plate, key, rice!.grams * 2), null)).toMatchObject([
    { record_id: null, grams_factor: 2 },
  ]);
});
