import { describe, expect, it } from 'vitest';
import { goalPlan, type GoalPlan } from '#shared/goals/weight-goal/schema.ts';
import { addDays, localDateOf } from '#shared/time/local-date.ts';
import { type ApiUser, ZONE } from '#test/support/api-user.ts';
import { withUser } from '#test/support/with-user.ts';

const today = localDateOf(new Date(), ZONE);
const adult = {
  age: 40,
  weight: 85,
  height: 178,
  sex: 'male',
  activity_level: 'lightly_active',
  daily_calorie_goal: 2_100,
};

const planOf = async (user: ApiUser): Promise<GoalPlan> => {
  const { status, body } = await user.call('GET', `/api/weight-goal?time_zone=${ZONE}`);
  expect(status).toBe(200);
  return goalPlan.parse(body);
};
const save = (user: ApiUser, change: object) =>
  user.call('PUT', '/api/weight-goal', { pace: 0.3, time_zone: ZONE, ...change });
const decide = (user: ApiUser, change: object) =>
  user.call('POST', '/api/weight-goal/check-ins', { time_zone: ZONE, ...change });

describe('/api/weight-goal', () => {
  it('saves a goal weight with a pace or a date, of which the other follows, for every plan', async () => {
    const mara = await withUser({ profile: adult });
    expect(await planOf(mara)).toMatchObject({ goal: null, current_weight: 85, max_gain: 0.42 });
    expect((await save(mara, { goal_weight: 82 })).status).toBe(200);
    const found = await planOf(mara);
    expect(found.goal_date).toBe(addDays(today, 70));
    expect(found.forecast).toMatchObject({ state: 'unknown' });
    expect(found.check_in).toBeUndefined();
    const dated = { goal_weight: 82, pace: undefined, goal_date: addDays(today, 105) };
    expect((await save(mara, dated)).body).toMatchObject({ pace: 0.2 });
    expect((await mara.call('DELETE', '/api/weight-goal')).status).toBe(204);
    expect((await planOf(mara)).goal).toBeNull();
  });

  it('refuses an unsafe pace, underweight, and a loss for users at risk', async () => {
    const mara = await withUser({ profile: adult });
    const fault = async (change: object) => {
      const { status, body } = await save(mara, change);
      return [status, body.details?.[0]?.field ?? body.code];
    };
    expect(await fault({ goal_weight: 75, pace: 1.2 })).toEqual([400, 'pace']);
    const soon = { goal_weight: 75, pace: undefined, goal_date: addDays(today, 20) };
    expect(await fault(soon)).toEqual([400, 'goal_date']);
    expect(await fault({ goal_weight: 55 })).toEqual([400, 'goal_weight']);
    const teen = await withUser({ profile: { age: 15, weight: 60, height: 172 } });
    const refused = await save(teen, { goal_weight: 55 });
    expect([refused.status, refused.body.code]).toEqual([403, 'LOSS_GOAL_NOT_OFFERED']);
    expect((await save(teen, { goal_weight: 62, pace: 0.2 })).status).toBe(200);
    expect(await planOf(teen)).toMatchObject({ health_risk: 'under_18', max_loss: 0 });
  });
});

describe('POST /api/weight-goal/check-ins', () => {
  it('requires the plan, and is refused before it is due', async () => {
    const free = await withUser({ profile: adult });
    await save(free, { goal_weight: 82 });
    const locked = await decide(free, { decision: 'accept' });
    expect([locked.status, locked.body.code]).toEqual([403, 'TIER_REQUIRED']);
    const mara = await withUser({ profile: adult, plan: 'premium' });
    expect((await decide(mara, { decision: 'accept' })).body.code).toBe('WEIGHT_GOAL_NOT_FOUND');
    await save(mara, { goal_weight: 82 });
    expect((await planOf(mara)).check_in).toEqual({ state: 'waiting', due_on: addDays(today, 7) });
    expect((await decide(mara, { decision: 'accept' })).body.code).toBe('CHECK_IN_NOT_DUE');
  });
});
