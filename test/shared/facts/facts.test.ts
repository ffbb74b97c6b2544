import fc from 'fast-check';
import { countTokens } from 'gpt-tokenizer';
import { describe, expect, it } from 'vitest';
import { mealTypes } from '#shared/food-entries/meal-type.ts';
import { factSheet, sheetText } from '#shared/facts/fact-sheet.ts';
import { factsOf } from '#shared/facts/facts.ts';
import { findInventedNumbers } from '#shared/facts/figures/find-invented-figures.ts';
import type { FactEntry } from '#shared/facts/source.ts';
import { nutrientNames } from '#shared/nutrition/values/nutrients.ts';
import { addDays } from '#shared/time/local-date.ts';
import { entryOf, people, type Person, sourceOf, TODAY } from './two-people.ts';
import { isFull } from '#test/support/full-size.ts';

const runs = isFull ? 10_000 : 50;

const grams = fc.option(
  fc.integer({ min: 0, max: 2_000 }).map((tenths) => tenths / 10),
  { nil: null },
);
const someEntry = fc
  .record({
    ago: fc.integer({ min: -2, max: 13 }),
    meal: fc.constantFrom(...mealTypes),
    name: fc.oneof(
      fc.constantFrom('Soup', 'soup ', 'Rice'),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 200 }),
    ),
    calories: fc.integer({ min: 0, max: 3_000 }),
    macros: fc.tuple(grams, grams, grams, grams, grams),
    sodium: fc.option(fc.integer({ min: 0, max: 5_000 }), { nil: null }),
  })
  .map(
    ({ ago, meal, name, calories, macros: [protein, carbs, fat, fiber, sugar], sodium }) =>
      (at: number) =>
        entryOf(`E${at}`, ago, meal, name, [calories, protein, carbs, fat, fiber, sugar, sodium]),
  );
const someEntries = fc.array(someEntry, { maxLength: 40 }).map((made) => made.map((make, at) => make(at)));
const somebody = fc
  .record({
    entries: someEntries,
    water: fc.dictionary(
      fc.integer({ min: 0, max: 13 }).map((ago) => addDays(TODAY, -ago)),
      fc.integer({ min: 1, max: 5_000 }),
    ),
    goal: fc.option(fc.integer({ min: 500, max: 10_000 }), { nil: null }),
    weights: fc.uniqueArray(
      fc.record({ ago: fc.integer({ min: 0, max: 60 }), kg: fc.integer({ min: 200, max: 5_000 }) }),
      { selector: ({ ago }) => ago, maxLength: 20 },
    ),
  })
  .map(({ entries, water, goal, weights }): Person => ({
    name: 'Somebody',
    entries,
    water,
    profile: { ...people()[0].profile, daily_calorie_goal: goal },
    weights: weights.map(({ ago, kg }) => ({ date: addDays(TODAY, -ago), weight: kg / 10 })),
  }));

/** Uses whole tenths to avoid rounding errors. */
const naiveSum = (entries: readonly FactEntry[], name: (typeof nutrientNames)[number]): number =>
  entries.reduce((sum, entry) => sum + Math.round((entry[name] ?? 0) * 10), 0) / 10;

