import { describe, expect, it } from 'vitest';
import { describeRule } from '#web/features/business-agents/executive/calendar/edit/describe-rule.ts';
import { parsePeople, peopleText } from '#web/features/business-agents/executive/calendar/edit/people.ts';
import {
  fromRule,
  noRepeat,
  toRule,
} from '#web/features/business-agents/executive/calendar/edit/repeat-rule.ts';

/** The second Tuesday of its month. */
const start = '2026-12-08T09:00';

describe('The repetition of the event form', () => {
  it('a rule that the form can show is the same after reading and writing it', () => {
    for (const rule of [
      'FREQ=DAILY;INTERVAL=3',
      'FREQ=WEEKLY;COUNT=5;BYDAY=TU,TH',
      'FREQ=MONTHLY;UNTIL=20271231;BYMONTHDAY=8',
      'FREQ=MONTHLY;BYDAY=2TU',
      'FREQ=YEARLY',
    ])
      expect(toRule(fromRule(rule, start), start)).toBe(rule);
    const custom = fromRule('FREQ=MONTHLY;BYDAY=-1FR', start);
    expect([custom.kind, toRule(custom, start)]).toEqual(['custom', 'FREQ=MONTHLY;BYDAY=-1FR']);
  });

  it('the fifth weekday of a month means the last one, and a weekly rule without days the day of the start', () => {
    expect(toRule({ ...noRepeat, kind: 'month_weekday' }, '2026-12-29T09:00')).toBe(
      'FREQ=MONTHLY;BYDAY=-1TU',
    );
    expect(toRule({ ...noRepeat, kind: 'weekly' }, start)).toBe('FREQ=WEEKLY;BYDAY=TU');
    expect(toRule(noRepeat, start)).toBeNull();
  });

  it('describes how often an event repeats', () => {
    expect(describeRule('FREQ=WEEKLY;INTERVAL=2;BYDAY=WE,MO')).toBe('Every 2 weeks on Mon, Wed');
    expect(describeRule('FREQ=DAILY')).toBe('Every day');
  });

  it('people are typed one per line or separated by commas', () => {
    const people = parsePeople('Ada Lovelace <ada@a.example>, ben@b.example\n');
    expect(people).toEqual([
      { name: 'Ada Lovelace', email: 'ada@a.example' },
      { name: null, email: 'ben@b.example' },
    ]);
    expect(peopleText(people)).toBe('Ada Lovelace <ada@a.example>\nben@b.example');
  });
});
