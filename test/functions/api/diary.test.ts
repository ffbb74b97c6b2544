import { beforeAll, describe, expect, it } from 'vitest';
import { addDays, localDateOf } from '#shared/time/local-date.ts';
import { type ApiUser, ZONE } from '#test/support/api-user.ts';
import { withUser } from '#test/support/with-user.ts';
import { longItems } from './long-items.ts';
import { isFull } from '#test/support/full-size.ts';

let mara: ApiUser;
let ben: ApiUser;
beforeAll(async () => {
  [mara, ben] = await Promise.all([withUser(), withUser({ name: 'Ben Other' })]);
});

const soup = { food_name: 'Soup', calories: 300, protein: 12.3, sodium: 800, time_zone: ZONE };
const log = async (user: ApiUser, body: object) =>
  (await user.call('POST', '/api/food-entries', { ...soup, ...body })).body;
const dayOf = async (user: ApiUser, date: string) => (await user.call('GET', `/api/diary/${date}`)).body;
const drink = (user: ApiUser, date: string, milliliters: number, headers?: Record<string, string>) =>
  user.call('POST', `/api/diary/${date}/water`, { milliliters }, headers);

describe('GET /api/diary/{date}', () => {
  it('returns goal, totals, water and all entries in chronological order', async () => {
    const date = '2026-03-02';
    const late = await log(mara, { calories: 500, logged_at: `${date}T18:00:00Z`, meal_type: 'dinner' });
    const early = await log(mara, { logged_at: `${date}T07:00:00Z`, meal_type: 'breakfast' });
    await log(mara, { logged_at: '2026-03-03T12:00:00Z' });
    await drink(mara, date, 250);
    expect(await dayOf(mara, date)).toEqual({
      date,
      daily_calorie_goal: 2000,
      macro_goals: { protein: 75, carbs: null, fat: null },
      summary: {
        date,
        total_calories: 800,
        protein: 24.6,
        carbs: 0,
        fat: 0,
        fiber: 0,
        sugar: 0,
        sodium: 1600,
        meal_count: 2,
        water_ml: 250,
      },
      entries: [early, late],
    });
  });

  it('returns zeros and an empty list for an empty day', async () => {
    const { summary, entries } = await dayOf(mara, '1999-12-31');
    expect(entries).toEqual([]);
    expect(summary).toMatchObject({ date: '1999-12-31', total_calories: 0, meal_count: 0, water_ml: 0 });
  });

  it("returns the caller's own entries only", async () => {
    const date = '2026-03-05';
    await log(mara, { logged_at: `${date}T12:00:00Z` });
    await drink(mara, date, 500);
    const seen = await dayOf(ben, date);
    expect([seen.entries, seen.summary.water_ml]).toEqual([[], 0]);
  });

  it.runIf(isFull)('returns more than 100 entries, over more than one page of the table', async () => {
    const lena = await withUser({ name: 'Lena Long' });
    const minutes = Array.from({ length: 105 }, (_, minute) => minute);
    for (let start = 0; start < minutes.length; start += 15) {
      const part = minutes.slice(start, start + 15);
      await Promise.all(
        part.map((minute) =>
          log(lena, {
            calories: 40,
            protein: null,
            sodium: null,
            items: longItems(),
            logged_at: new Date(Date.parse('2026-03-06T08:00:00Z') + minute * 60_000).toISOString(),
          }),
        ),
      );
    }
    const { entries, summary } = await dayOf(lena, '2026-03-06');
    const times = entries.map((entry) => entry.logged_at);
    expect(times).toHaveLength(105);
    expect(times).toEqual([...times].sort());
    expect(entries.every((entry) => entry.items?.length === 40)).toBe(true);
    // A query page ends at 1 MB, and these rows are longer.
    expect(JSON.stringify(entries).length).toBeGreaterThan(1_200_000);
    expect(summary).toMatchObject({ total_calories: 4200, meal_count: 105 });
    const list = await lena.call('GET', '/api/food-entries?limit=100&local_date=2026-03-06');
    expect(list.body.entries.map((entry) => entry.id)).toEqual(
      entries
        .map((entry) => entry.id)
        .reverse()
        .slice(0, 100),
    );
  });
});

describe('POST /api/diary/{date}/water', () => {
  it('adds up amounts and subtracts them on undo', async () => {
    const date = '2026-04-01';
    expect((await drink(mara, date, 250)).body).toEqual({ date, water_ml: 250, changed_ml: 250 });
    expect((await drink(mara, date, 330)).body).toEqual({ date, water_ml: 580, changed_ml: 330 });
    expect((await drink(mara, date, -250)).body).toEqual({ date, water_ml: 330, changed_ml: -250 });
    expect((await dayOf(mara, date)).summary.water_ml).toBe(330);
  });

  it('clamps the total between zero and the maximum and returns the applied change', async () => {
    const date = '2026-04-02';
    await drink(mara, date, 100);
    expect((await drink(mara, date, -250)).body).toEqual({ date, water_ml: 0, changed_ml: -100 });
    expect((await drink(mara, date, -250)).body).toEqual({ date, water_ml: 0, changed_ml: 0 });
    for (let press = 0; press < 3; press += 1) await drink(mara, date, 5000);
    await drink(mara, date, 4900);
    expect((await drink(mara, date, 5000)).body).toEqual({ date, water_ml: 20_000, changed_ml: 100 });
  });

  it('counts a repeated Idempotency-Key once and simultaneous separate requests each', async () => {
    const date = '2026-04-03';
    const headers = { 'idempotency-key': 'a-glass-of-water' };
    const repeated = await Promise.all([1, 2, 3].map(() => drink(mara, date, 250, headers)));
    expect(repeated.map(({ body }) => body.changed_ml)).toEqual([250, 250, 250]);
    await Promise.all([1, 2, 3, 4].map(() => drink(mara, date, 250)));
    expect((await dayOf(mara, date)).summary.water_ml).toBe(1250);
    const other = await drink(mara, date, 500, headers);
    expect([other.status, other.body.code]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED']);
  });

  it('shows water on the dashboard without counting the day as logged (D6)', async () => {
    const lena = await withUser({ name: 'Lena Water' });
    const today = localDateOf(new Date(), ZONE);
    await log(lena, { calories: 600 });
    await drink(lena, today, 750);
    await drink(lena, addDays(today, -1), 500);
    const { body } = await lena.call('GET', `/api/dashboard?time_zone=${ZONE}`);
    expect(body.today).toMatchObject({ water_ml: 750, meal_count: 1 });
    expect(body.week.at(-2)).toMatchObject({ water_ml: 500, meal_count: 0 });
    expect(body.weekly_average).toBe(600);
  });

  it("keeps the water when the day's entries change or are deleted", async () => {
    const date = '2026-04-04';
    const entry = await log(mara, { logged_at: `${date}T12:00:00Z` });
    await drink(mara, date, 500);
    await mara.call('DELETE', `/api/food-entries/${entry.id}`);
    expect((await dayOf(mara, date)).summary).toMatchObject({ water_ml: 500, meal_count: 0 });
  });
});
