import type Stripe from 'stripe';
import type { Price } from '#shared/billing/billing-of.ts';
import type { PaidPlan } from '#shared/plans/tiers.ts';
import { idOf } from '../../platform/payments/stripe-id.ts';
import { nullIfMissing, unknownToStripe } from '../../platform/payments/payments-failure.ts';
import type { AskStripe } from '../../platform/payments/stripe-client.ts';
import { itemOf, planOfPrice } from '../../platform/payments/subscription-state.ts';

/** An invoice: what it is for, and what was paid or is due. */
export interface InvoiceFacts {
  customer_id: string | null;
  /** Plans that were paid for with a positive amount. */
  plans: PaidPlan[];
  /** null if nothing was charged. */
  paid: Price | null;
  /** The tax in what was paid; null if nothing was charged or without tax. */
  tax: Price | null;
  /** null if nothing is due. */
  due: Price | null;
  /** Number of attempts to charge it. */
  attempts: number;
  /** Credits of the pack that it is the receipt of; 0 for a plan. */
  credits: number;
  /** Whether it is the first of a subscription. */
  isFirst: boolean;
  /** Stripe's page of the invoice, with a PDF and the way to pay it. */
  url: string | null;
}

/** The invoice that a payment paid. */
export interface PlanPayment {
  subscription_id: string;
  /**
   * Whether it pays for the present plan. A past period was used, and a payment that a later one replaced (after a change
   * of plan) no longer pays for anything: neither is a reason to end the plan.
   */
  isOfPresent: boolean;
  /** Plans for which this was the user's first payment. */
  firstOf: PaidPlan[];
}

/** Maximum number of invoices read per customer: eight years of monthly payments. */
const MAX_LISTED = 100;

const pricedLines = ({ amount_paid: paid, lines }: Stripe.Invoice): Stripe.InvoiceLineItem[] =>
  paid > 0 ? lines.data.filter(({ amount }) => amount > 0) : [];

const pricesOf = (invoice: Stripe.Invoice): string[] =>
  pricedLines(invoice).flatMap((line) => idOf(line.pricing?.price_details?.price) ?? []);

/** Returns whether an invoice paid for the subscription's current period. */
const isCurrent = (invoice: Stripe.Invoice, subscription: Stripe.Subscription): boolean => {
  const start = itemOf(subscription)?.current_period_start ?? 0;
  return pricedLines(invoice).some(({ period }) => period.end > start);
};

/** Returns whether money of an invoice paid for the subscription's current plan in its current period. */
const paysForPlan = (invoice: Stripe.Invoice, subscription: Stripe.Subscription): boolean =>
  isCurrent(invoice, subscription) && pricesOf(invoice).includes(itemOf(subscription)?.price.id ?? '');

/** Returns the plans by price. Two prices may belong to one plan. */
const plansOf = async (stripe: Stripe, prices: Iterable<string>): Promise<Set<PaidPlan>> => {
  const found = await Promise.all([...new Set(prices)].map((id) => stripe.prices.retrieve(id)));
  return new Set(found.flatMap((price) => planOfPrice(price)?.plan ?? []));
};

/** Reads invoices at Stripe. */
export const createInvoices = (ask: AskStripe) => ({
  find: (id: string): Promise<InvoiceFacts> =>
    ask(async (stripe) => {
      const invoice = await stripe.invoices.retrieve(id).catch(nullIfMissing);
      if (invoice === null) throw unknownToStripe({ invoice_id: id });
      const prices = invoice.status === 'paid' ? pricesOf(invoice) : [];
      const { currency, amount_paid: paid, amount_remaining: remaining, status } = invoice;
      const tax = (invoice.total_taxes ?? []).reduce((sum, { amount }) => sum + amount, 0);
      return {
        customer_id: idOf(invoice.customer),
        plans: [...(await plansOf(stripe, prices))],
        paid: status === 'paid' && paid > 0 ? { amount: paid, currency } : null,
        tax: status === 'paid' && paid > 0 && tax > 0 ? { amount: tax, currency } : null,
        due: status === 'open' && remaining > 0 ? { amount: remaining, currency } : null,
        attempts: invoice.attempt_count,
        credits: Number(invoice.metadata?.['credits'] ?? 0),
        isFirst: invoice.billing_reason === 'subscription_create',
        url: invoice.hosted_invoice_url ?? null,
      };
    }),

  /** Returns the subscription invoice that a payment paid, or null. */
  paidBy: (paymentIntent: string): Promise<PlanPayment | null> =>
    ask(async (stripe) => {
      const { data } = await stripe.invoicePayments.list({
        payment: { type: 'payment_intent', payment_intent: paymentIntent },
        limit: 1,
      });
      const invoiceId = idOf(data[0]?.invoice);
      if (invoiceId === null) return null;
      const invoice = await stripe.invoices.retrieve(invoiceId);
      const subscriptionId = idOf(invoice.parent?.subscription_details?.subscription);
      const customer = idOf(invoice.customer);
      if (subscriptionId === null || customer === null) return null;
      const [subscription, before, after] = await Promise.all([
        stripe.subscriptions.retrieve(subscriptionId),
        stripe.invoices.list({
          customer,
          status: 'paid',
          created: { lt: invoice.created },
          limit: MAX_LISTED,
        }),
        stripe.invoices.list({
          customer,
          subscription: subscriptionId,
          status: 'paid',
          created: { gte: invoice.created },
          limit: MAX_LISTED,
        }),
      ]);
      const [plans, paidBefore] = await Promise.all([
        plansOf(stripe, pricesOf(invoice)),
        plansOf(stripe, before.data.flatMap(pricesOf)),
      ]);
      const later = after.data.filter(({ id }) => id !== invoice.id);
      return {
        subscription_id: subscriptionId,
        isOfPresent:
          isCurrent(invoice, subscription) && !later.some((each) => paysForPlan(each, subscription)),
        firstOf: [...plans].filter((plan) => !paidBefore.has(plan)),
      };
    }),
});

export type Invoices = ReturnType<typeof createInvoices>;
