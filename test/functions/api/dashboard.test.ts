import { beforeAll, describe, expect, inject, it } from 'vitest';
import { addDays, localDateOf } from '#shared/time/local-date.ts';
import { type ApiUser, ZONE } from '#test/support/api-user.ts';
import { openLocalTable } from '#test/support/local-table.ts';
import { rowsOf } from '#test/support/rows-of.ts';
import { withUser } from '#test/support/with-user.ts';

let mara: ApiUser;
beforeAll(async () => {
  mara = await withUser();
});

const today = localDateOf(new Date(), ZONE);
const noonOf = (date: string): string => `${date}T11:00:00Z`;
const dashboardOf = async (user: ApiUser) =>
  (await user.call('GET', `/api/dashboard?time_zone=${ZONE}`)).body;

describe('GET /api/dashboard', () => {
  it('CONST-01 PROFILE-18 (D7) uses a goal of 2000 kcal until the user sets one', async () => {
    const lena = await withUser({ name: 'Lena Goal' });
    expect((await dashboardOf(lena)).daily_calorie_goal).toBe(2000);
    await lena.call('PUT', '/api/profile', { daily_calorie_goal: 1850 });
    expect((await dashboardOf(lena)).daily_calorie_goal).toBe(1850);
    await lena.call('PUT', '/api/profile', { daily_calorie_goal: null });
    expect((await dashboardOf(lena)).daily_calorie_goal).toBe(2000);
  });

  it("DASH-16 DASH-17 DASH-18 (D6) sums and counts today's entries and averages the last 7 days", async () => {
    const food = { time_zone: ZONE, food_name: 'Soup' };
    await mara.call('POST', '/api/food-entries', { ...food, calories: 300, protein: 12.3, carbs: 40 });
    await mara.call('POST', '/api/food-entries', { ...food, calories: 200, protein: 0.4, fat: 9.1 });
    const yesterday = addDays(today, -1);
    await mara.call('POST', '/api/food-entries', { ...food, calories: 700, logged_at: noonOf(yesterday) });
    const tooLongAgo = noonOf(addDays(today, -7));
    await mara.call('POST', '/api/food-entries', { ...food, calories: 5000, logged_at: tooLongAgo });
    const { date, today: sums, week, weekly_average } = await dashboardOf(mara);
    expect(date).toBe(today);
    expect(sums).toMatchObject({ total_calories: 500, protein: 12.7, carbs: 40, fat: 9.1, meal_count: 2 });
    expect(week.map((day) => day.total_calories)).toEqual([0, 0, 0, 0, 0, 700, 500]);
    expect(weekly_average).toBe(600);
  });

  it('DATA-05 (D8) stores the daily total as one row per user and day', async () => {
    const jon = await withUser({ name: 'Jon Row' });
    const soup = { time_zone: ZONE, food_name: 'Soup', calories: 300 };
    const { body } = await jon.call('POST', '/api/food-entries', soup);
    const user_id = jon.id;
    const rows = await rowsOf(await openLocalTable(inject('dataDir')), user_id, 'summary#');
    expect(rows).toMatchObject([{ user_id, date: body.local_date, total_calories: 300 }]);
  });
});

describe('recognizes_photos of GET /api/dashboard', () => {
  it('reports that photos are recognized while a model is connected that the user has not declined', async () => {
    const lena = await withUser({ name: 'Lena Photo' });
    expect((await dashboardOf(lena)).recognizes_photos).toBe(true);
    await lena.call('PUT', '/api/profile', { ai_consent: 'declined' });
    expect((await dashboardOf(lena)).recognizes_photos).toBe(false);
    await lena.call('PUT', '/api/profile', { ai_consent: 'granted' });
    expect((await dashboardOf(lena)).recognizes_photos).toBe(true);
  });
});

describe('GET /api/dashboard/trend', () => {
  const trendOf = async (user: ApiUser, days = '') =>
    (await user.call('GET', `/api/dashboard/trend?time_zone=${ZONE}${days}`)).body;

  it('returns 30 days up to today, oldest first, with zeros for empty days', async () => {
    const lena = await withUser({ name: 'Lena Trend', plan: 'premium' });
    const food = { time_zone: ZONE, food_name: 'Soup' };
    const [first, before] = [addDays(today, -29), addDays(today, -30)];
    await lena.call('POST', '/api/food-entries', { ...food, calories: 900, logged_at: noonOf(first) });
    await lena.call('POST', '/api/food-entries', { ...food, calories: 4000, logged_at: noonOf(before) });
    await lena.call('POST', '/api/food-entries', { ...food, calories: 400 });
    await lena.call('POST', '/api/food-entries', { ...food, calories: 200, fat: 9.1 });
    await lena.call('PUT', '/api/profile', { daily_calorie_goal: 1850 });

    const { date, days, average, daily_calorie_goal } = await trendOf(lena);
    expect([date, days.length, days[0]?.date, days.at(-1)?.date]).toEqual([today, 30, first, today]);
    expect(days[0]).toMatchObject({ total_calories: 900, meal_count: 1 });
    expect(days[1]).toMatchObject({ date: addDays(today, -28), total_calories: 0, meal_count: 0 });
    expect(days.at(-1)).toMatchObject({ total_calories: 600, fat: 9.1, meal_count: 2 });
    // Mean of the two days with entries (D6); the day before the first does not count.
    expect(average).toBe(750);
    expect(daily_calorie_goal).toBe(1850);
  });

  it.each([90, 365])('goes back at most %i days', async (count) => {
    const lena = await withUser({ name: 'Lena Long', plan: 'premium' });
    const food = { time_zone: ZONE, food_name: 'Soup' };
    for (const [ago, calories] of [
      [count - 1, 700],
      [count, 4000],
      [Math.floor(count / 2), 900],
    ] as const) {
      const logged_at = noonOf(addDays(today, -ago));
      await lena.call('POST', '/api/food-entries', { ...food, calories, logged_at });
    }
    const { days, average } = await trendOf(lena, `&days=${count}`);
    expect([days.length, days[0]?.date, days.at(-1)?.date]).toEqual([
      count,
      addDays(today, 1 - count),
      today,
    ]);
    expect(days[0]).toMatchObject({ total_calories: 700, meal_count: 1 });
    // Mean of the two days with entries (D6); days without do not count.
    expect(average).toBe(800);
  });

  it('returns the requested number of days, with the default goal until one is set', async () => {
    const lena = await withUser({ name: 'Lena Week' });
    const trend = await trendOf(lena, '&days=7');
    expect(trend.days).toHaveLength(7);
    expect([trend.average, trend.daily_calorie_goal]).toEqual([0, 2000]);
  });

  it.each(['free', 'basic'] as const)(
    'GATE-08 (D18) rejects more than a week on the %s plan and names the required plan',
    async (tier) => {
      const ben = await withUser({ name: 'Ben Curious', plan: tier });
      for (const days of [8, 30, 90, 365]) {
        const { status, body } = await ben.call('GET', `/api/dashboard/trend?time_zone=${ZONE}&days=${days}`);
        expect([status, body.code, body.details]).toEqual([
          403,
          'TIER_REQUIRED',
          [{ field: 'feature', message: 'premium' }],
        ]);
      }
    },
  );

  it('returns no days of another user', async () => {
    const ben = await withUser({ name: 'Ben Other' });
    expect((await trendOf(ben, '&days=7')).days.every((day) => day.meal_count === 0)).toBe(true);
  });
});
