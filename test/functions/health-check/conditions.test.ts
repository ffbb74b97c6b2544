import { describe, expect, it } from 'vitest';
import { readReport } from './read-report.ts';
import { addDays } from '#shared/time/local-date.ts';

/** Returns the topics and words advised to a user who eats enough of everything but protein on six days. */
const adviceFor = async (profile: object, protein = 30) => {
  const days = Array.from({ length: 6 }, (_none, ago) => ({
    date: addDays('2026-11-20', -ago),
    total_calories: 2_000,
    protein,
    carbs: 250,
    fat: 70,
    fiber: 26,
    sugar: 40,
    sodium: 1_500,
    meal_count: 3,
    water_ml: 1_500,
  }));
  return (await readReport(profile, days)).recommendations;
};

describe('The advice of the health check', () => {
  it('recommends protein to most users who eat little of it', async () => {
    expect((await adviceFor({})).map(({ topic }) => topic)).toEqual(['protein']);
  });

  it('recommends no protein to a user with kidney disease, but a doctor', async () => {
    const advice = await adviceFor({ conditions: ['kidney disease'] });
    expect(advice).toMatchObject([{ topic: 'care', title: 'Ask your doctor first', foods: [] }]);
  });

  it('does not tell a user with kidney disease that more protein than the target is fine', async () => {
    const texts = async (profile: object) =>
      (await adviceFor(profile, 140)).map(({ text }) => text).join(' ');
    expect(await texts({})).toContain('nothing needs to change');
    expect(await texts({ conditions: ['kidney disease'] })).not.toContain('nothing needs to change');
  });

  it('names no food with the user’s allergens', async () => {
    const foods = (await adviceFor({ allergens: ['fish', 'milk', 'egg'] })).flatMap((one) => one.foods);
    expect(foods.length).toBeGreaterThan(0);
    expect(foods.map(({ name }) => name).join(' ')).not.toMatch(/tuna|salmon|cod|yogurt|cheese|milk|egg/i);
  });
});
