import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#shared/time/local-date.ts';
import {
  addMonths,
  addMonthsToDay,
  firstWeekday,
  monthOf,
  startOfWeek,
  weeksOf,
} from '#web/ui/inputs/day-picker/day-picker-weeks.ts';

const aDay = fc.integer({ min: 0, max: 200 * 365 }).map((days) => addDays('1900-01-01', days));

describe('The weeks of a month', () => {
  it("the weeks of a month start on the locale's first weekday", () => {
    expect(weeksOf('2026-11-01', 7)[0]).toEqual([
      '2026-11-01',
      '2026-11-02',
      '2026-11-03',
      '2026-11-04',
      '2026-11-05',
      '2026-11-06',
      '2026-11-07',
    ]);
    expect(weeksOf('2026-11-01', 1)[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
    expect(firstWeekday('de-DE')).toBe(1);
    expect(firstWeekday('en-US')).toBe(7);
  });

  it('the weeks of a month contain every day of the month once, in order, under its weekday', () => {
    fc.assert(
      fc.property(aDay, fc.integer({ min: 1, max: 7 }), (day, first) => {
        const month = monthOf(day);
        const weeks = weeksOf(month, first);
        const days = weeks.flat().filter((date) => date !== null);
        expect(days[0]).toBe(month);
        expect(addDays(days.at(-1)!, 1)).toBe(addMonths(month, 1));
        expect(days).toEqual(days.map((_, index) => addDays(month, index)));
        for (const week of weeks) {
          expect(week).toHaveLength(7);
          week.forEach((date, index) => {
            if (date) expect(addDays(startOfWeek(date, first), index)).toBe(date);
          });
        }
      }),
    );
  });

  it('the weeks of a month change by month, and end on the last day of a shorter one', () => {
    expect(addMonthsToDay('2026-03-31', -1)).toBe('2026-02-28');
    expect(addMonthsToDay('2028-01-31', 1)).toBe('2028-02-29');
    expect(addMonthsToDay('2026-01-15', -1)).toBe('2025-12-15');
  });
});
