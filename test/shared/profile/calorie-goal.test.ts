import { describe, expect, it } from 'vitest';
import { type Body, calorieGoalOf } from '#shared/profile/calorie-goal.ts';
import { activityLevel } from '#shared/profile/profile-change.ts';

const body = (over: Partial<Body> = {}): Body => ({
  age: 34,
  weight: 68,
  height: 171,
  activity_level: 'moderately_active',
  sex: null,
  ...over,
});

describe('The calorie calculator', () => {
  it.each([
    // 88.362 + 13.397 x 68 + 4.799 x 171 - 5.677 x 34 = 1,626.969
    [body(), 2522],
    [body({ sex: 'male' }), 2522],
    // 88.362 + 13.397 x 80.5 + 4.799 x 180.5 - 5.677 x 61 = 1,686.743
    [body({ age: 61, weight: 80.5, height: 180.5, activity_level: 'sedentary' }), 2024],
    // On either side of a half, 2,618.502 and 1,877.498: all constants are exact, and only the result is rounded.
    [body({ height: 184 }), 2619],
    [body({ height: 158, activity_level: 'sedentary' }), 1877],
  ])('PROFILE-11 (D3) uses the male constants when sex is male or not set: %j', (given, goal) => {
    expect(calorieGoalOf(given).goal).toBe(goal);
  });

  it('PROFILE-11 (D3) uses the female constants when sex is female', () => {
    // 447.593 + 9.247 x 68 + 3.098 x 171 - 4.33 x 34 = 1,458.927
    expect(calorieGoalOf(body({ sex: 'female' }))).toMatchObject({ at_rest: 1459, goal: 2261 });
    // 2,472.503 and 3,041.497
    const older = { age: 47, weight: 74, height: 163, activity_level: 'very_active' } as const;
    const younger = { age: 29, weight: 81, height: 171, activity_level: 'extra_active' } as const;
    expect(calorieGoalOf(body({ ...older, sex: 'female' })).goal).toBe(2473);
    expect(calorieGoalOf(body({ ...younger, sex: 'female' })).goal).toBe(3041);
  });

  it.each([
    ['sedentary', 1.2],
    ['lightly_active', 1.375],
    ['moderately_active', 1.55],
    ['very_active', 1.725],
    ['extra_active', 1.9],
    ['extremely_active', 1.9],
  ] as const)('PROFILE-12 (D2) multiplies by the factor of %s', (said, factor) => {
    const result = calorieGoalOf(body({ activity_level: activityLevel.parse(said) }));
    expect(result.factor).toBe(factor);
    expect(result.goal).toBe(Math.round(1626.969 * factor));
  });

  it('the calorie calculator names its formula and mentions a missing sex (D3)', () => {
    expect(calorieGoalOf(body()).formula).toBe('Revised Harris-Benedict formula for men; sex not set');
    expect(calorieGoalOf(body({ sex: 'male' })).formula).toBe('Revised Harris-Benedict formula for men');
    expect(calorieGoalOf(body({ sex: 'female' })).formula).toBe('Revised Harris-Benedict formula for women');
  });
});
