import { describe, expect, it } from 'vitest';
import { dailyTargetsOf } from '#shared/goals/daily-targets.ts';
import { type CheckedDay, buildHealthCheck } from '#shared/health-check/health-check-of.ts';
import { buildRecommendations } from '#shared/health-check/recommendations.ts';
import type { HealthMetricName } from '#shared/health-check/schema.ts';
import { labelOfScore, scoreOf } from '#shared/health-check/score.ts';
import { builtInFoods } from '#test/support/built-in-foods.ts';

/** A day that meets all targets for a goal of 2,000 kcal. */
const day = (over: Partial<CheckedDay> = {}): CheckedDay => ({
  total_calories: 2_000,
  protein: 75,
  fiber: 25,
  sodium: 1_500,
  meal_count: 3,
  ...over,
});
const days = (count: number, over: Partial<CheckedDay> = {}) =>
  Array.from({ length: count }, () => day(over));
const unlogged = day({ total_calories: 0, protein: 0, fiber: 0, sodium: 0, meal_count: 0 });

const metricOf = (name: HealthMetricName, week: readonly CheckedDay[], goal = 2_000) =>
  buildHealthCheck(week, dailyTargetsOf({ daily_calorie_goal: goal })).metrics.find(
    (metric) => metric.name === name,
  )!;

describe('The health check', () => {
  it.each([
    ['9.99% above', 10_999, 'good'],
    ['10% above', 11_000, 'good'],
    ['10.01% above', 11_001, 'warning'],
    ['9.99% below', 9_001, 'good'],
    ['10% below', 9_000, 'good'],
    ['10.01% below', 8_999, 'warning'],
    ['24.99% above', 12_499, 'warning'],
    ['25% above', 12_500, 'warning'],
    ['25.01% above', 12_501, 'poor'],
    ['24.99% below', 7_501, 'warning'],
    ['25% below', 7_500, 'warning'],
    ['25.01% below', 7_499, 'poor'],
  ])('HEALTH-10 rates calories %s the goal', (_, total_calories, status) => {
    expect(metricOf('calories', days(7, { total_calories }), 10_000).status).toBe(status);
  });

  it('HEALTH-10 decides at the boundary with exact arithmetic', () => {
    // 3 days with an average around 2,200, which is exactly 10% above a goal of 2,000.
    const around = (last: number) => [2_200, 2_200, last].map((total_calories) => day({ total_calories }));
    expect(metricOf('calories', around(2_200)).status).toBe('good');
    expect(metricOf('calories', around(2_201)).status).toBe('warning');
    // 0.1 + 0.2 is more than 0.3 in binary: 22.5 g of fiber are exactly 10% below 25.
    const fiber = [22.4, 22.6, 22.5].map((grams) => day({ fiber: grams }));
    expect(metricOf('fiber', fiber).status).toBe('good');
    expect(metricOf('fiber', [...fiber, day({ fiber: 22.4 })]).status).toBe('warning');
  });

  it.each([
    [1_999, 75, 'good'],
    // 15% of 2,347 kcal are 88.0125 g: 10% less are 79.21125, 25% less 66.009375.
    [2_347, 79.3, 'good'],
    [2_347, 79.2, 'warning'],
    [2_347, 66.1, 'warning'],
    [2_347, 66, 'poor'],
  ])('HEALTH-08 HEALTH-10 compares protein with 15%% of a goal of %d kcal: %d g', (goal, protein, status) => {
    expect(metricOf('protein', days(7, { protein }), goal).status).toBe(status);
  });

  it('HEALTH-08 HEALTH-09 targets 15% of the goal from protein at 4 kcal per gram, and 25 g of fiber', () => {
    expect(metricOf('protein', days(7)).target).toBe(75);
    expect(metricOf('protein', days(7), 2_347).target).toBe(88);
    expect(metricOf('fiber', days(7)).target).toBe(25);
    expect(metricOf('calories', days(7), 2_347).target).toBe(2_347);
  });

  it('HEALTH-10 (D6) averages over logged days: a day with only water does not count', () => {
    const check = buildHealthCheck(
      [...days(3), unlogged, unlogged, unlogged, unlogged],
      dailyTargetsOf({ daily_calorie_goal: 2_000 }),
    );
    expect(check.days_logged).toBe(3);
    expect(check.metrics.map(({ average, status }) => [average, status])).toEqual([
      [2_000, 'good'],
      [75, 'good'],
      [25, 'good'],
      [3, 'poor'],
    ]);
  });

  it.each([
    [7, 'good'],
    [6, 'good'],
    [5, 'warning'],
    [4, 'warning'],
    [3, 'poor'],
    [0, 'poor'],
  ])('HEALTH-11 rates %d logged days of 7', (count, status) => {
    expect(metricOf('logging', days(count)).status).toBe(status);
  });

  it('HEALTH-12 the score is the rounded mean of the points', () => {
    expect(scoreOf(['good', 'good', 'good', 'good'])).toBe(100);
    expect(scoreOf(['good', 'warning', 'poor', 'poor'])).toBe(63);
    expect(scoreOf(['good', 'warning', 'warning', 'poor'])).toBe(70);
    expect(scoreOf(['good', 'good', 'warning', 'warning'])).toBe(85);
    expect(buildHealthCheck(days(7, { fiber: 5 }), dailyTargetsOf({ daily_calorie_goal: 2_000 })).score).toBe(
      85,
    );
    expect(buildHealthCheck([], dailyTargetsOf({ daily_calorie_goal: 2_000 })).score).toBe(40);
  });

  it('HEALTH-13 the label changes at 80 and at 60', () => {
    expect([100, 80, 79, 60, 59, 40].map(labelOfScore)).toEqual([
      'Excellent',
      'Excellent',
      'Good',
      'Good',
      'Needs Improvement',
      'Needs Improvement',
    ]);
  });

  it('the shown difference matches the shown values of the card', () => {
    expect(metricOf('protein', days(3, { protein: 52.4 }), 2_347)).toMatchObject({
      average: 52.4,
      target: 88,
      difference: -35.6,
    });
    expect(metricOf('calories', [day({ total_calories: 2_001 }), day()]).difference).toBe(1);
  });
});

