import { describe, expect, it } from 'vitest';
import { addDays } from '#shared/time/local-date.ts';
import { adaptiveTdeeOf, KCAL_PER_KG } from '#shared/weights/adaptive-tdee.ts';
import type { EstimatedNeeds } from '#shared/weights/energy-needs.ts';
import { randomFromSeed } from '#test/support/random-from-seed.ts';

const TODAY = '2026-11-21';

interface Body {
  tdee: number;
  intake: number;
  start: number;
  days?: number;
  /** Standard deviation of daily water fluctuations, in kg. */
  noise?: number;
  /** Probability that a day starts three salty days with up to 1.5 kg more water. */
  jumps?: number;
  /** Standard deviation of the daily intake, in kcal. */
  spread?: number;
  seed?: number;
}

/** Simulates a body that burns `tdee` every day, with its scale and diary. */
const simulated = ({ tdee, intake, start, days = 28, noise = 0, jumps = 0, spread = 0, seed = 1 }: Body) => {
  const random = randomFromSeed(seed);
  const bell = (): number => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  let [mass, spell, water] = [start, 0, 0];
  const eaten = [];
  const weighed = [];
  for (let at = 1 - days; at <= 0; at += 1) {
    if (spell === 0 && random() < jumps) [spell, water] = [3, random() * 1.5];
    weighed.push({ date: addDays(TODAY, at), weight: mass + bell() * noise + (spell > 0 ? water : 0) });
    spell = Math.max(0, spell - 1);
    const total_calories = Math.round(Math.max(200, intake + bell() * spread));
    eaten.push({ date: addDays(TODAY, at), total_calories, meal_count: 3 });
    mass += (total_calories - tdee) / KCAL_PER_KG;
  }
  return { days: eaten, weights: weighed };
};

const estimate = (body: Body, formula: number | null = null) =>
  adaptiveTdeeOf({ date: TODAY, formula, ...simulated(body) }) as EstimatedNeeds;

const range = (count: number) => Array.from({ length: count }, (_none, at) => at);

