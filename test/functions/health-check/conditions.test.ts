import { describe, expect, it } from 'vitest';
import { readHealthCheck } from '#functions/health-check/read-health-check.ts';
import { healthReport } from '#shared/health-check/schema.ts';
import { addDays } from '#shared/time/local-date.ts';
import { builtInFoods } from '#test/support/built-in-foods.ts';

/** Returns the topics and words advised to a user who eats enough of everything but protein on six days. */
const adviceFor = async (profile: object) => {
  const days = Array.from({ length: 6 }, (_none, ago) => ({
    date: addDays('2026-11-20', -ago),
    total_calories: 2_000,
    protein: 30,
    carbs: 250,
    fat: 70,
    fiber: 30,
    sugar: 40,
    sodium: 1_500,
    meal_count: 3,
    water_ml: 1_500,
  }));
  const report = healthReport.strict().parse(
    await readHealthCheck({
      sums: {
        profile: async () => ({ user_id: 'mara', updated_at: '', ...profile }),
        summaries: async () => days,
      },
      recordOf: builtInFoods().recordOf,
      clock: () => new Date('2026-11-20T12:00:00Z'),
    })({
      caller: { user_id: 'mara', signed_in_at: 0 },
      params: undefined,
      query: { time_zone: 'UTC' },
      body: undefined,
      idempotency: { key: 'key', request_hash: 'hash' },
      raw: { body: '', headers: {}, peer: '' },
      deadline: AbortSignal.timeout(5_000),
    }),
  );
  return report.recommendations;
};

describe('The advice of the health check', () => {
  it('recommends protein to most users who eat little of it', async () => {
    expect((await adviceFor({})).map(({ topic }) => topic)).toEqual(['protein']);
  });

  it('recommends no protein to a user with kidney disease, but a doctor', async () => {
    const advice = await adviceFor({ conditions: ['kidney disease'] });
    expect(advice).toMatchObject([{ topic: 'care', title: 'Ask your doctor first', foods: [] }]);
  });

  it('names no food with the user’s allergens', async () => {
    const foods = (await adviceFor({ allergens: ['fish', 'milk', 'egg'] })).flatMap((one) => one.foods);
    expect(foods.length).toBeGreaterThan(0);
    expect(foods.map(({ name }) => name).join(' ')).not.toMatch(/tuna|salmon|cod|yogurt|cheese|milk|egg/i);
  });
});
