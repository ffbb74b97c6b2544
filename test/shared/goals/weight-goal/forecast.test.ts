import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currentWeightOf, forecastOf } from '#shared/goals/weight-goal/forecast.ts';
import {
  dateOfPace,
  energyFloorOf,
  energyOfPace,
  leastWeightOf,
  paceLimitsOf,
  paceOfDate,
} from '#shared/goals/weight-goal/safe-pace.ts';
import { maintenanceOf } from '#shared/goals/loss-goal.ts';
import { aBody } from './a-body.ts';
import { addDays } from '#shared/time/local-date.ts';

const TODAY = '2026-11-20';
const log = (perWeek: number, noise = 0.2, days = 28) =>
  Array.from({ length: days }, (_none, ago) => ({
    date: addDays(TODAY, -ago),
    weight: 80 - (perWeek * ago) / 7 + (ago % 2 === 0 ? noise : -noise),
  }));

describe('The forecast of a goal weight', () => {
  it('gives the day on which the trend reaches the goal, with an earlier and a later one', () => {
    const found = forecastOf(log(-0.5), 80, 75, TODAY);
    if (found.state !== 'known') throw new Error(found.state);
    expect(found.per_week).toBeCloseTo(-0.5, 1);
    // 5 kg at half a kilogram a week take ten weeks.
    expect(found.date! >= addDays(TODAY, 65) && found.date! <= addDays(TODAY, 75)).toBe(true);
    expect(found.earliest! < found.date!).toBe(true);
    expect(found.latest! > found.date!).toBe(true);
  });

  it('gives no date when the trend stands still or leads away, and no latest day when it is unclear', () => {
    expect(forecastOf(log(0.5), 80, 75, TODAY)).toMatchObject({ date: null, earliest: null, latest: null });
    expect(forecastOf(log(0), 80, 75, TODAY)).toMatchObject({ date: null, latest: null });
    expect(forecastOf(log(-0.1), 80, 75, TODAY)).toMatchObject({ latest: null });
  });

  it('says how many weights and days are missing', () => {
    expect(forecastOf(log(-0.5).slice(0, 3), 80, 75, TODAY)).toEqual({
      state: 'unknown',
      missing_weights: 1,
      missing_days: 7,
    });
    expect(currentWeightOf([], TODAY, 82)).toBe(82);
    expect(currentWeightOf(log(-0.5, 0.8), TODAY, 82)).toBeCloseTo(80, 0);
  });
});

describe('Pace and date of a goal weight', () => {
  it('follow from each other', () => {
    expect(dateOfPace(80, 75, 0.5, TODAY)).toBe(addDays(TODAY, 70));
    expect(paceOfDate(80, 75, addDays(TODAY, 70), TODAY)).toBe(0.5);
    expect(dateOfPace(80, 80, 0.5, TODAY)).toBeNull();
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 300 }), fc.integer({ min: 10, max: 400 }), (tenths, days) => {
        const [from, to] = [90, 90 - tenths / 10];
        const date = addDays(TODAY, days);
        const pace = paceOfDate(from, to, date, TODAY);
        expect(dateOfPace(from, to, pace, TODAY)! <= date).toBe(true);
      }),
    );
  });

  it('stay within safe rates: 1% and one kilogram a week, and never below the energy floor', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 50, max: 200 }),
        fc.integer({ min: 150, max: 200 }),
        fc.integer({ min: 18, max: 90 }),
        (weight, height, age) => {
          const who = { ...aBody, weight, height, age };
          const { max_loss, max_gain } = paceLimitsOf(who, null);
          expect(max_loss).toBeLessThanOrEqual(Math.min(1, weight * 0.01));
          expect(max_gain).toBeLessThanOrEqual(0.5);
          if (max_loss > 0)
            expect(maintenanceOf(who) - energyOfPace(max_loss)).toBeGreaterThanOrEqual(
              energyFloorOf(who) - 1,
            );
        },
      ),
    );
  });

  it('(D49) offer users at risk no loss', () => {
    expect(paceLimitsOf({ ...aBody, age: 16 }, null).max_loss).toBe(0);
    expect(paceLimitsOf({ ...aBody, conditions: ['pregnant'] }, null)).toMatchObject({
      max_loss: 0,
      max_gain: 0.42,
    });
    expect(leastWeightOf(178)).toBe(58.7);
  });
});
