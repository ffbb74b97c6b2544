import { describe, expect, it } from 'vitest';
import { parseRecurrenceRule, ruleText } from '#shared/business-agents/calendar/recurrence-rule.ts';

describe('A recurrence rule', () => {
  it('a rule is written as it was read', () => {
    for (const rule of [
      'FREQ=DAILY',
      'FREQ=WEEKLY;INTERVAL=2;UNTIL=20261231T225959Z;BYDAY=MO,FR;WKST=SU',
      'FREQ=MONTHLY;COUNT=5;BYDAY=-1FR',
      'FREQ=YEARLY;BYMONTH=11;BYDAY=4TH',
      'FREQ=MONTHLY;BYMONTHDAY=15,-1',
      'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
    ])
      expect(ruleText(parseRecurrenceRule(rule)!)).toBe(rule);
    expect(ruleText(parseRecurrenceRule('freq=daily;interval=1;')!)).toBe('FREQ=DAILY');
  });

  it('a rule is refused if it is invalid, never occurs or repeats within a day', () => {
    for (const rule of [
      '',
      'INTERVAL=2',
      'FREQ=HOURLY',
      'FREQ=DAILY;FREQ=WEEKLY',
      'FREQ=DAILY;COUNT=2;UNTIL=20261231',
      'FREQ=DAILY;COUNT=0',
      'FREQ=DAILY;INTERVAL=0',
      'FREQ=DAILY;INTERVAL=-1',
      'FREQ=DAILY;UNTIL=tomorrow',
      'FREQ=WEEKLY;BYDAY=2MO',
      'FREQ=WEEKLY;BYDAY=XX',
      'FREQ=MONTHLY;BYDAY=6MO',
      'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
      'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=31',
      'FREQ=MONTHLY;BYSETPOS=1',
      'FREQ=DAILY;BYHOUR=9,17',
      'FREQ=DAILY;X=1',
    ])
      expect([rule, parseRecurrenceRule(rule)]).toEqual([rule, null]);
  });
});
