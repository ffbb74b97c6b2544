import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { paidPeriodsOf } from '#functions/platform/payments/paid-periods.ts';

interface Line {
  amount: number;
  /** Seconds. */
  from: number;
  to: number;
  isProration?: boolean;
}

const DAY = 86_400;
const invoiceOf = (amount_paid: number, ...lines: Line[]): Stripe.Invoice =>
  ({
    amount_paid,
    parent: { subscription_details: { subscription: 'sub_1' } },
    lines: {
      data: lines.map(({ amount, from, to, isProration = false }) => ({
        amount,
        period: { start: from, end: to },
        parent: { subscription_item_details: { proration: isProration } },
      })),
    },
  }) as unknown as Stripe.Invoice;

const year = invoiceOf(19_990, { amount: 19_990, from: 0, to: 365 * DAY });

describe('paidPeriodsOf', () => {
  it('returns the period of a paid year', () => {
    expect(paidPeriodsOf('sub_1', [year])).toEqual({ paid_from: 0, paid_until: 365 * DAY });
  });

  it('ends what was paid where a later invoice credits it', () => {
    const change = invoiceOf(
      0,
      { amount: -19_000, from: 10 * DAY, to: 365 * DAY, isProration: true },
      { amount: 799, from: 10 * DAY, to: 40 * DAY },
    );
    expect(paidPeriodsOf('sub_1', [change, year])).toEqual({ paid_from: 0, paid_until: 40 * DAY });
  });

  it('keeps the end of a period whose price was changed for the rest of it', () => {
    const upgrade = invoiceOf(
      30_000,
      { amount: -19_990, from: 0, to: 365 * DAY, isProration: true },
      { amount: 49_990, from: 0, to: 365 * DAY, isProration: true },
    );
    expect(paidPeriodsOf('sub_1', [upgrade, year]).paid_until).toBe(365 * DAY);
  });
});
