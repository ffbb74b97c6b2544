import { euAllergens } from '#shared/nutrition/table/food-record.ts';
import { describe, expect, it } from 'vitest';
import { chooseIdeas, isIdeaSuitable, mealIdeas } from '#shared/diet/ideas/choose-ideas.ts';
import { ideaIngredients } from '#shared/diet/ideas/ingredients.ts';
import { themesIn } from '#shared/diet/ideas/themes.ts';
import { type DietProfile, readDiet } from '#shared/diet/read-diet.ts';
import { findFood } from '#test/support/built-in-foods.ts';

/** Ingredients that the food table lacks or has in another preparation only, with the reason. */
const apart: Readonly<Record<string, string>> = {
  'gluten-free oats': 'The table has oats only.',
  'lactose-free yogurt': 'The table has lactose-free milk only.',
  'lactose-free quark': 'The table has lactose-free milk only.',
};

const sorted = (texts: readonly string[]) => [...texts].sort((one, other) => one.localeCompare(other));

describe('The ingredients of the ideas', () => {
  it.each(
    [...ideaIngredients.values()]
      .filter(({ name }) => !(name in apart))
      .map((each) => [each.name, each] as const),
  )('%s has the diet and contents of the food table', (name, { diet, contains }) => {
    const record = findFood(name)!.record;
    expect({ diet: record.diet, contains: sorted(record.contains ?? []) }).toEqual({
      diet,
      contains: sorted(contains),
    });
  });
});

const profiles: readonly (readonly [string, DietProfile])[] = [
  ...[...euAllergens, 'lactose', 'strawberries', 'Knoblauch'].map(
    (name) => [`${name} allergy`, { allergens: [name] }] as const,
  ),
  ...['vegetarian', 'vegan', 'pescatarian', 'halal', 'kosher', 'gluten-free', 'pork-free', 'low-carb'].map(
    (diet) => [diet, { diet }] as const,
  ),
  ['fructose intolerance', { conditions: ['fructose intolerance'] }],
  ['gout', { conditions: ['gout'] }],
  ['pregnancy', { conditions: ['pregnant'] }],
  ['vegan with celiac disease', { diet: 'vegan', conditions: ['celiac disease'] }],
];

describe.each(profiles)('The ideas for %s', (_name, profile) => {
  const constraints = readDiet(profile);

  it('ideas exist for breakfast, lunch, dinner and snacks', () => {
    const suitable = mealIdeas.filter((idea) => isIdeaSuitable(idea, constraints));
    for (const meal of ['breakfast', 'lunch', 'dinner', 'snack'])
      expect(suitable.filter(({ themes }) => themes.has(meal)).length, meal).toBeGreaterThanOrEqual(2);
  });
});

describe('chooseIdeas', () => {
  const options = { day: '2026-11-20', shown: '' };

  it('never returns an idea with an excluded ingredient', () => {
    for (const [, profile] of profiles)
      for (const request of [
        'breakfast',
        'quick lunch',
        'dinner with protein',
        'snack',
        'soup',
        'dessert',
        'dip',
      ]) {
        const constraints = readDiet(profile);
        const { ideas } = chooseIdeas(themesIn(request), constraints, options);
        for (const { ingredients } of ideas)
          for (const { contains } of ingredients)
            expect(
              contains.filter((content) => (constraints.avoid as readonly string[]).includes(content)),
            ).toEqual([]);
      }
  });

  it('notices a planted violation', () => {
    const [idea] = mealIdeas;
    const peanut = {
      name: 'peanuts',
      german: 'Erdnüsse',
      diet: 'vegan',
      contains: ['peanut'],
      tags: [],
    } as const;
    const planted = { ...idea!, ingredients: [...idea!.ingredients, peanut] };
    expect(isIdeaSuitable(idea!, readDiet({ allergens: ['peanut'] }))).toBe(true);
    expect(isIdeaSuitable(planted, readDiet({ allergens: ['peanut'] }))).toBe(false);
  });

  it('returns what was asked for, and others the next time', () => {
    const constraints = readDiet({ diet: 'vegan' });
    const first = chooseIdeas(themesIn('a soup for dinner'), constraints, options);
    expect(first.ideas.every(({ themes }) => themes.has('soup'))).toBe(true);
    const shown = first.ideas.map(({ en }) => en).join('\n');
    const second = chooseIdeas(themesIn('a soup for dinner'), constraints, { ...options, shown });
    expect(second.ideas[0]).not.toBe(first.ideas[0]);
  });

  it('returns nothing if nothing is left', () => {
    const allergens = [...ideaIngredients.keys()];
    expect(chooseIdeas(themesIn('dinner'), readDiet({ allergens }), options).ideas).toEqual([]);
  });
});
