import { ulid } from 'ulid';
import { describe, expect, it } from 'vitest';
import { createGoalRepository } from '#functions/goals/repository.ts';
import { createGoalService } from '#functions/goals/service.ts';
import { createProfileRepository } from '#functions/profile/repository.ts';
import { addDays } from '#shared/time/local-date.ts';
import { anEmptyDay } from '#test/support/builders/a-daily-summary.ts';
import { openForAllTests } from '#test/support/open-for-tests.ts';
import { openTestTable } from '../test-table.ts';

const opened = openForAllTests(openTestTable);
const START = '2026-11-01';
const newKey = () => ({ key: ulid(), request_hash: 'hash' });

/** A user with a goal weight of 80 kg, whose log the test sets, and whose clock it moves. */
const someone = async (profile: object = {}) => {
  const { table } = opened;
  const user_id = `person-${ulid()}`;
  let date = START;
  const clock = (): Date => new Date(`${date}T12:00:00Z`);
  const profiles = createProfileRepository(table, clock);
  const body = { age: 40, weight: 85, height: 178, sex: 'male', activity_level: 'lightly_active' } as const;
  await profiles.save(user_id, { ...body, daily_calorie_goal: 2_100, ...profile }, newKey());
  const dates = (from: string, to: string): string[] =>
    Array.from({ length: 28 }, (_none, ago) => addDays(to, -ago)).filter((day) => day >= from);
  const service = createGoalService({
    repository: createGoalRepository(table, clock),
    profiles,
    weights: {
      between: async (_id, from, to) =>
        dates(from, to).map((day, ago) => ({
          date: day,
          weight: 85 + (0.4 * ago) / 7,
          updated_at: `${day}T00:00:00.000Z`,
        })),
    },
    sums: {
      summaries: async (_id, from, to) =>
        dates(from, to).map((day) => anEmptyDay({ date: day, total_calories: 2_100, meal_count: 3 })),
    },
    hasCheckIns: async () => true,
    clock,
  });
  const goal = { goal_weight: 80, pace: 0.3, phase: 'progress', time_zone: 'UTC' } as const;
  await service.save(user_id, goal, newKey());
  return {
    user_id,
    service,
    moveTo: (day: string) => (date = day),
    read: () => service.read(user_id, 'UTC'),
    decide: (decision: object, key = newKey()) =>
      service.checkIn(user_id, { time_zone: 'UTC', decision: 'accept', ...decision }, key),
    profile: () => profiles.read(user_id),
    profiles,
  };
};

describe('A check-in', () => {
  it('applies the proposal once, becomes due again after a week, and can be undone', async () => {
    const mara = await someone({ protein_goal: 130, carbs_goal: 240, fat_goal: 70 });
    mara.moveTo('2026-11-08');
    const { check_in } = await mara.read();
    if (check_in?.state !== 'ready') throw new Error(check_in?.state);
    const key = newKey();
    const done = await mara.decide({}, key);
    expect(done).toMatchObject({ date: '2026-11-08', decision: 'accept', after: check_in.after });
    // A retry is answered with the stored decision; another tab finds nothing due.
    expect(await mara.decide({}, key)).toEqual(done);
    await expect(mara.decide({})).rejects.toMatchObject({ code: 'CHECK_IN_NOT_DUE' });
    const { calories, protein, carbs, fat } = check_in.after;
    expect(await mara.profile()).toMatchObject({
      daily_calorie_goal: calories,
      protein_goal: protein,
      carbs_goal: carbs,
      fat_goal: fat,
    });
    expect((await mara.read()).check_in).toEqual({ state: 'waiting', due_on: '2026-11-15' });
    await mara.service.undoCheckIn(mara.user_id, '2026-11-08', newKey());
    expect(await mara.profile()).toMatchObject({
      daily_calorie_goal: 2_100,
      protein_goal: 130,
      carbs_goal: 240,
      fat_goal: 70,
    });
    expect((await mara.read()).check_in?.state).toBe('ready');
    expect((await mara.read()).past).toEqual([]);
  });

  it('leaves the targets alone when it is skipped, and saves edited ones above the safe minimum', async () => {
    const mara = await someone();
    mara.moveTo('2026-11-08');
    await mara.decide({ decision: 'skip' });
    expect((await mara.profile()).daily_calorie_goal).toBe(2_100);
    mara.moveTo('2026-11-15');
    await expect(mara.decide({ decision: 'edit', calories: 1_300 })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
    await mara.decide({ decision: 'edit', calories: 2_050 });
    expect((await mara.profile()).daily_calorie_goal).toBe(2_050);
    expect((await mara.read()).past.map(({ decision }) => decision)).toEqual(['edit', 'skip']);
  });

  it('lets one of two tabs decide', async () => {
    const mara = await someone();
    mara.moveTo('2026-11-08');
    const results = await Promise.allSettled([mara.decide({}), mara.decide({ decision: 'skip' })]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await mara.read()).past).toHaveLength(1);
  });

  it('(D49) a check-in is not offered for a loss once the user is at risk', async () => {
    const mara = await someone();
    await mara.profiles.save(mara.user_id, { conditions: ['pregnant'] }, newKey());
    mara.moveTo('2026-11-08');
    expect((await mara.read()).check_in).toBeUndefined();
    await expect(mara.decide({})).rejects.toMatchObject({ code: 'LOSS_GOAL_NOT_OFFERED' });
  });
});
