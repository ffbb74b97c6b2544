import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkInOf } from '#shared/goals/weight-goal/check-in.ts';
import { energyFloorOf } from '#shared/goals/weight-goal/safe-pace.ts';
import type { CheckIn, CheckInProposal, WeightGoal } from '#shared/goals/weight-goal/schema.ts';
import { aBody } from './a-body.ts';
import { addDays } from '#shared/time/local-date.ts';
import { adaptiveTdeeOf } from '#shared/weights/adaptive-tdee.ts';

const TODAY = '2026-11-20';
const goal = (over: Partial<WeightGoal> = {}): WeightGoal => ({
  goal_weight: 75,
  pace: 0.5,
  start_weight: 88,
  started_on: '2026-10-01',
  phase: 'progress',
  checked_on: null,
  ...over,
});

/** A log of four weeks: intake in kcal, change in kg per week, and noise in kg that alternates. */
const needsOf = ({ eaten = 2_100, change = -0.4, noise = 0.3, days = 28, skipped = 0, until = 0 } = {}) => {
  const dates = Array.from({ length: days }, (_none, ago) => addDays(TODAY, -ago - until)).reverse();
  return adaptiveTdeeOf({
    date: TODAY,
    days: dates
      .filter((_date, at) => skipped === 0 || at % skipped !== 0)
      .map((date) => ({ date, total_calories: eaten, meal_count: 3 })),
    weights: dates.map((date, at) => ({
      date,
      weight: 85 + (change * (at - days + 1)) / 7 + (at % 2 === 0 ? noise : -noise),
    })),
    formula: 2_400,
  });
};

const check = (over: Partial<Parameters<typeof checkInOf>[0]> = {}): CheckIn =>
  checkInOf({
    goal: goal(),
    needs: needsOf(),
    profile: { daily_calorie_goal: 2_100 },
    body: aBody,
    current_weight: 85,
    date: TODAY,
    ...over,
  });
const ready = (over: Partial<Parameters<typeof checkInOf>[0]> = {}): CheckInProposal => {
  const found = check(over);
  if (found.state !== 'ready') throw new Error(`Not ready: ${found.state}`);
  return found;
};

describe('The weekly check-in', () => {
  it('sets the energy to the measured expenditure minus the energy of the pace', () => {
    // 0.4 kg a week are 440 kcal a day: 2,540 kcal burned; 0.5 kg a week need 550 kcal less.
    const found = ready({ profile: { daily_calorie_goal: 2_100 } });
    expect(Math.abs(found.burned - 2_540)).toBeLessThan(40);
    expect(found.balance).toBe(-550);
    expect(found.after.calories).toBe(Math.round((found.burned - 550) / 10) * 10);
    expect([found.kind, found.limited_by]).toEqual(['adjust', null]);
  });

  it('changes at most 200 kcal a week, and nothing below 50 kcal', () => {
    expect(ready({ profile: { daily_calorie_goal: 3_000 } })).toMatchObject({
      after: { calories: 2_800 },
      limited_by: 'step',
    });
    const near = ready({ profile: { daily_calorie_goal: 2_010 } });
    expect([near.kind, near.after]).toEqual(['keep', near.before]);
  });

  it('a check-in is not due within a week of the last one or of the start', () => {
    expect(check({ goal: goal({ checked_on: '2026-11-14' }) })).toEqual({
      state: 'waiting',
      due_on: '2026-11-21',
    });
    expect(check({ goal: goal({ started_on: '2026-11-18' }) }).state).toBe('waiting');
    expect(check({ goal: goal({ checked_on: '2026-11-13' }) }).state).toBe('ready');
  });

  it('says what is missing when there are too few meals or weights, and changes nothing', () => {
    expect(check({ needs: needsOf({ days: 5 }) })).toMatchObject({
      state: 'not_enough',
      missing_meals: 6,
      missing_weights: 1,
      missing_days: 9,
    });
  });

  it('does not act on old or very noisy weights, but copes with missing days', () => {
    expect(check({ needs: needsOf({ until: 9, days: 18 }) }).state).toBe('stale');
    expect(check({ needs: needsOf({ noise: 2.5 }) }).state).toBe('noisy');
    expect(check({ needs: needsOf({ skipped: 3 }) }).state).toBe('ready');
  });

  it('recognizes a plateau, and the goal weight when it is reached', () => {
    expect(ready({ needs: needsOf({ change: 0 }), profile: { daily_calorie_goal: 1_900 } }).kind).toBe(
      'plateau',
    );
    const reached = ready({ goal: goal({ goal_weight: 85 }) });
    expect([reached.kind, reached.balance]).toEqual(['reached', 0]);
    const held = ready({ goal: goal({ phase: 'maintenance' }) });
    expect([held.kind, held.balance]).toEqual(['adjust', 0]);
  });

  it('keeps protein and the share of fat of the user, and gives carbs the rest', () => {
    const profile = { daily_calorie_goal: 2_400, protein_goal: 130, carbs_goal: 290, fat_goal: 80 };
    const { before, after } = ready({ profile });
    expect(after.protein).toBe(130);
    expect(after.fat! / after.calories).toBeCloseTo(before.fat! / before.calories, 2);
    const total = after.protein! * 4 + after.carbs! * 4 + after.fat! * 9;
    expect(Math.abs(total - after.calories)).toBeLessThanOrEqual(10);
    expect(ready().after).toMatchObject({ protein: null, carbs: null, fat: null });
  });

  it('never proposes less than 1,200 kcal or the resting needs, whatever the log and the pace', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 800, max: 4_000 }),
        fc.double({ min: -1.5, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 0.8, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.integer({ min: 500, max: 4_500 }),
        (eaten, change, noise, pace, daily_calorie_goal) => {
          const found = check({
            goal: goal({ pace }),
            needs: needsOf({ eaten, change, noise }),
            profile: { daily_calorie_goal },
          });
          if (found.state !== 'ready') return;
          expect(found.after.calories).toBeGreaterThanOrEqual(energyFloorOf(aBody));
          if (found.before.calories >= energyFloorOf(aBody))
            expect(Math.abs(found.after.calories - found.before.calories)).toBeLessThanOrEqual(200);
        },
      ),
      { numRuns: 300 },
    );
  });
});
