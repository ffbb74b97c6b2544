import { describe, expect, it } from 'vitest';
import { newPlannedMeal } from '#shared/meal-plans/schema.ts';
import { defaultPlanOptions } from '#shared/meal-plans/week/plan-options.ts';
import { isWithinGoal, planWeek } from '#shared/meal-plans/week/plan-week.ts';
import { sumNutrients } from '#shared/nutrition/values/totals.ts';
import { addDays } from '#shared/time/local-date.ts';
import { aUsualMeal } from '#test/support/builders/a-usual-meal.ts';
import { earlyRepeats, emptyDays, recipes, request, usual } from './week-scene.ts';

describe('A planned week', () => {
  it.each([1_200, 1_500, 1_900, 2_300, 2_800, 3_400])(
    'a planned week of recipes for %i kcal reaches the goal every day, without a dish twice in four days',
    (goal) => {
      for (const seed of [1, 2, 3]) {
        const filled = planWeek(request({ usual: recipes, goal, protein: (goal * 0.15) / 4, seed }));
        expect(filled.map(({ isWithin }) => isWithin)).toEqual(emptyDays.map(() => true));
        expect(earlyRepeats(filled)).toEqual([]);
        for (const { meals, calories } of filled) {
          expect(calories).toBeLessThanOrEqual(goal);
          expect(calories).toBe(meals.reduce((sum, meal) => sum + meal.calories, 0));
          for (const meal of meals) newPlannedMeal.parse(meal);
        }
      }
    },
  );

  it('a planned week has snacks that are smaller than every main meal of their day', () => {
    for (const goal of [1_300, 2_000, 3_000])
      for (const { meals } of planWeek(request({ usual: recipes, goal }))) {
        const energies = (isSnack: boolean): number[] =>
          meals.filter(({ type }) => (type === 'snack') === isSnack).map(({ calories }) => calories);
        expect(Math.max(...energies(true))).toBeLessThan(Math.min(...energies(false)));
      }
  });

  it('a planned week scales the foods of a meal with its servings', () => {
    const planned = planWeek(request({ usual: recipes, goal: 2_300 })).flatMap(({ meals }) => meals);
    expect(planned.some(({ recipe }) => recipe && recipe.servings !== 1)).toBe(true);
    for (const { items, calories, recipe, name } of planned) {
      const source = recipes.find((meal) => meal.name === name)!;
      expect(Math.abs((sumNutrients(items ?? []).calories ?? 0) - calories), name).toBeLessThanOrEqual(1);
      expect(items![0]!.grams, name).toBeCloseTo(source.items![0]!.grams * recipe!.servings, 0);
    }
  });

  it('a planned week of usual meals keeps each day within 5% of the goal when the meals allow it', () => {
    const filled = planWeek(request());
    expect(filled.every(({ isWithin }) => isWithin)).toBe(true);
    expect(earlyRepeats(filled)).toEqual([]);
  });

  it('a planned week prefers the meals that the user eats over recipes', () => {
    const names = planWeek(request({ usual: [...usual, ...recipes] })).flatMap(({ meals }) =>
      meals.map(({ name }) => name),
    );
    const own = names.filter((name) => usual.some((meal) => meal.name === name));
    expect(own.length * 2).toBeGreaterThan(names.length);
  });

  it('a planned week repeats dishes when there are too few, and reports days off the goal', () => {
    const filled = planWeek(request({ usual: [aUsualMeal({ calories: 500 })], goal: 2_000 }));
    expect(filled.map(({ calories, isWithin }) => [calories, isWithin])).toEqual(
      emptyDays.map(() => [750, false]),
    );
  });

  it('a planned week stays empty without meals to choose from', () => {
    expect(planWeek(request({ usual: [] })).every(({ meals }) => meals.length === 0)).toBe(true);
  });

  it('a planned week differs with another seed and is the same with the same one', () => {
    const names = (seed: number): string[] =>
      planWeek(request({ usual: recipes, seed })).flatMap(({ meals }) => meals.map(({ name }) => name));
    expect(names(1)).toEqual(names(1));
    expect(names(2)).not.toEqual(names(1));
  });

  it.each([
    [1_900, true],
    [1_899, false],
    [2_100, true],
    [2_101, false],
  ])('%i of 2,000 kcal counts as reaching the goal: %s', (calories, isWithin) => {
    expect(isWithinGoal(calories, 2_000)).toBe(isWithin);
  });
});

describe('Leftovers in a planned week', () => {
  const filled = planWeek(
    request({ usual: recipes, goal: 2_000, options: { ...defaultPlanOptions, has_leftovers: true } }),
  );
  const leftovers = filled.flatMap(({ date, meals }) =>
    meals.filter(({ leftover_of }) => leftover_of).map((meal) => ({ date, meal })),
  );

  it('leftovers in a planned week are the lunch after the dinner that they come from', () => {
    expect(leftovers.length).toBeGreaterThanOrEqual(2);
    for (const { date, meal } of leftovers) {
      expect(meal.type).toBe('lunch');
      const dinner = filled
        .find((day) => day.date === addDays(date, -1))!
        .meals.find(({ id }) => id === meal.leftover_of)!;
      expect(dinner).toMatchObject({ type: 'dinner', name: meal.name });
    }
  });

  it('leftovers in a planned week keep every day within 5% of the goal', () => {
    expect(filled.every(({ isWithin }) => isWithin)).toBe(true);
    expect(earlyRepeats(filled)).toEqual([]);
  });

  it('leftovers in a planned week never come from a recipe for one', () => {
    for (const { meal } of leftovers)
      expect(recipes.find(({ name }) => name === meal.name)!.recipe!.portions).toBeGreaterThan(1);
  });
});
