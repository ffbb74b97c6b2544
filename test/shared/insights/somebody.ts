import fc from 'fast-check';
import { mealTypes } from '#shared/food-entries/meal-type.ts';
import { addDays } from '#shared/time/local-date.ts';
import { entryOf, people, type Person, TODAY } from '../facts/two-people.ts';

const [anna] = people();

const grams = fc.option(
  fc.integer({ min: 0, max: 900 }).map((tenths) => tenths / 10),
  { nil: null },
);
/** Generates users with recent entries, a goal, body data and weights. */
export const somebody = fc
  .record({
    meals: fc.array(
      fc.record({
        ago: fc.integer({ min: 0, max: 40 }),
        type: fc.constantFrom(...mealTypes),
        name: fc.constantFrom('Rice', 'Soup', 'Beans, 3 cans', '7 Up'),
        kcal: fc.integer({ min: 0, max: 2_500 }),
        figures: fc.tuple(grams, grams, grams, grams, grams, fc.integer({ min: 0, max: 4_000 })),
      }),
      { maxLength: 60 },
    ),
    goal: fc.option(fc.integer({ min: 500, max: 10_000 }), { nil: null }),
    age: fc.option(fc.integer({ min: 13, max: 100 }), { nil: null }),
    height: fc.option(fc.integer({ min: 140, max: 210 }), { nil: null }),
    weight: fc.option(fc.integer({ min: 35, max: 150 }), { nil: null }),
    unit_system: fc.constantFrom('metric' as const, 'imperial' as const),
    weights: fc.uniqueArray(
      fc.record({ ago: fc.integer({ min: 0, max: 60 }), kg: fc.integer({ min: 200, max: 5_000 }) }),
      { selector: ({ ago }) => ago, maxLength: 12 },
    ),
  })
  .map(({ meals, goal, age, height, weight, unit_system, weights }): Person => ({
    name: 'Somebody',
    entries: meals.map(({ ago, type, name, kcal, figures }, at) =>
      entryOf(`E${at}`, ago, type, name, [kcal, ...figures]),
    ),
    water: {},
    profile: { ...anna.profile, daily_calorie_goal: goal, age, height, weight, unit_system },
    weights: weights.map(({ ago, kg }) => ({ date: addDays(TODAY, -ago), weight: kg / 10 })),
  }));
