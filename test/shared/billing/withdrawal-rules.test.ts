import { describe, expect, it } from 'vitest';
import { packRefund, planRefund } from '#shared/billing/contracts/refund-of.ts';
import {
  isInWithdrawalWindow,
  lastWithdrawalDay,
  withdrawalOpened,
} from '#shared/billing/contracts/withdrawal-window.ts';

const at = (text: string) => new Date(`${text}Z`);
const dayOf = (date: Date) => date.toISOString().slice(0, 10);

describe('The withdrawal period', () => {
  it.each([
    // A Monday: the 14th day after it is a Monday.
    ['2026-11-02T09:00', '2026-11-16'],
    // The 14th day is a Saturday or a Sunday, so the next Monday counts.
    ['2026-11-07T23:59', '2026-11-23'],
    ['2026-11-08T00:00', '2026-11-23'],
    ['2028-02-15T12:00', '2028-02-29'],
  ])('the period of a contract of %s ends with %s', (concluded, last) => {
    expect(dayOf(lastWithdrawalDay(at(concluded)))).toBe(last);
  });

  it('the period includes its last day in every time zone, and nothing before the contract', () => {
    const concluded = at('2026-11-02T09:00');
    expect(isInWithdrawalWindow(concluded, at('2026-11-17T11:59'))).toBe(true);
    expect(isInWithdrawalWindow(concluded, at('2026-11-17T12:00'))).toBe(false);
    expect(isInWithdrawalWindow(concluded, at('2026-11-02T08:59'))).toBe(false);
  });

  it('the period begins again with the first payment after a trial and with each yearly renewal, but not monthly', () => {
    const created = at('2026-01-05T10:00');
    const trialEnd = at('2026-01-12T10:00');
    const opened = (interval: 'monthly' | 'yearly', periodStart: string, now: string) =>
      withdrawalOpened({ created, trialEnd, interval, periodStart: at(periodStart) }, at(now));
    expect(opened('monthly', '2026-01-05T10:00', '2026-01-11T00:00')).toEqual(created);
    expect(opened('monthly', '2026-01-12T10:00', '2026-01-13T00:00')).toEqual(trialEnd);
    expect(opened('monthly', '2026-03-12T10:00', '2026-03-13T00:00')).toEqual(trialEnd);
    expect(opened('yearly', '2027-01-12T10:00', '2027-01-13T00:00')).toEqual(at('2027-01-12T10:00'));
  });
});

describe('The refund of a withdrawal', () => {
  const month = { paid: 2_999, from: at('2026-11-01T10:00'), until: at('2026-12-01T10:00') };

  it('the refund is everything that was paid if the user did not ask to start at once', () => {
    expect(planRefund({ ...month, at: at('2026-11-10T10:00'), hasConsent: false })).toBe(2_999);
    expect(packRefund({ paid: 499, credits: 500, unused: 0, hasConsent: false })).toBe(499);
  });

  it.each([
    ['2026-11-01T10:01', 2_999],
    ['2026-11-02T09:59', 2_999],
    // Three of 30 days: 299.9 cents, rounded down to 299.
    ['2026-11-04T12:00', 2_700],
    ['2027-01-01T00:00', 0],
  ])(
    'the refund leaves out the whole days used until %s if the user asked to start at once',
    (declared, refund) => {
      expect(planRefund({ ...month, at: at(declared), hasConsent: true })).toBe(refund);
    },
  );

  it.each([
    [500, 499],
    [499, 499],
    [250, 250],
    [0, 0],
    // Credits from elsewhere are no part of the pack.
    [900, 499],
  ])('the refund covers %i unused credits of a pack, rounded up', (unused, refund) => {
    expect(packRefund({ paid: 499, credits: 500, unused, hasConsent: true })).toBe(refund);
  });

  it('the refund is never negative and never more than was paid', () => {
    for (let hours = -50; hours < 1_000; hours += 7) {
      const declared = new Date(month.from.getTime() + hours * 3_600_000);
      const refund = planRefund({ ...month, at: declared, hasConsent: true });
      expect(refund).toBeGreaterThanOrEqual(0);
      expect(refund).toBeLessThanOrEqual(2_999);
    }
  });
});
