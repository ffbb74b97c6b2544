import { describe, expect, it } from 'vitest';
import { fillWeek, isWithinGoal } from '#shared/meal-plans/fill-week.ts';
import { newPlannedMeal } from '#shared/meal-plans/schema.ts';
import type { UsualMeal } from '#shared/meal-plans/usual-meal.ts';
import { addDays } from '#shared/time/local-date.ts';
import { aUsualMeal } from '#test/support/builders/a-usual-meal.ts';

const from = '2026-11-23';
const days = Array.from({ length: 7 }, (_none, at) => ({ date: addDays('2026-11-23', at), meals: [] }));
let ids = 0;
const newId = (): string => `row-${String((ids += 1)).padStart(6, '0')}`;

const several = (type: UsualMeal['type'], calories: readonly number[]): UsualMeal[] =>
  calories.map((each, at) => aUsualMeal({ name: `${type} ${at}`, type, calories: each, times: 9 - at }));
const usual = [
  ...several('breakfast', [300, 350, 420]),
  ...several('lunch', [500, 620, 700, 560]),
  ...several('dinner', [600, 680, 750, 820]),
  ...several('snack', [150, 220]),
];

describe('A week planned from frequent meals', () => {
  it('a week planned from frequent meals keeps each day within 10% of the goal when the meals allow it', () => {
    const filled = fillWeek({ from, days, usual, goal: 1_900, newId });
    expect(filled.map(({ isWithin }) => isWithin)).toEqual(days.map(() => true));
    for (const { calories, meals } of filled) {
      expect(Math.abs(calories - 1_900)).toBeLessThanOrEqual(190);
      expect(calories).toBe(meals.reduce((sum, meal) => sum + meal.calories, 0));
      expect(meals.map(({ type }) => type)).toEqual(expect.arrayContaining(['breakfast', 'lunch', 'dinner']));
      for (const meal of meals) newPlannedMeal.parse(meal);
    }
  });

  it('varies: no lunch on two consecutive days, no main meal more than three times', () => {
    const filled = fillWeek({ from, days, usual, goal: 1_900, newId });
    const count = (name: string) =>
      filled.flatMap(({ meals }) => meals).filter((meal) => meal.name === name).length;
    for (const { name, type } of usual)
      if (type === 'lunch' || type === 'dinner') expect(count(name)).toBeLessThanOrEqual(3);
    for (const [at, { meals }] of filled.slice(1).entries()) {
      const lunches = filled[at]!.meals.filter(({ type }) => type === 'lunch');
      const before = new Set(lunches.map(({ name }) => name));
      expect(meals.some(({ name }) => before.has(name))).toBe(false);
    }
  });

  it('reports when the meals cannot reach the goal and comes as close as possible', () => {
    const [first] = fillWeek({ from, days, usual: [aUsualMeal({ calories: 500 })], goal: 2_000, newId });
    expect(first).toMatchObject({ calories: 500, isWithin: false });
  });

  it('leaves days with planned meals unchanged', () => {
    const planned = newPlannedMeal.parse({
      id: 'mine-00001',
      type: 'dinner',
      name: 'Pizza',
      calories: 900,
      time: '19:00',
    });
    const filled = fillWeek({
      from,
      days: [{ date: '2026-11-23', meals: [planned] }, days[1]!],
      usual,
      goal: 1_900,
      newId,
    });
    expect(filled[0]).toMatchObject({ meals: [planned], isNew: false, calories: 900, isWithin: false });
    expect(filled[1]?.isNew).toBe(true);
  });

  it('skips days that have started', () => {
    const filled = fillWeek({ from: '2026-11-25', days, usual, goal: 1_900, newId });
    expect(filled.map(({ isNew }) => isNew)).toEqual([false, false, true, true, true, true, true]);
    expect(filled.slice(0, 2).flatMap(({ meals }) => meals)).toEqual([]);
  });

  it('a week planned from frequent meals stays empty for users without frequent meals', () => {
    expect(
      fillWeek({ from, days, usual: [], goal: 2_000, newId }).every(({ meals }) => meals.length === 0),
    ).toBe(true);
  });

  it.each([
    [1_800, true],
    [1_799, false],
    [2_200, true],
    [2_201, false],
  ])('rates %i of 2,000 kcal as within 10%%: %s', (calories, isWithin) => {
    expect(isWithinGoal(calories, 2_000)).toBe(isWithin);
  });
});
