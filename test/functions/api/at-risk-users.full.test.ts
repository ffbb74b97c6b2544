import { describe, expect, it } from 'vitest';
import { dashboard } from '#shared/dashboard/schema.ts';
import { healthReport } from '#shared/health-check/schema.ts';
import { insightsAnswer } from '#shared/insights/schema.ts';
import { addDays, localDateOf } from '#shared/time/local-date.ts';
import { type ApiUser, ZONE } from '#test/support/api-user.ts';
import { withUser } from '#test/support/with-user.ts';

const today = localDateOf(new Date(), ZONE);
const adult = { age: 30, weight: 70, height: 172, sex: 'female', activity_level: 'lightly_active' };

/** Bodies and conditions with the expected reason (decision D49). */
const personas = [
  ['a user with a BMI of 15.6', { ...adult, weight: 45, height: 170 }, 'underweight'],
  ['a user aged 15', { ...adult, age: 15, weight: 60 }, 'under_18'],
  ['a pregnant user', { ...adult, conditions: ['pregnant'] }, 'pregnant'],
  ['a user with a history of an eating disorder', { ...adult, conditions: ['anorexia'] }, 'eating_disorder'],
  ['a user with diabetes, who is compared as usual', { ...adult, conditions: ['diabetes'] }, undefined],
] as const;

const judging = /\b(?:poor|below your|above your|goal of|too much|lose weight|deficit|calories left)\b/i;

const withMeals = async (body: object): Promise<ApiUser> => {
  const user = await withUser();
  expect((await user.call('PUT', '/api/profile', body)).status).toBe(200);
  for (const daysAgo of [0, 1, 2, 3])
    await user.call('POST', '/api/food-entries', {
      food_name: 'Soup',
      calories: 700,
      time_zone: ZONE,
      logged_at: `${addDays(today, -daysAgo)}T11:00:00Z`,
    });
  return user;
};

describe.each(personas)('%s', (_persona, body, risk) => {
  it('(D49) every screen knows whether the user is at risk, and only users at risk get no score', async () => {
    const user = await withMeals(body);
    const read = async (path: string) => (await user.call('GET', path)).body;
    const home = dashboard.parse(await read(`/api/dashboard?time_zone=${ZONE}`));
    const check = healthReport.parse(await read(`/api/health-check?time_zone=${ZONE}`));
    const plan = await read(`/api/meal-plans/${addDays(today, 1)}`);
    const week = await read(`/api/meal-plans?from=${addDays(today, 1)}`);
    const day = await read(`/api/diary/${today}`);
    const answer = await user.call('POST', '/api/functions/generate-insights', { time_zone: ZONE });
    const insights = insightsAnswer.parse(answer.body);
    expect([
      home.health_risk,
      check.health_risk,
      plan.health_risk,
      week.health_risk,
      day.health_risk,
      insights.health_risk,
    ]).toEqual(Array.from({ length: 6 }, () => risk));
    const texts = [
      ...check.recommendations.map(({ title, text }) => `${title} ${text}`),
      ...insights.insights.map(({ title, description }) => `${title} ${description}`),
    ];
    if (risk === undefined) {
      expect([check.score, insights.healthScore]).toEqual([expect.any(Number), expect.any(Number)]);
      return;
    }
    expect([check.score, check.label, insights.healthScore]).toEqual([null, null, undefined]);
    expect(check.metrics.map(({ status }) => status)).toEqual([null, null, null, null]);
    expect(check.recommendations.map(({ topic }) => topic)).toEqual(['care']);
    for (const text of texts) expect(text).not.toMatch(judging);
  });

  it('(D49) GOAL-16 sets a goal that means weight loss only after a confirmation, unless it is safe', async () => {
    const user = await withMeals(body);
    const save = async (change: object) => (await user.call('PUT', '/api/profile', change)).status;
    expect(await save({ daily_calorie_goal: 3_200 })).toBe(200);
    const { status, body: answer } = await user.call('PUT', '/api/profile', { daily_calorie_goal: 1_250 });
    expect([status, answer.code]).toEqual(
      risk === undefined ? [200, undefined] : [403, 'LOSS_GOAL_NOT_OFFERED'],
    );
    // Body data is saved in any case; a loss goal that comes with it becomes the maintaining one.
    const { body: both } = await user.call('PUT', '/api/profile', { weight: 52, daily_calorie_goal: 1_250 });
    expect(both).toMatchObject({ weight: 52 });
    expect(both.daily_calorie_goal > 1_250).toBe(risk !== undefined);
    expect(await save({ daily_calorie_goal: 1_250, goal_agreed_with_doctor: true })).toBe(200);
    // The stored goal may be sent again with other fields.
    expect(await save({ daily_calorie_goal: 1_250, full_name: 'Kim' })).toBe(200);
    const { body: stored } = await user.call('GET', '/api/profile');
    expect([stored.daily_calorie_goal, 'goal_agreed_with_doctor' in stored]).toEqual([1_250, false]);
  });
});

describe('A newcomer', () => {
  it('(D59) HEALTH-01 INSIGHT-02 gets a score that is marked as provisional until three days are logged', async () => {
    const user = await withUser();
    const ask = async () =>
      insightsAnswer.parse(
        (await user.call('POST', '/api/functions/generate-insights', { time_zone: ZONE })).body,
      );
    const log = (daysAgo: number) =>
      user.call('POST', '/api/food-entries', {
        food_name: 'Soup',
        calories: 700,
        time_zone: ZONE,
        logged_at: `${addDays(today, -daysAgo)}T11:00:00Z`,
      });
    await log(0);
    await log(1);
    expect(await ask()).toMatchObject({ healthScore: expect.any(Number), is_provisional: true });
    await log(2);
    expect((await ask()).is_provisional).toBeUndefined();
  });
});
