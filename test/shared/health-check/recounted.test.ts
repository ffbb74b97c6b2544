import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { healthRiskOf } from '#shared/goals/health-risk.ts';
import { dailyTargetsOf } from '#shared/goals/daily-targets.ts';
import { type CheckedDay, buildHealthCheck } from '#shared/health-check/health-check-of.ts';
import { buildRecommendations } from '#shared/health-check/recommendations.ts';
import type { HealthStatus } from '#shared/health-check/schema.ts';
import { isJudging } from '#shared/insights/is-judging.ts';
import { builtInFoods } from '#test/support/built-in-foods.ts';
import { isFull } from '#test/support/full-size.ts';

const runs = isFull ? 20_000 : 1_000;
const { recordOf } = builtInFoods();

const tenths = fc.integer({ min: 0, max: 2_000 }).map((value) => value / 10);
const checkedDay: fc.Arbitrary<CheckedDay> = fc.record({
  total_calories: fc.integer({ min: 0, max: 6_000 }),
  protein: tenths,
  fiber: tenths,
  sodium: fc.integer({ min: 0, max: 9_000 }),
  meal_count: fc.integer({ min: 0, max: 9 }),
});
const week = fc.array(checkedDay, { maxLength: 7 });
const goals = fc.integer({ min: 500, max: 10_000 });

/** Implements HEALTH-10 with exact fractions: |sum/n - target| compared with a tenth and a quarter of the target. */
const exactStatus = (sum: bigint, count: bigint, [over, under]: [bigint, bigint]): HealthStatus => {
  const deviation = sum * under - over * count;
  const off = deviation < 0n ? -deviation : deviation;
  if (off * 10n <= over * count) return 'good';
  return off * 4n <= over * count ? 'warning' : 'poor';
};

describe('The health check recalculated with exact fractions', () => {
  it('HEALTH-08 HEALTH-10 HEALTH-12 gives the same statuses and score for any entries and goal', () => {
    const points = { good: 100, warning: 70, poor: 40 };
    fc.assert(
      fc.property(week, goals, (days, goal) => {
        const logged = days.filter(({ meal_count }) => meal_count > 0);
        const count = BigInt(Math.max(1, logged.length));
        const sum = (read: (day: CheckedDay) => number): bigint =>
          logged.reduce((all, day) => all + BigInt(Math.round(read(day) * 10)), 0n);
        const expected = [
          exactStatus(
            sum((day) => day.total_calories),
            count,
            [BigInt(goal) * 10n, 1n],
          ),
          // Tenths of a gram: goal * 0.15 / 4 * 10 = goal * 3 / 8.
          exactStatus(
            sum((day) => day.protein),
            count,
            [BigInt(goal) * 3n, 8n],
          ),
          exactStatus(
            sum((day) => day.fiber),
            count,
            [250n, 1n],
          ),
          logged.length >= 6 ? 'good' : logged.length >= 4 ? 'warning' : 'poor',
        ] as const;
        const { metrics, score } = buildHealthCheck(days, dailyTargetsOf({ daily_calorie_goal: goal }));
        expect(metrics.map(({ status }) => status)).toEqual(expected);
        expect(score).toBe(Math.round(expected.reduce((all, status) => all + points[status], 0) / 4));
      }),
      { numRuns: runs },
    );
  });

  it('HEALTH-03 recommends with the values of its cards and never scolds', () => {
    fc.assert(
      fc.property(week, goals, (days, goal) => {
        const check = buildHealthCheck(days, dailyTargetsOf({ daily_calorie_goal: goal }));
        const shownFigures = new Set(
          [
            ...check.metrics.flatMap(({ average, target, difference }) => [
              average,
              target,
              Math.abs(difference),
            ]),
            check.average_sodium,
            check.days_logged,
            6 - check.days_logged,
            // Constants in the texts: maximum sodium, the week, the share of protein, fruit and vegetables, a low goal.
            2_000,
            7,
            15,
            400,
            1_200,
          ].map(String),
        );
        for (const { title, text } of buildRecommendations(check, recordOf)) {
          const figures = text.replaceAll(/(\d),(\d{3})/g, '$1$2').match(/\d+(?:\.\d+)?/g) ?? [];
          for (const figure of figures) expect(shownFigures, text).toContain(figure);
          expect(isJudging(`${title} ${text}`), text).toBe(false);
        }
      }),
      { numRuns: runs },
    );
  });
});

describe("The health check's advice on energy", () => {
  const over = { total_calories: 2_600, protein: 90, fiber: 25, sodium: 900, meal_count: 3 };
  const days = Array.from({ length: 7 }, () => over);
  const advice = (goal: number, age: number, weight: number, eaten = days) => {
    const risk = healthRiskOf({ age, weight, height: 175 });
    return buildRecommendations(
      buildHealthCheck(eaten, dailyTargetsOf({ daily_calorie_goal: goal })),
      recordOf,
      risk,
    ).find(({ topic }) => topic === 'calories');
  };

  it('offers a way back to the goal to adults for whom that is safe', () => {
    expect(advice(2_000, 34, 75)?.text).toBe(
      'You average 2,600 kcal of energy on logged days, 600 kcal above the target of 2,000 kcal. Smaller portions at two meals a day would bring you close. If your goal feels too low, adjust it.',
    );
  });

  it.each([
    ['who still grows', 15, 60],
    ['who is underweight', 30, 52],
  ])('(D49) compares nothing with a goal for a user %s and says who can help', (_who, age, weight) => {
    for (const total_calories of [900, 2_600]) {
      const eaten = days.map((day) => ({ ...day, total_calories }));
      const check = buildHealthCheck(eaten, dailyTargetsOf(null));
      const found = buildRecommendations(check, recordOf, healthRiskOf({ age, weight, height: 175 }));
      expect(found.map(({ topic }) => topic)).toEqual(['care']);
      expect(found[0]?.text).toMatch(/doctor/);
      expect(found[0]?.text).not.toMatch(/\d|goal|below|above|poor/);
      expect(found[0]?.source.name).toMatch(/^(NHS|WHO)/);
    }
  });

  it('warns about a goal below 1,200 kcal, met or not, and accepts 1,200', () => {
    const met = days.map((day) => ({ ...day, total_calories: 1_000, protein: 40 }));
    expect(advice(1_000, 34, 75, met)).toMatchObject({ title: 'Your goal is very low' });
    expect(advice(1_000, 34, 75, met)?.text).toContain('Your goal of 1,000 kcal is below 1,200 kcal.');
    expect(advice(1_000, 34, 75)?.text).not.toContain('Smaller portions');
    const enough = days.map((day) => ({ ...day, total_calories: 1_200, protein: 45 }));
    expect(advice(1_200, 34, 75, enough)).toBeUndefined();
  });
});