describe('The recommendations of the health check', () => {
  const { recordOf } = builtInFoods();
  const recommended = (week: readonly CheckedDay[], goal = 2_000) =>
    buildRecommendations(buildHealthCheck(week, dailyTargetsOf({ daily_calorie_goal: goal })), recordOf);
  const topicsOf = (week: readonly CheckedDay[]) => recommended(week).map(({ topic }) => topic);

  it("HEALTH-03 the recommendations name the user's own values, so that another value changes the sentence", () => {
    const [fiber] = recommended(days(7, { fiber: 13.4 }));
    expect(fiber).toMatchObject({ topic: 'fiber' });
    expect(fiber?.text).toContain(
      'You average 13.4 g of fiber on logged days, 11.6 g below the target of 25 g.',
    );
    expect(recommended(days(7, { fiber: 13.5 }))[0]?.text).toContain(
      '13.5 g of fiber on logged days, 11.5 g below',
    );
    expect(recommended(days(7, { total_calories: 2_350 }))[0]?.text).toContain(
      'You average 2,350 kcal of energy on logged days, 350 kcal above the target of 2,000 kcal.',
    );
  });

  it('HEALTH-03 each cite a source', () => {
    const all = recommended([...days(2, { fiber: 3, protein: 20, total_calories: 900, sodium: 3_000 })]);
    expect(all.map(({ topic }) => topic)).toEqual(['fiber', 'protein', 'calories', 'sodium', 'logging']);
    for (const { source } of all) expect(source.name).toMatch(/^(WHO|EFSA|NHS)/);
  });

  it('the recommendations suggest foods with values of the food table, closest to the gap first', () => {
    const [{ foods } = { foods: [] }] = recommended(days(7, { fiber: 17 }));
    expect(foods).toHaveLength(3);
    for (const { record_id, serving_grams, amount, name } of foods) {
      const record = recordOf(record_id)!;
      expect(name).toBe(record.name);
      expect(amount).toBeCloseTo((record.per_100_g.fiber! * serving_grams) / 100, 1);
    }
    // 8 g are missing: raspberries have 8.1 g per serving.
    expect(foods[0]?.name).toBe('Raspberries');
  });

  it('D36 ask for nothing when protein or fiber exceed the target', () => {
    const above = days(7, { protein: 140, fiber: 41 });
    expect(
      buildHealthCheck(above, dailyTargetsOf({ daily_calorie_goal: 2_000 })).metrics.map(
        ({ status }) => status,
      ),
    ).toEqual(['good', 'poor', 'poor', 'good']);
    expect(topicsOf(above)).toEqual(['steady']);
    const [advice] = recommended(above);
    expect(advice?.text).toContain(
      'You average 41 g of fiber on logged days, 16 g above the target of 25 g.',
    );
    expect(advice?.text).toContain('nothing needs to change');
    expect(advice?.text).not.toContain('right on target');
  });

  it('judge no user without entries and explain how to start', () => {
    expect(topicsOf([unlogged])).toEqual(['start']);
    expect(recommended([])[0]?.text).toContain('Log your next meal to get started');
  });

  it('the recommendations suggest only foods that the table has', () => {
    const lacking = [{ fiber: 0 }, { fiber: 24 - 2 }, { protein: 0 }, { protein: 66 }];
    for (const over of lacking) expect(recommended(days(7, over))[0]?.foods).toHaveLength(3);
  });
});
