import { describe, expect, it } from 'vitest';
import { nextDue, reminderAt } from '#shared/reminders/due.ts';
import type { Reminder } from '#shared/reminders/schema.ts';

const daily = [1, 2, 3, 4, 5, 6, 7];
const at = (time: string, over: Partial<Reminder> = {}): Reminder => ({
  time,
  meal_type: 'lunch',
  weekdays: daily,
  ...over,
});

/** Returns every due instant between two others, in order. */
const allDue = (reminders: Reminder[], zone: string, from: string, to: string): string[] => {
  const found: string[] = [];
  for (let now = new Date(from); ;) {
    const next = nextDue(reminders, zone, now);
    if (!next || next > new Date(to)) return found;
    found.push(next.toISOString().slice(0, 16));
    now = next;
  }
};

describe('The next reminder', () => {
  it("uses the first time after now in the user's time zone", () => {
    const meals = [at('19:00'), at('08:00'), at('12:30')];
    expect(allDue(meals, 'Asia/Kolkata', '2026-11-20T00:00Z', '2026-11-21T03:00Z')).toEqual([
      '2026-11-20T02:30',
      '2026-11-20T07:00',
      '2026-11-20T13:30',
      '2026-11-21T02:30',
    ]);
    // Exactly at the end.
    expect(nextDue([at('08:00')], 'UTC', new Date('2026-11-20T08:00Z'))?.toISOString()).toBe(
      '2026-11-21T08:00:00.000Z',
    );
  });

  it("respects the selected weekdays of the user's calendar", () => {
    // Monday begins in Auckland while it is Sunday in UTC.
    const monday = at('08:00', { weekdays: [1] });
    expect(allDue([monday], 'Pacific/Auckland', '2026-11-20T00:00Z', '2026-12-02T00:00Z')).toEqual([
      '2026-11-22T19:00',
      '2026-11-29T19:00',
    ]);
  });

  it('the next reminder stays undefined without reminders', () => {
    expect(nextDue([], 'Europe/Berlin', new Date('2026-11-20T00:00Z'))).toBeNull();
  });

  it('the next reminder comes once a day across daylight saving changes', () => {
    const night = [at('02:30')];
    // Berlin has no 2:30 on March 29, and two on October 25.
    expect(allDue(night, 'Europe/Berlin', '2026-03-28T00:00Z', '2026-03-31T00:00Z')).toEqual([
      '2026-03-28T01:30',
      '2026-03-29T01:00',
      '2026-03-30T00:30',
    ]);
    expect(allDue(night, 'Europe/Berlin', '2026-10-24T12:00Z', '2026-10-26T12:00Z')).toEqual([
      '2026-10-25T00:30',
      '2026-10-26T01:30',
    ]);
    expect(
      allDue([at('02:15')], 'Australia/Lord_Howe', '2026-10-02T00:00Z', '2026-10-05T00:00Z'),
    ).toHaveLength(3);
  });

  it('the next reminder falls on a quarter hour of UTC in every zone', () => {
    for (const zone of Intl.supportedValuesOf('timeZone')) {
      const next = nextDue([at('12:15')], zone, new Date('2026-11-20T00:00Z'))!;
      expect([zone, next.getTime() % (15 * 60_000)]).toEqual([zone, 0]);
    }
  });
});

describe('Reminders due at an instant', () => {
  it('reminders due at an instant match the meal of that local time and no other', () => {
    const due = new Date('2026-11-20T11:30Z');
    expect(reminderAt([at('12:30')], 'Europe/Berlin', due)).toEqual({
      meal_type: 'lunch',
      date: '2026-11-20',
      since: null,
    });
    expect(reminderAt([at('12:45')], 'Europe/Berlin', due)).toBeNull();
    expect(reminderAt([at('12:30', { weekdays: [6] })], 'Europe/Berlin', due)).toBeNull();
    expect(reminderAt([at('12:30')], 'Europe/London', due)).toBeNull();
  });

  it('reference the previous reminder of the same meal for users with two snacks', () => {
    const snack = { meal_type: 'snack' } as const;
    const chosen = [at('10:00', snack), at('12:30'), at('16:00', snack)];
    expect(reminderAt(chosen, 'UTC', new Date('2026-11-20T10:00Z'))?.since).toBeNull();
    expect(reminderAt(chosen, 'UTC', new Date('2026-11-20T16:00Z'))?.since).toEqual(
      new Date('2026-11-20T10:00Z'),
    );
  });

  it('reminders due at an instant match every planned instant, even on days with clock changes', () => {
    const chosen = [at('00:00'), at('02:30'), at('23:45')];
    const zones = [
      'Europe/Berlin',
      'America/Nuuk',
      'Africa/Casablanca',
      'Australia/Lord_Howe',
      'America/Santiago',
    ];
    // Weeks with clock changes.
    const spans = [
      ['2026-02-13T00:00Z', '2026-02-17T00:00Z'],
      ['2026-03-20T00:00Z', '2026-04-07T00:00Z'],
      ['2026-09-04T00:00Z', '2026-09-08T00:00Z'],
      ['2026-10-02T00:00Z', '2026-10-06T00:00Z'],
      ['2026-10-23T00:00Z', '2026-10-27T00:00Z'],
    ] as const;
    for (const zone of zones)
      for (const [from, to] of spans)
        for (let now = new Date(from); now < new Date(to);) {
          const next = nextDue(chosen, zone, now)!;
          expect(reminderAt(chosen, zone, next), `${zone} ${next.toISOString()}`).not.toBeNull();
          now = next;
        }
  });
});