describe("Energy expenditure estimated from the user's log", () => {
  it('matches exactly for a body without noise, losing, keeping and gaining weight', () => {
    for (const intake of [1600, 2200, 2900]) {
      const found = estimate({ tdee: 2200, intake, start: 80 });
      expect(Math.abs(found.calories - 2200)).toBeLessThanOrEqual(1);
      expect(found).toMatchObject({ state: 'known', eaten: intake, is_bounded: false });
    }
  });

  it('deviates by 5% on average at most for 200 bodies with water and uneven days', () => {
    const errors = range(200).map((seed) => {
      const random = randomFromSeed(seed * 7919 + 13);
      const tdee = 1500 + random() * 1700;
      const intake = tdee + (random() - 0.6) * 1000;
      const body = { tdee, intake, start: 50 + random() * 60, noise: 0.5, jumps: 0.05, spread: 250, seed };
      return (estimate(body).calories - tdee) / tdee;
    });
    const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
    expect(mean(errors.map(Math.abs))).toBeLessThan(0.05);
    // The estimate is unbiased.
    expect(Math.abs(mean(errors))).toBeLessThan(0.01);
  });

  it('reports a range that contains the true value for about 19 of 20 bodies with daily water noise', () => {
    const held = range(300).filter((seed) => {
      const { low, high } = estimate({ tdee: 2300, intake: 1900, start: 85, noise: 0.6, seed });
      return low <= 2300 && high >= 2300;
    });
    expect(held.length / 300).toBeGreaterThan(0.9);
  });

  it('uses the last 28 days only', () => {
    const recent = simulated({ tdee: 2200, intake: 1900, start: 80 });
    const older = range(60).map((at) => ({
      date: addDays(TODAY, -28 - at),
      total_calories: 6000,
      meal_count: 1,
    }));
    const heavy = older.map(({ date }) => ({ date, weight: 140 }));
    const found = adaptiveTdeeOf({
      date: TODAY,
      formula: null,
      days: [...older, ...recent.days],
      weights: [...heavy, ...recent.weights],
    });
    expect(found).toMatchObject({ weights: 28, meals: 27, from: addDays(TODAY, -27), to: TODAY });
    expect(Math.abs((found as EstimatedNeeds).calories - 2200)).toBeLessThanOrEqual(1);
  });

  it('counts food between the weights only: a feast after the last one changes nothing', () => {
    const { days, weights } = simulated({ tdee: 2200, intake: 1700, start: 80 });
    const last = addDays(TODAY, -10);
    const feast = days.map((day) => (day.date >= last ? { ...day, total_calories: 4000 } : day));
    const weighed = weights.filter(({ date }) => date <= last);
    const found = adaptiveTdeeOf({
      date: TODAY,
      formula: null,
      days: feast,
      weights: weighed,
    }) as EstimatedNeeds;
    expect(found).toMatchObject({ eaten: 1700, meals: 17, to: last });
    expect(Math.abs(found.calories - 2200)).toBeLessThanOrEqual(1);
  });

  it('reports a wider range for many unlogged days, which also holds for about 19 of 20 bodies', () => {
    const found = range(300).map((seed) => {
      const log = simulated({ tdee: 2300, intake: 2000, start: 85, noise: 0.3, spread: 700, seed });
      const random = randomFromSeed(seed + 5000);
      const kept = log.days
        .map((day) => ({ day, at: random() }))
        .toSorted((one, other) => one.at - other.at)
        .slice(0, 12)
        .map(({ day }) => ({ ...day, total_calories: Math.max(900, day.total_calories) }));
      return adaptiveTdeeOf({ date: TODAY, formula: null, days: kept, weights: log.weights });
    });
    const known = found.filter((each) => each.state === 'known');
    const held = known.filter(({ low, high }) => low <= 2300 && high >= 2300);
    expect(held.length / known.length).toBeGreaterThan(0.9);
  });

  it('excludes today, which is not over', () => {
    const { days, weights } = simulated({ tdee: 2200, intake: 2200, start: 80 });
    const morning = days.map((day) => (day.date === TODAY ? { ...day, total_calories: 1 } : day));
    expect(adaptiveTdeeOf({ date: TODAY, formula: null, days: morning, weights })).toMatchObject({
      eaten: 2200,
      partly: 0,
    });
  });

  it('excludes partially logged days and reports how many', () => {
    const { days, weights } = simulated({ tdee: 2200, intake: 2000, start: 80 });
    const partly = days.map((day, at) => (at % 7 === 0 ? { ...day, total_calories: 599 } : day));
    expect(adaptiveTdeeOf({ date: TODAY, formula: null, days: partly, weights })).toMatchObject({
      eaten: 2000,
      meals: 23,
      partly: 4,
    });
    const small = days.map((day, at) => (at % 7 === 0 ? { ...day, total_calories: 600 } : day));
    expect(adaptiveTdeeOf({ date: TODAY, formula: null, days: small, weights }).partly).toBe(0);
  });

  it('counts a day with only water as not logged', () => {
    const { days, weights } = simulated({ tdee: 2200, intake: 2200, start: 80 });
    const dry = days.map((day, at) => (at < 20 ? { ...day, total_calories: 0, meal_count: 0 } : day));
    expect(adaptiveTdeeOf({ date: TODAY, formula: null, days: dry, weights })).toEqual({
      state: 'unknown',
      span: 28,
      meals: 7,
      weights: 28,
      partly: 0,
    });
  });

  it.each([
    ['13 days from first to last weight', 13, 13, 'unknown'],
    ['14 days from first to last weight', 14, 14, 'known'],
  ])('treats %s as %s', (_what, span, weights, state) => {
    const log = simulated({ tdee: 2200, intake: 2200, start: 80, days: span });
    expect(adaptiveTdeeOf({ date: TODAY, formula: null, ...log })).toMatchObject({ state, span, weights });
  });

  it('needs 10 days with meals and 6 weights', () => {
    const { days, weights } = simulated({ tdee: 2200, intake: 2200, start: 80 });
    const few = (count: number) => weights.filter((_day, at) => at % 5 === 0).slice(-count);
    // The last weight is two days old.
    const logged = (count: number) => days.slice(-count - 3);
    const stateOf = (meals: number, weighed: number): string =>
      adaptiveTdeeOf({ date: TODAY, formula: null, days: logged(meals), weights: few(weighed) }).state;
    expect([stateOf(10, 6), stateOf(9, 6), stateOf(10, 5)]).toEqual(['known', 'unknown', 'unknown']);
  });

  it("stays between half and twice the formula's value and says so", () => {
    const starving = estimate({ tdee: 2200, intake: 500, start: 80 }, 5000);
    expect(starving).toMatchObject({ calories: 2500, is_bounded: true });
    const { days, weights } = simulated({ tdee: 2200, intake: 2200, start: 80 });
    const falling = weights.map((day, at) => ({ ...day, weight: 80 - at * 0.6 }));
    expect(adaptiveTdeeOf({ date: TODAY, formula: 2200, days, weights: falling })).toMatchObject({
      calories: 4400,
      is_bounded: true,
    });
    expect(estimate({ tdee: 2200, intake: 2000, start: 80 }, 2300)).toMatchObject({ is_bounded: false });
  });

  it('stays unknown for an empty log', () => {
    expect(adaptiveTdeeOf({ date: TODAY, formula: null, days: [], weights: [] })).toEqual({
      state: 'unknown',
      span: 0,
      meals: 0,
      weights: 0,
      partly: 0,
    });
  });

  it('ignores a weight that jumps by more than a body can', () => {
    const { days, weights } = simulated({ tdee: 2_200, intake: 2_000, start: 85, noise: 0.3 });
    const plain = adaptiveTdeeOf({ date: TODAY, days, weights, formula: 2_300 });
    const jumped = adaptiveTdeeOf({
      date: TODAY,
      days,
      weights: [...weights.slice(0, -1), { date: TODAY, weight: 60 }],
      formula: 2_300,
    });
    expect(plain.state).toBe('known');
    if (plain.state !== 'known' || jumped.state !== 'known') return expect.fail('unknown');
    expect(Math.abs(jumped.calories - plain.calories)).toBeLessThan(100);
    expect(jumped.to).toBe(weights.at(-2)?.date);
  });
});
