import { describe, expect, it } from 'vitest';
import { leftOf, plannedCalories, remainingState } from '#shared/meal-plans/plan-figures.ts';
import { aUsualMeal } from '#test/support/builders/a-usual-meal.ts';
import { anEmptyDay } from '#test/support/builders/a-daily-summary.ts';

describe('The remaining calories of a planned day', () => {
  it.each([
    [2_001, 2_000, 'over'],
    [2_000, 2_000, 'good'],
    [1_600, 2_000, 'good'],
    [1_599, 2_000, 'room'],
    [0, 2_000, 'room'],
    [1_629, 2_037, 'room'],
    [1_630, 2_037, 'good'],
  ])('PLAN-10 rates %i of %i kcal as %s', (planned, goal, state) => {
    expect(remainingState(planned, goal)).toBe(state);
  });

  it('PLAN-09 sums the values of all meals', () => {
    expect(plannedCalories([{ calories: 400 }, { calories: 0 }, { calories: 655 }])).toBe(1_055);
  });

  it('counts a logged meal once, as eaten', () => {
    const day = {
      daily_calorie_goal: 2_000,
      eaten: anEmptyDay({ total_calories: 500, protein: 30, fiber: 5 }),
    };
    const meal = (logged_entry_id: string | null) => ({
      ...aUsualMeal({ calories: 500, protein: 30, fiber: 5 }),
      logged_entry_id,
    });
    expect(leftOf(day, [meal('01E'), meal(null)])).toEqual({ calories: 1_000, protein: 15, fiber: 15 });
  });

  it('never drops below zero', () => {
    const day = {
      daily_calorie_goal: 1_000,
      eaten: anEmptyDay({ total_calories: 3_000, protein: 300, fiber: 90 }),
    };
    expect(leftOf(day, [])).toEqual({ calories: 0, protein: 0, fiber: 0 });
  });

  it('(D49) leaves room for a meal and hides the goal for users at risk, however much they have eaten', () => {
    const day = {
      daily_calorie_goal: 2_000,
      eaten: anEmptyDay({ total_calories: 2_500, protein: 300, fiber: 90 }),
      health_risk: 'underweight' as const,
    };
    expect(leftOf(day, [])).toEqual({ calories: 800, protein: 0, fiber: 0, isGoalHidden: true });
  });

  it('targets protein at 15% of the goal or the user’s own target, and 25 g of fiber (D36, D56)', () => {
    const day = { daily_calorie_goal: 2_000, eaten: anEmptyDay() };
    expect(leftOf(day, [])).toEqual({ calories: 2_000, protein: 75, fiber: 25 });
    const macro_goals = { protein: 120, carbs: null, fat: null };
    expect(leftOf({ ...day, macro_goals }, []).protein).toBe(120);
  });
});
