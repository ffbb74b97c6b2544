import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endOfMonth, monthOf } from '#shared/credits/period.ts';

const at = (text: string): Date => new Date(`${text}T00:00:00.000Z`);
const day = (date: Date): string => date.toISOString().slice(0, 10);

describe('The month of an allowance', () => {
  it.each([
    ['2026-01-31', 31, ['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31']],
    ['2028-01-30', 30, ['2028-02-29', '2028-03-30']],
    ['2026-12-15', 15, ['2027-01-15', '2027-02-15']],
  ])(
    'CREDITS-06 (D19) a month from %s ends on day %i of the next, or on its last day',
    (start, anchor, ends) => {
      let from = at(start);
      for (const end of ends) {
        from = endOfMonth(from, anchor);
        expect(day(from)).toBe(end);
      }
    },
  );

  it.each([
    ['2026-03-30T23:59:59.999Z', 31, '2026-02-28'],
    ['2026-03-31T00:00:00.000Z', 31, '2026-03-31'],
    ['2026-01-04T12:00:00.000Z', 5, '2025-12-05'],
    ['2026-01-05T00:00:00.000Z', 5, '2026-01-05'],
  ])('the month that contains %s with day %i started on %s', (now, anchor, start) => {
    expect(day(monthOf(new Date(now), anchor))).toBe(start);
  });

  it.each([
    ['2026-11-05', 20, '2026-12-20'],
    ['2026-11-20', 5, '2027-01-05'],
    ['2026-11-05', 4, '2027-01-04'],
  ])('a month from %s never gets shorter when the day changes to %i: it ends on %s', (start, anchor, end) => {
    expect(day(endOfMonth(at(start), anchor))).toBe(end);
  });

  it('starts where the previous one ends, on any day of any year', () => {
    const instants = fc.date({ min: at('2024-01-01'), max: at('2034-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(instants, fc.integer({ min: 1, max: 31 }), (now, anchor) => {
        const start = monthOf(now, anchor);
        const end = endOfMonth(start, anchor);
        expect(start <= now && now < end).toBe(true);
        expect(monthOf(end, anchor)).toEqual(end);
        expect(monthOf(new Date(end.getTime() - 1), anchor)).toEqual(start);
      }),
    );
  });
});
