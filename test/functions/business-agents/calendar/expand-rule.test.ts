import { describe, expect, it } from 'vitest';
import { expandRule, firstOf } from '#functions/business-agents/calendar/series/expand-rule.ts';
import { instantInZone } from '#shared/business-agents/calendar/instant-in-zone.ts';

const days = (rrule: string, start: string, before = '2100-01-01T00:00', zone = 'Europe/Berlin'): string[] =>
  expandRule({ rrule, start, time_zone: zone }, start, before).map((local) => local.slice(0, 10));

describe('The occurrences of a rule', () => {
  it('occurrences follow the examples of RFC 5545', () => {
    expect(days('FREQ=DAILY;INTERVAL=10;COUNT=3', '1997-09-02T09:00')).toEqual([
      '1997-09-02',
      '1997-09-12',
      '1997-09-22',
    ]);
    expect(days('FREQ=WEEKLY;UNTIL=19970922T000000Z;BYDAY=TU,TH', '1997-09-02T09:00')).toHaveLength(6);
    // The start of the week decides which days belong to the same fortnight.
    expect(days('FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=MO', '1997-08-05T09:00')).toEqual([
      '1997-08-05',
      '1997-08-10',
      '1997-08-19',
      '1997-08-24',
    ]);
    expect(days('FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU', '1997-08-05T09:00')).toEqual([
      '1997-08-05',
      '1997-08-17',
      '1997-08-19',
      '1997-08-31',
    ]);
    expect(days('FREQ=MONTHLY;COUNT=3;BYDAY=-2MO', '1997-09-22T09:00')).toEqual([
      '1997-09-22',
      '1997-10-20',
      '1997-11-17',
    ]);
    expect(days('FREQ=MONTHLY;COUNT=3;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1', '1997-09-30T09:00')).toEqual([
      '1997-09-30',
      '1997-10-31',
      '1997-11-28',
    ]);
    expect(days('FREQ=YEARLY;COUNT=2;BYMONTH=2;BYMONTHDAY=29', '2024-02-29T09:00')).toEqual([
      '2024-02-29',
      '2028-02-29',
    ]);
  });

  it('occurrences skip months without the day, and count the first occurrence even if the rule does not contain it', () => {
    expect(days('FREQ=MONTHLY;COUNT=3', '2027-01-31T10:00')).toEqual([
      '2027-01-31',
      '2027-03-31',
      '2027-05-31',
    ]);
    expect(days('FREQ=MONTHLY;COUNT=1;BYDAY=2TU', '2026-11-11T10:00')).toEqual(['2026-11-11', '2026-12-08']);
    expect(firstOf({ rrule: 'FREQ=WEEKLY;BYDAY=MO', start: '2026-11-25T10:00', time_zone: 'UTC' })).toBe(
      '2026-11-30T10:00',
    );
  });

  it('occurrences end with UNTIL in the zone of the event, and a day with its end', () => {
    // 21:30 UTC is 22:30 in Berlin, so the 24th at 23:00 is over, and the 24th at 22:00 is not.
    expect(days('FREQ=DAILY;UNTIL=20261124T213000Z', '2026-11-23T23:00')).toEqual(['2026-11-23']);
    expect(days('FREQ=DAILY;UNTIL=20261124T213000Z', '2026-11-23T22:00')).toHaveLength(2);
    expect(days('FREQ=DAILY;UNTIL=20261124', '2026-11-23T23:00')).toHaveLength(2);
  });

  it('occurrences keep their local time when the clocks change, and shift a skipped one as iCalendar says', () => {
    const starts = expandRule(
      { rrule: 'FREQ=DAILY;COUNT=3', start: '2027-03-27T02:30', time_zone: 'Europe/Berlin' },
      '2027-03-27T00:00',
      '2027-04-01T00:00',
    );
    expect(starts.map((start) => instantInZone(start, 'Europe/Berlin').toISOString())).toEqual([
      '2027-03-27T01:30:00.000Z',
      // 02:30 does not exist on the 28th: the offset from before gives 03:30.
      '2027-03-28T01:30:00.000Z',
      '2027-03-29T00:30:00.000Z',
    ]);
    expect(instantInZone('2026-10-25T02:30', 'Europe/Berlin').toISOString()).toBe('2026-10-25T00:30:00.000Z');
    expect(instantInZone('2026-03-08T02:30', 'America/New_York').toISOString()).toBe(
      '2026-03-08T07:30:00.000Z',
    );
  });
});
