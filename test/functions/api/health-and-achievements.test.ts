import { beforeAll, describe, expect, inject, it, vi } from 'vitest';
import type { AchievementList } from '#shared/achievements/schema.ts';
import { type HealthReport, healthReport } from '#shared/health-check/schema.ts';
import { addDays, localDateOf } from '#shared/time/local-date.ts';
import { type ApiUser, createCaller, ZONE } from '#test/support/api-user.ts';
import { withUser } from '#test/support/with-user.ts';
import { PATIENCE } from '#test/support/patience.ts';

const today = localDateOf(new Date(), ZONE);

const log = (user: ApiUser, daysAgo: number, fields: object = {}) =>
  user.call('POST', '/api/food-entries', {
    food_name: 'Soup',
    calories: 1_000,
    time_zone: ZONE,
    logged_at: `${addDays(today, -daysAgo)}T11:00:00Z`,
    ...fields,
  });

const checkOf = async (user: ApiUser): Promise<HealthReport> => {
  const { status, body } = await user.call('GET', `/api/health-check?time_zone=${ZONE}`);
  expect(status).toBe(200);
  return healthReport.parse(body);
};
const achievementsOf = async (user: ApiUser, query = ''): Promise<AchievementList> =>
  (await user.call('GET', `/api/achievements?time_zone=${ZONE}${query}`)).body as unknown as AchievementList;

it('INSIGHT-11 insights require a signed-in user', async () => {
  const { id } = await withUser();
  const question = { userId: id, time_zone: ZONE };
  const nobody = createCaller(inject('origin'), null);
  expect((await nobody.call('POST', '/api/functions/generate-insights', question)).status).toBe(401);
});

describe('GET /api/health-check', () => {
  let mara: ApiUser;
  beforeAll(async () => {
    mara = await withUser();
  });

  it('returns null values and an encouraging text before anything is logged', async () => {
    const { score, label, days_logged, recommendations, date } = await checkOf(mara);
    expect([score, label, days_logged, date]).toEqual([40, 'Needs Improvement', 0, today]);
    expect(recommendations.map(({ topic }) => topic)).toEqual(['start']);
  });

  it("HEALTH-06 HEALTH-07 HEALTH-14 (D8) covers the caller's last 7 days including today and no earlier day", async () => {
    await log(mara, 7, { calories: 9_000, fiber: 90 });
    await log(mara, 6, { calories: 800, protein: 30.5, fiber: 12.1 });
    await log(mara, 6, { calories: 1_000, protein: 40.2, fiber: 12.2 });
    await log(mara, 0, { calories: 2_400, protein: 80, fiber: 26.3 });
    const other = await withUser({ name: 'Ben Other' });
    await log(other, 0, { calories: 5_000 });
    const { days_logged, metrics } = await checkOf(mara);
    expect(days_logged).toBe(2);
    expect(metrics.map(({ name, average, target }) => [name, average, target])).toEqual([
      ['calories', 2_100, 2_000],
      ['protein', 75.4, 75],
      ['fiber', 25.3, 25],
      ['logging', 2, 6],
    ]);
    expect(metrics.map(({ status }) => status)).toEqual(['good', 'good', 'good', 'poor']);
  });

  it("HEALTH-08 HEALTH-14 compares intake with the user's own goal", async () => {
    await mara.call('PUT', '/api/profile', { daily_calorie_goal: 2_800 });
    const { metrics, recommendations } = await checkOf(mara);
    expect(metrics.slice(0, 2)).toMatchObject([
      { target: 2_800, difference: -700, status: 'warning' },
      { target: 105, difference: -29.6, status: 'poor' },
    ]);
    expect(recommendations.map(({ topic }) => topic)).toEqual(['protein', 'calories', 'logging']);
    expect(recommendations[0]?.foods).toHaveLength(3);
  });
});

describe('GET /api/achievements', () => {
  it('DATA-12 (D35) awards achievements for logged data, newest first, with points and streak', async () => {
    const lena = await withUser({ name: 'Lena Steady' });
    expect(await achievementsOf(lena)).toEqual({
      achievements: [],
      points: 0,
      streak: { days: 0, is_alive_today: false, longest: 0 },
    });
    await log(lena, 2);
    await log(lena, 1, { spoken: true });
    const waiting = await achievementsOf(lena);
    expect(waiting.streak).toEqual({ days: 2, is_alive_today: false, longest: 2 });
    await log(lena, 0);
    const names = await vi.waitFor(
      async () => {
        const list = await achievementsOf(lena);
        expect(list.achievements).toHaveLength(3);
        return list.achievements.map(({ achievement_name }) => achievement_name);
      },
      { timeout: 15_000 * PATIENCE, interval: 200 },
    );
    expect([...names].sort()).toEqual(['first_meal', 'first_voice_log', 'streak_3']);
    const { achievements, points, streak } = await achievementsOf(lena, '&limit=2');
    expect(achievements.map(({ achievement_name }) => achievement_name)).toEqual(names.slice(0, 2));
    const times = achievements.map(({ created_at }) => created_at);
    expect(times).toEqual(times.toSorted().toReversed());
    expect([points, streak]).toEqual([40, { days: 3, is_alive_today: true, longest: 3 }]);
  });

  it("returns the caller's own achievements only", async () => {
    const ben = await withUser({ name: 'Ben Other' });
    expect((await achievementsOf(ben)).achievements).toEqual([]);
  });
});
