import { describe, expect, it } from 'vitest';
import { findCheckedFoods } from '#shared/diet/checked-foods.ts';
import { conflictsOfAll } from '#shared/diet/conflicts.ts';
import { readDiet } from '#shared/diet/read-diet.ts';
import { builtInFoods } from '#test/support/built-in-foods.ts';

/** Returns how sure it is that a food contains each of some allergens; null for free of it. */
const certaintyOf = (words: string, allergens: readonly string[]) => {
  const found = conflictsOfAll(
    findCheckedFoods(words, builtInFoods()),
    readDiet({ allergens: [...allergens] }),
  );
  return Object.fromEntries(
    allergens.map((name) => [name, found.find((each) => each.name === name)?.certainty ?? null]),
  );
};

describe('Short names of dishes', () => {
  it.each([
    ['bacon mac', ['milk', 'gluten']],
    ['mac', ['milk', 'gluten']],
    ['truffle mac', ['milk', 'gluten']],
    ['mac and peas', ['milk', 'gluten']],
    ['eggs benny', ['milk', 'gluten', 'egg']],
    ['eggplant parm', ['milk', 'gluten']],
  ])('contain the allergens of their dish: %s', (words, allergens) => {
    expect(certaintyOf(words, allergens)).toEqual(
      Object.fromEntries(allergens.map((name) => [name, 'contains'])),
    );
  });

  it.each(['pesto chicken', 'benny', 'veggie parm', 'mozz sticks', 'zorgle stew'])(
    'never count as free of an allergen if a word was not understood: %s',
    (words) => {
      const certainties = Object.values(certaintyOf(words, ['milk', 'nut', 'sesame', 'gluten']));
      expect(certainties).not.toContain(null);
    },
  );

  it('count as free of an allergen if the food is known for sure', () => {
    expect(certaintyOf('banana', ['milk', 'nut'])).toEqual({ milk: null, nut: null });
  });
});
