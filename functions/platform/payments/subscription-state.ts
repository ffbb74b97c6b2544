import type Stripe from 'stripe';
import {
  type Price,
  type SubscriptionFact,
  type TaxTreatment,
  trialRefusals,
} from '#shared/billing/billing-of.ts';
import { paidPeriodsOf } from './paid-periods.ts';
import { currencyOf } from '#shared/plans/currencies.ts';
import { planOfLookupKey } from '#shared/plans/plans.ts';

/**
 * Returns the plan of a Stripe price. A replaced price loses its lookup key but keeps subscribers; its metadata still
 * has the key.
 */
export const planOfPrice = ({ lookup_key, metadata }: Stripe.Price): ReturnType<typeof planOfLookupKey> =>
  planOfLookupKey(lookup_key) ?? planOfLookupKey(metadata['lookup_key'] ?? null);

/** Returns the item with the plan of a subscription, even if another item was added at Stripe. */
export const itemOf = ({ items: { data } }: Stripe.Subscription): Stripe.SubscriptionItem | undefined =>
  data.find(({ price }) => planOfPrice(price) !== null) ?? data[0];

/** Metadata of a subscription whose trial was ended, with the reason. */
export const TRIAL_REFUSED = 'trial_refused';

/**
 * Returns whether a trial's payment method is not attached yet: a bank account to verify, or a pending authentication.
 * Until then the trial has not started.
 */
const awaitsMethod = ({
  status,
  pending_setup_intent,
  default_payment_method,
}: Stripe.Subscription): boolean =>
  status === 'trialing' && pending_setup_intent !== null && default_payment_method === null;

/**
 * Returns whether the first payment, for example a direct debit, is still being processed. Stripe reports such a
 * subscription as active. An invoice that staff sends to be paid by a date is different.
 */
const awaitsFirstPayment = ({
  status,
  latest_invoice: latest,
  collection_method,
}: Stripe.Subscription): boolean =>
  status === 'active' &&
  collection_method === 'charge_automatically' &&
  latest !== null &&
  typeof latest !== 'string' &&
  latest.status === 'open' &&
  latest.billing_reason === 'subscription_create';

/** Metadata of a subscription whose first payment failed: when it ends unless it is paid, in Unix seconds. */
export const PAY_BY = 'pay_by';

/** Returns when Stripe tries the open invoice again, or null. */
const nextAttemptOf = ({ latest_invoice: latest }: Stripe.Subscription): number | null =>
  latest === null || typeof latest === 'string' || latest.status !== 'open'
    ? null
    : latest.next_payment_attempt;

/** Returns what is charged per period before added taxes, and whether tax is part of it. */
const chargeOf = (
  { currency, automatic_tax: { enabled: isTaxed } }: Stripe.Subscription,
  item: Stripe.SubscriptionItem | undefined,
  prices: ReadonlyMap<string, Stripe.Price>,
): { price: Price | null; tax: TaxTreatment | null } => {
  const own = item?.price;
  const sold = own?.currency === currency ? own : prices.get(own?.id ?? '')?.currency_options?.[currency];
  if (sold?.unit_amount == null) return { price: null, tax: null };
  const price = { amount: sold.unit_amount * (item?.quantity ?? 1), currency };
  const tax = sold.tax_behavior === 'inclusive' ? 'included' : 'added';
  return { price, tax: isTaxed ? tax : null };
};

/**
 * Derives the relevant facts of a subscription.
 * @param subscription with its expanded latest invoice
 * @param paidInvoices all paid invoices of the customer
 * @param prices with expanded currency options, for subscriptions in another currency than their price's own
 */
export const factOf = (
  subscription: Stripe.Subscription,
  paidInvoices: readonly Stripe.Invoice[],
  prices: ReadonlyMap<string, Stripe.Price>,
): SubscriptionFact => {
  const item = itemOf(subscription);
  const sold = item ? planOfPrice(item.price) : null;
  const start = item?.current_period_start ?? subscription.start_date;
  const end = item?.current_period_end ?? subscription.start_date;
  const { cancel_at, cancel_at_period_end } = subscription;
  const payBy = Number(subscription.metadata[PAY_BY]) || null;
  // Our own deadline is no cancellation.
  const canceledAt = cancel_at !== null && cancel_at === payBy ? null : cancel_at;
  const paid = paidPeriodsOf(subscription.id, paidInvoices);
  const isPending = awaitsMethod(subscription);
  return {
    id: subscription.id,
    status: isPending || awaitsFirstPayment(subscription) ? 'incomplete' : subscription.status,
    created: subscription.created,
    plan: sold?.plan ?? null,
    interval: sold?.interval ?? null,
    trial_end: isPending ? null : subscription.trial_end,
    trial_refused: trialRefusals.find((each) => each === subscription.metadata[TRIAL_REFUSED]) ?? null,
    period_start: start,
    period_end: end,
    // Stripe sets one or the other, depending on how the subscription was created.
    ends_at: canceledAt ?? (cancel_at_period_end ? end : null),
    anchor: subscription.billing_cycle_anchor,
    ...paid,
    // Staff gives credit until the invoice is due.
    paid_until: paid.paid_until ?? (subscription.collection_method === 'send_invoice' ? start : null),
    next_attempt: nextAttemptOf(subscription),
    pay_by: payBy,
    ...chargeOf(subscription, item, prices),
    currency: currencyOf(subscription.currency),
  };
};

/** Returns whether the latest invoice was paid with a positive amount for the subscription's current plan. */
export const hasPaid = (subscription: Stripe.Subscription): boolean => {
  const invoice = subscription.latest_invoice;
  if (invoice === null || typeof invoice === 'string') return false;
  const price = itemOf(subscription)?.price.id;
  return (
    invoice.status === 'paid' &&
    invoice.amount_paid > 0 &&
    invoice.lines.data.some((line) => line.amount > 0 && line.pricing?.price_details?.price === price)
  );
};
