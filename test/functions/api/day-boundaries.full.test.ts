import { beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#shared/time/local-date.ts';
import type { ApiUser } from '#test/support/api-user.ts';
import { withUser } from '#test/support/with-user.ts';

let mara: ApiUser;
beforeAll(async () => {
  mara = await withUser();
});

const log = async (user: ApiUser, time_zone: string, logged_at?: string, calories = 100) => {
  const figures = { calories, protein: 10.5, carbs: 20, fat: 3.2 };
  const body = { food_name: 'Soup', ...figures, time_zone, ...(logged_at && { logged_at }) };
  return (await user.call('POST', '/api/food-entries', body)).body;
};
const dayOf = async (user: ApiUser, date: string) => (await user.call('GET', `/api/diary/${date}`)).body;
const dashboardIn = async (user: ApiUser, zone: string) =>
  (await user.call('GET', `/api/dashboard?time_zone=${zone}`)).body;

/** Time zone, the last instant of a day, the day and the offset, written by hand. */
const midnights: [string, string, string, string][] = [
  ['UTC', '2026-11-20T23:59:59.999Z', '2026-11-20', '+0'],
  ['Pacific/Kiritimati', '2026-11-20T09:59:59.999Z', '2026-11-20', '+14, the first zone to start a day'],
  ['Pacific/Pago_Pago', '2026-11-21T10:59:59.999Z', '2026-11-20', '-11, the last zone to start a day'],
  ['Asia/Kolkata', '2026-11-20T18:29:59.999Z', '2026-11-20', '+5:30'],
  ['Asia/Kathmandu', '2026-11-20T18:14:59.999Z', '2026-11-20', '+5:45'],
  ['America/St_Johns', '2026-11-21T03:29:59.999Z', '2026-11-20', '-3:30'],
  ['Pacific/Chatham', '2026-11-20T10:14:59.999Z', '2026-11-20', '+13:45 in summer'],
  ['Europe/Berlin', '2026-03-28T22:59:59.999Z', '2026-03-28', '+1, the day before a 23 h day'],
  ['Europe/Berlin', '2026-03-29T21:59:59.999Z', '2026-03-29', '+2, the end of a 23 h day'],
  ['Europe/Berlin', '2026-10-24T21:59:59.999Z', '2026-10-24', '+2, the day before a 25 h day'],
  ['Europe/Berlin', '2026-10-25T22:59:59.999Z', '2026-10-25', '+1, the end of a 25 h day'],
  ['America/New_York', '2026-03-08T04:59:59.999Z', '2026-03-07', '-5, the day before a 23 h day'],
  ['America/New_York', '2026-11-02T04:59:59.999Z', '2026-11-01', '-5, the end of a 25 h day'],
  ['Australia/Lord_Howe', '2026-10-04T12:59:59.999Z', '2026-10-04', '+11, the end of a 23 1/2 h day'],
  ['Africa/Cairo', '2026-04-23T21:59:59.999Z', '2026-04-23', '+2, midnight itself is skipped after it'],
];

describe('The local day of an entry (D5)', () => {
  it.each(midnights)(
    'the last millisecond of a day in %s, %s, belongs to %s (%s) and the next one does not',
    async (zone, last, day) => {
      const user = await withUser();
      const next = new Date(Date.parse(last) + 1).toISOString();
      const before = await log(user, zone, last, 1);
      const after = await log(user, zone, next, 2);
      expect([before.local_date, after.local_date]).toEqual([day, addDays(day, 1)]);
      for (const [date, entry] of [
        [day, before],
        [addDays(day, 1), after],
      ] as const) {
        const { entries, summary } = await dayOf(user, date);
        expect(entries).toEqual([entry]);
        expect(summary).toMatchObject({ total_calories: entry.calories, meal_count: 1 });
      }
    },
  );

  it('the local day of an entry (D5) covers the hour that a clock repeats, in chronological order, and the hour that it skips', async () => {
    const twice = ['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z'];
    for (const instant of twice) await log(mara, 'Europe/Berlin', instant);
    const { entries } = await dayOf(mara, '2026-10-25');
    expect(entries.map(({ logged_at }) => logged_at)).toEqual(twice);
    const aroundGap = ['2026-03-29T00:59:59.999Z', '2026-03-29T01:00:00.000Z'];
    for (const instant of aroundGap) await log(mara, 'Europe/Berlin', instant);
    expect((await dayOf(mara, '2026-03-29')).entries).toHaveLength(2);
  });

  it('uses the time zone of each entry while traveling; a flight or an edit moves no other entry', async () => {
    const user = await withUser();
    const breakfast = await log(user, 'Europe/Berlin', '2026-11-20T07:00:00Z', 300);
    const dinner = await log(user, 'America/Los_Angeles', '2026-11-21T05:00:00Z', 700);
    const snack = await log(user, 'Asia/Tokyo', '2026-11-20T16:00:00Z', 50);
    expect([breakfast, dinner, snack].map(({ local_date }) => local_date)).toEqual([
      '2026-11-20',
      '2026-11-20',
      '2026-11-21',
    ]);
    const correction = { version: 1, calories: 650 };
    const corrected = await user.call('PATCH', `/api/food-entries/${dinner.id}`, correction);
    expect(corrected.body).toMatchObject({ local_date: '2026-11-20', time_zone: 'America/Los_Angeles' });
    const day = await dayOf(user, '2026-11-20');
    expect(day.entries.map(({ id }) => id)).toEqual([breakfast.id, dinner.id]);
    expect(day.summary).toMatchObject({ total_calories: 950, meal_count: 2 });
  });
});

/** Time zones without DST, with their offset in minutes. */
const ends: [string, number][] = [
  ['Pacific/Kiritimati', 14 * 60],
  ['Pacific/Pago_Pago', -11 * 60],
  ['Asia/Kathmandu', 5 * 60 + 45],
  ['Asia/Kolkata', 5 * 60 + 30],
  ['Pacific/Marquesas', -9 * 60 - 30],
];
const todayAt = (minutesAhead: number): string =>
  new Date(Date.now() + minutesAhead * 60_000).toISOString().slice(0, 10);

describe('The dashboard near midnight', () => {
  it.each(ends)(
    'DASH-16 DASH-17 (D5) sums the local day in %s and ends the week with it',
    async (zone, minutesAhead) => {
      const user = await withUser();
      const dates = [todayAt(minutesAhead)];
      const entry = await log(user, zone, undefined, 420);
      const dashboard = await dashboardIn(user, zone);
      // Midnight may pass between the two requests.
      dates.push(todayAt(minutesAhead));
      expect(dates).toContain(dashboard.date);
      expect(dashboard.week.map(({ date }) => date)).toEqual(
        [-6, -5, -4, -3, -2, -1, 0].map((days) => addDays(dashboard.date, days)),
      );
      expect(dashboard.today).toEqual(dashboard.week.at(-1));
      const ofEntry = dashboard.week.find(({ date }) => date === entry.local_date);
      const sums = { total_calories: 420, protein: 10.5, carbs: 20, fat: 3.2, meal_count: 1 };
      expect(ofEntry).toMatchObject(sums);
      if (dashboard.date === entry.local_date) expect(dashboard.today).toMatchObject(sums);
    },
  );

  it('leaves out what the first time zone logged today while it is still yesterday in the last one', async () => {
    const user = await withUser();
    const entry = await log(user, 'Pacific/Kiritimati', undefined, 420);
    const there = await dashboardIn(user, 'Pacific/Pago_Pago');
    expect(there.date < entry.local_date).toBe(true);
    expect(there.today).toMatchObject({ total_calories: 0, meal_count: 0 });
    expect(there.recent_entries.map(({ id }) => id)).toEqual([entry.id]);
  });
});
