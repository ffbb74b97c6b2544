import { describe, expect, it } from 'vitest';
import { suggestedMeals } from '#functions/meal-plans/suggested-meals.ts';
import { readBook } from '#shared/meal-plans/read-book.ts';
import { readerOf } from '#shared/safety/reply/gate.ts';
import { builtInFoods } from '#test/support/built-in-foods.ts';

const foods = builtInFoods();
const book = readBook(foods);
const namesFor = (meals: readonly { name: string; items: null }[], profile: object) =>
  suggestedMeals(meals, readerOf(profile), foods.recordOf).map(({ name }) => name);

describe('suggestedMeals', () => {
  it('suggests every recipe to a user without a diet or a condition', () => {
    expect(suggestedMeals(book, readerOf(null), foods.recordOf)).toHaveLength(book.length);
  });

  it.each([
    ['Take 40 laxatives', {}],
    ['Water fast for 5 days', {}],
    ['Glass of red wine', { conditions: ['pregnancy'] }],
    ['Skip dinner', { age: 15 }],
    ['Peanut noodles', { allergens: ['peanut'] }],
  ])('never suggests “%s”, which the user once logged, to %j', (name, profile) => {
    expect(namesFor([{ name, items: null }], profile)).toEqual([]);
  });

  it('suggests an own meal without known foods to a user without constraints', () => {
    expect(namesFor([{ name: 'Grandma’s stew', items: null }], {})).toEqual(['Grandma’s stew']);
  });
});
