import { describe, expect, it } from 'vitest';
import { sameWords } from '#shared/meal-plans/normalize-name.ts';
import type { UsualMeal } from '#shared/meal-plans/usual-meal.ts';
import { defaultPlanOptions } from '#shared/meal-plans/week/plan-options.ts';
import { planWeek, swapMeal, type WeekMeal, type WeekRequest } from '#shared/meal-plans/week/plan-week.ts';
import { addDays } from '#shared/time/local-date.ts';
import { aPlannedMeal } from '#test/support/builders/a-planned-meal.ts';
import { emptyDays, from, newId, recipes, request, usual } from './week-scene.ts';

describe('The options of a planned week', () => {
  const plannedRecipes = (options: Partial<WeekRequest['options']>): NonNullable<UsualMeal['recipe']>[] =>
    planWeek(
      request({ usual: [...usual, ...recipes], options: { ...defaultPlanOptions, ...options } }),
    ).flatMap(({ meals }) =>
      meals.flatMap(({ name }) => recipes.find((meal) => meal.name === name)?.recipe ?? []),
    );

  it('the time limit of a planned week excludes recipes that take longer', () => {
    const quick = plannedRecipes({ source: 'recipes', max_minutes: 15 });
    expect(quick.length).toBeGreaterThan(20);
    expect(Math.max(...quick.map(({ minutes }) => minutes))).toBeLessThanOrEqual(15);
  });

  it('the budget of a planned week excludes more expensive recipes', () => {
    const cheap = plannedRecipes({ source: 'recipes', max_budget: 1 });
    expect(cheap.length).toBeGreaterThan(20);
    expect(cheap.every(({ budget }) => budget === 1)).toBe(true);
  });

  it('the option "own" plans no recipe, and "recipes" plans nothing else', () => {
    expect(plannedRecipes({ source: 'own' })).toEqual([]);
    const filled = planWeek(
      request({ usual: [...usual, ...recipes], options: { ...defaultPlanOptions, source: 'recipes' } }),
    );
    expect(filled.every(({ meals }) => meals.every(({ recipe }) => recipe))).toBe(true);
  });
});

describe('Planned days', () => {
  const meal = (change: Partial<WeekMeal> = {}): WeekMeal =>
    aPlannedMeal({ id: newId(), type: 'dinner', name: 'Pizza', calories: 900, time: '19:00', ...change });

  it('days with meals stay unchanged when only empty days are planned', () => {
    const mine = meal();
    const filled = planWeek(request({ days: [{ date: from, meals: [mine] }, emptyDays[1]!] }));
    expect(filled[0]).toMatchObject({ isNew: false, calories: 900, isWithin: false });
    expect(filled[0]!.meals.map(({ id }) => id)).toEqual([mine.id]);
    expect(filled[1]!.isNew).toBe(true);
  });

  it('locked and logged meals stay when all days are planned again, and the rest adds up to the goal', () => {
    const locked = meal({ is_locked: true });
    const logged = meal({ type: 'lunch', name: 'Soup', calories: 400, logged_entry_id: 'entry-1' });
    const replaced = meal({ type: 'snack', name: 'Cake', calories: 700 });
    const [day] = planWeek(
      request({
        days: [{ date: from, meals: [locked, logged, replaced] }, ...emptyDays.slice(1)],
        scope: 'all',
      }),
    );
    const names = day!.meals.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['Pizza', 'Soup']));
    expect(names).not.toContain('Cake');
    expect(day!.meals.filter(({ type }) => type === 'dinner')).toHaveLength(1);
    expect(day!.meals.find(({ name }) => name === 'Pizza')!.is_locked).toBe(true);
    expect(day!.isWithin).toBe(true);
  });

  it('days that have started are skipped', () => {
    const filled = planWeek(request({ from: '2026-11-25' }));
    expect(filled.map(({ isNew }) => isNew)).toEqual([false, false, true, true, true, true, true]);
    expect(filled.slice(0, 2).flatMap(({ meals }) => meals)).toEqual([]);
  });
});

describe('Swapping a planned meal', () => {
  const filled = planWeek(request({ usual: recipes, goal: 2_000 }));
  const days = filled.map(({ date, meals }) => ({
    date,
    meals: meals.map((meal): WeekMeal => ({ ...meal, logged_entry_id: null })),
  }));
  const date = addDays(from, 2);
  const day = days[2]!;
  const dinner = day.meals.find(({ type }) => type === 'dinner')!;
  const swap = request({ usual: recipes, goal: 2_000, days });

  it('swapping a planned meal offers another dish for the same meal with similar energy', () => {
    const other = swapMeal(swap, date, dinner)!;
    expect(sameWords(other.name)).not.toBe(sameWords(dinner.name));
    expect(other).toMatchObject({ type: 'dinner', time: dinner.time });
    const calories =
      day.meals.reduce((sum, each) => sum + each.calories, 0) - dinner.calories + other.calories;
    expect(Math.abs(calories - 2_000)).toBeLessThanOrEqual(150);
  });

  it('swapping a planned meal again offers dishes that were not refused, until none is left', () => {
    const refused: string[] = [];
    for (let round = 0; round < 5; round += 1) {
      const other = swapMeal(swap, date, dinner, refused)!;
      expect(refused).not.toContain(other.name);
      refused.push(other.name);
    }
    expect(swapMeal({ ...swap, usual: [] }, date, dinner)).toBeNull();
  });

  it('swapping a planned meal avoids the dishes of the days around it', () => {
    const near = days.slice(0, 6).flatMap(({ meals }) => meals.map(({ name }) => name));
    expect(near).not.toContain(swapMeal(swap, date, dinner)!.name);
  });
});
