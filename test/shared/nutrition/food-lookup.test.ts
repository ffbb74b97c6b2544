import { expect, test } from 'vitest';
import { lookupOf } from '#shared/nutrition/match/food-lookup.ts';
import { noHint } from '#shared/nutrition/match/query.ts';
import { builtInFoods } from '#test/support/built-in-foods.ts';

const phrase = (...words: string[]) => words.map((word) => ({ word, share: 1 }));

test('The lookup finds the same foods for a phrase before and after thousands of other phrases', () => {
  const look = lookupOf(builtInFoods());
  const before = look(phrase('banana'), noHint).map(({ record }) => record.id);
  for (let number = 0; number < 2_500; number += 1) look(phrase(`word${number}`), noHint);
  expect(before.length).toBeGreaterThan(1);
  expect(look(phrase('banana'), noHint).map(({ record }) => record.id)).toEqual(before);
});

test('The lookup keeps phrases apart whose amounts ask for different foods', () => {
  const look = lookupOf(builtInFoods());
  const poured = look(phrase('milk'), { ...noHint, poured: true });
  const asBar = look(phrase('milk'), { ...noHint, portion: 'bar' });
  expect(poured).not.toBe(asBar);
  expect(look(phrase('milk'), { ...noHint, poured: true })).toBe(poured);
});