describe('Facts of any entries', () => {
  it('facts of random entries equal a naive recount and report unknown values', () => {
    fc.assert(
      fc.property(somebody, (person) => {
        const facts = factsOf(sourceOf(person));
        const days = new Set(Array.from({ length: 7 }, (_, ago) => addDays(TODAY, -ago)));
        const today = person.entries.filter(({ local_date }) => local_date === TODAY);
        const week = person.entries.filter(({ local_date }) => days.has(local_date));
        const logged = new Set(week.map(({ local_date }) => local_date)).size;
        expect(facts.today.meals).toBe(today.length);
        expect(facts.week.logged).toHaveLength(logged);
        expect(facts.goal.left).toBe(
          (person.profile.daily_calorie_goal ?? 2000) - naiveSum(today, 'calories'),
        );
        for (const name of nutrientNames) {
          const known = today.filter((entry) => entry[name] !== null);
          expect(facts.today.amounts[name]).toEqual(
            known.length === 0
              ? null
              : { value: naiveSum(today, name), isAtLeast: known.length < today.length },
          );
          expect(facts.week.total[name]?.value ?? 0).toBe(naiveSum(week, name));
          const scale = name === 'calories' || name === 'sodium' ? 1 : 10;
          if (logged > 0)
            expect(facts.week.average[name]?.value ?? 0).toBe(
              Math.round((naiveSum(week, name) / logged) * scale) / scale,
            );
        }
        const shares = facts.meals.reduce((sum, { amounts }) => sum + (amounts.calories?.value ?? 0), 0);
        expect(shares).toBe(
          naiveSum(
            person.entries.filter(({ local_date }) => local_date <= TODAY),
            'calories',
          ),
        );
        if (facts.split !== null) expect(facts.split.protein + facts.split.carbs + facts.split.fat).toBe(100);
      }),
      { numRuns: runs },
    );
  });

  it('facts of random entries do not depend on the order of rows', () => {
    fc.assert(
      fc.property(somebody, (person) => {
        const source = sourceOf(person);
        const turned = {
          ...source,
          days: [...source.days].reverse(),
          entries: [...source.entries].reverse(),
          weights: [...source.weights].reverse(),
        };
        expect(factsOf(turned)).toEqual(factsOf(source));
      }),
      { numRuns: Math.min(runs, 1_000) },
    );
  });

  it('facts of random entries fit a fact sheet of at most 60 lines and 900 tokens that contains all of their numbers', () => {
    fc.assert(
      fc.property(somebody, (person) => {
        const sheet = factSheet(factsOf(sourceOf(person)));
        const text = sheetText(sheet);
        expect(sheet.length).toBeLessThanOrEqual(60);
        expect(new Set(sheet.map(({ id }) => id)).size).toBe(sheet.length);
        expect(countTokens(text)).toBeLessThanOrEqual(900);
        expect(findInventedNumbers(text, sheet)).toEqual([]);
      }),
      { numRuns: Math.min(runs, 1_000) },
    );
  });
});

describe('Facts of two users', () => {
  const [anna, ben] = people();

  it('facts of two users fit the fact sheet when everything is logged', () => {
    for (const person of [anna, ben]) {
      const text = sheetText(factSheet(factsOf(sourceOf(person))));
      expect(text.split('\n').length).toBeGreaterThan(40);
      expect(countTokens(text)).toBeLessThanOrEqual(900);
    }
  });

  it('a streak continues while today has no entry yet, and ends with an empty day', () => {
    const without = (...dates: string[]): Person => ({
      ...anna,
      entries: anna.entries.filter(({ local_date }) => !dates.includes(local_date)),
    });
    expect(factsOf(sourceOf(anna)).streak).toEqual({ current: 11, longest: 11, isTodayLogged: true });
    expect(factsOf(sourceOf(without(TODAY))).streak.current).toBe(10);
    expect(factsOf(sourceOf(without(TODAY, '2026-11-19'))).streak.current).toBe(0);
  });

  it.each([
    [1665, 1],
    [1664, 0],
    [2035, 1],
    [2036, 0],
  ])('a day of %i kcal counts %i times as within 10%% of 1,850 kcal', (calories, days) => {
    const one = entryOf('X', 1, 'lunch', 'Stew', [calories, null, null, null, null, null, null]);
    const { goalDays } = factsOf(sourceOf({ ...anna, entries: [one] }));
    expect(goalDays.week.within).toBe(days);
  });

  it('the best and the worst day exclude today, which is not over', () => {
    const { extremes } = factsOf(sourceOf(anna));
    expect(extremes?.best.date).toBe('2026-11-19');
    expect(extremes?.worst.date).toBe('2026-11-15');
  });

  it('a straight line through the weights gives kg per week', () => {
    const { weight } = factsOf(sourceOf(anna));
    expect(weight).toMatchObject({ change: -1.56, count: 6, slope: -0.42 });
    expect(factsOf(sourceOf({ ...anna, weights: anna.weights.slice(0, 2) })).weight?.slope).toBeNull();
  });

  it('a day with only water is not a logged day', () => {
    const facts = factsOf(sourceOf({ ...anna, entries: [] }));
    expect(facts.today).toMatchObject({ meals: 0, water_ml: 750 });
    expect(facts.week.logged).toEqual([]);
    expect(facts.streak.current).toBe(0);
  });
});
