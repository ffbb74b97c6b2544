import { describe, expect, it } from 'vitest';
import { conflictsOf, conflictsOfAll, isSuitable } from '#shared/diet/conflicts.ts';
import { isUnconstrained, readDiet } from '#shared/diet/read-diet.ts';

describe('readDiet', () => {
  it('returns no constraints for an empty profile and for no diet', () => {
    expect(isUnconstrained(readDiet({}))).toBe(true);
    expect(isUnconstrained(readDiet({ diet: 'none', allergens: [], dislikes: [], conditions: [] }))).toBe(
      true,
    );
  });

  it.each([
    [{ allergens: ['peanut', 'mollusc'] }, ['peanut', 'mollusc']],
    [{ allergens: ['severe peanut allergy since 2010'] }, ['peanut']],
    [{ conditions: ['celiac disease'] }, ['gluten']],
    [{ conditions: ['lactose intolerance'] }, ['lactose']],
    [{ conditions: ['allergy to sesame'] }, ['sesame']],
    [{ diet: 'halal' }, ['pork', 'alcohol']],
    [{ diet: 'vegan and gluten-free' }, ['gluten']],
    [{ diet: 'no pork' }, ['pork']],
  ])('reads from %o that %j must be avoided', (profile, avoid) => {
    expect(readDiet(profile).avoid).toEqual(avoid);
  });

  it('keeps other allergies and a diet without data as typed', () => {
    const constraints = readDiet({ allergens: ['kiwi'], diet: 'low FODMAP' });
    expect(constraints).toMatchObject({ otherAllergens: ['kiwi'], uncheckedDiet: 'low FODMAP', diets: [] });
  });
});

describe('conflictsOf', () => {
  const constraints = readDiet({ allergens: ['peanut', 'kiwi'], diet: 'vegan', dislikes: ['olives'] });

  it('reports a contained allergen, an unsuitable diet and a dislike', () => {
    const food = {
      name: 'Satay with olives',
      diet: 'meat',
      contains: ['peanut', 'soy'],
      madeOf: ['chicken'],
    };
    expect(conflictsOf(food as never, constraints)).toEqual([
      { kind: 'allergen', name: 'peanut', certainty: 'contains' },
      { kind: 'diet', name: 'vegan', certainty: 'contains' },
      { kind: 'dislike', name: 'olives', certainty: 'contains' },
    ]);
  });

  it('reports unknown contents as unknown and never as suitable', () => {
    const food = { name: 'Bar of an unknown brand' };
    expect(conflictsOf(food, constraints).map(({ certainty }) => certainty)).toEqual([
      'unknown',
      'unknown',
      'unknown',
    ]);
    expect(isSuitable(food, constraints)).toBe(false);
  });

  it('reports traces as may contain', () => {
    const food = { name: 'Oat bar', contains: [], traces: ['peanut' as const] };
    expect(conflictsOf(food, readDiet({ allergens: ['peanut'] }))).toEqual([
      { kind: 'allergen', name: 'peanut', certainty: 'may contain' },
    ]);
  });

  it('accepts a lactose-free milk for an intolerance but not for a milk allergy', () => {
    const milk = { name: 'Lactose-free milk', contains: ['milk' as const] };
    expect(isSuitable(milk, readDiet({ allergens: ['lactose'] }))).toBe(true);
    expect(isSuitable(milk, readDiet({ allergens: ['milk'] }))).toBe(false);
  });

  it('returns each conflict of a meal once, with its highest certainty', () => {
    const foods = [{ name: 'Sauce' }, { name: 'Peanuts', contains: ['peanut' as const] }];
    expect(conflictsOfAll(foods, readDiet({ allergens: ['peanut'] }))).toEqual([
      { kind: 'allergen', name: 'peanut', certainty: 'contains' },
    ]);
  });
});
