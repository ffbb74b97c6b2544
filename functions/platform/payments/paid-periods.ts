import type Stripe from 'stripe';
import { idOf } from './stripe-id.ts';

/** What has been paid for a subscription. Unix seconds. */
export interface PaidPeriods {
  /** Start of the latest period that was paid for with at least a month's price; null if there is none. */
  paid_from: number | null;
  /** End of what has been paid. */
  paid_until: number | null;
}

/** Average length of a month in seconds. */
const MONTH_S = 2_629_746;

const isProration = ({ parent }: Stripe.InvoiceLineItem): boolean =>
  parent?.subscription_item_details?.proration ?? parent?.invoice_item_details?.proration ?? false;

/**
 * Returns whether the money of an invoice covers at least a month of a whole period. A period that is paid from the
 * balance of an earlier one, after switching between monthly and yearly, is no new purchase.
 */
const isBought = ({ amount_paid: paid }: Stripe.Invoice, line: Stripe.InvoiceLineItem): boolean => {
  const months = Math.max(1, Math.round((line.period.end - line.period.start) / MONTH_S));
  return !isProration(line) && paid >= Math.floor(line.amount / months);
};

const latest = (seconds: number[]): number | null => (seconds.length === 0 ? null : Math.max(...seconds));

/** Returns from when on an invoice credits what was paid before it; Infinity if it does not. */
const creditedFrom = ({ lines }: Stripe.Invoice): number =>
  Math.min(
    ...lines.data.filter((line) => line.amount < 0 && isProration(line)).map(({ period }) => period.start),
  );

/**
 * Returns what the paid invoices of a customer paid for one subscription. A trial's line costs nothing, and what a later
 * invoice credits, after a change of plan, is no longer paid for.
 * @param paidInvoices newest first
 */
export const paidPeriodsOf = (subscription: string, paidInvoices: readonly Stripe.Invoice[]): PaidPeriods => {
  const own = paidInvoices.filter(
    ({ parent }) => idOf(parent?.subscription_details?.subscription ?? null) === subscription,
  );
  const lines = own.flatMap((invoice, index) => {
    const until = Math.min(...own.slice(0, index).map(creditedFrom));
    return invoice.lines.data
      .filter(({ amount }) => amount > 0)
      .map((line) => ({ invoice, line, end: Math.min(line.period.end, until) }));
  });
  return {
    paid_from: latest(
      lines.filter(({ invoice, line }) => isBought(invoice, line)).map(({ line }) => line.period.start),
    ),
    paid_until: latest(lines.map(({ end }) => end)),
  };
};
