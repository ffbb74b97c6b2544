import type Stripe from 'stripe';
import type { Price } from '#shared/billing/billing-of.ts';
import type { BillingDetails, BillingInvoice } from '#shared/billing/page-schema.ts';
import { nullIfMissing } from '../../platform/payments/payments-failure.ts';
import { idOf } from '../../platform/payments/stripe-id.ts';
import type { AskStripe } from '../../platform/payments/stripe-client.ts';
import { itemOf, planOfPrice } from '../../platform/payments/subscription-state.ts';

/** Invoices of one page: two years of monthly payments. */
const PAGE = 24;
const MAX_SUBSCRIPTIONS = 20;

const instant = (seconds: number): string => new Date(seconds * 1_000).toISOString();

type Sold = NonNullable<ReturnType<typeof planOfPrice>>;

/** Reads prices by their ID, each one once. */
const createReadSold = (stripe: Stripe) => {
  const known = new Map<string, Promise<Sold | null>>();
  return (id: string): Promise<Sold | null> => {
    const sold = known.get(id) ?? stripe.prices.retrieve(id).then(planOfPrice);
    known.set(id, sold);
    return sold;
  };
};
type ReadSold = ReturnType<typeof createReadSold>;

const invoiceOf = async (
  { lines, total, amount_remaining: due, currency, metadata, ...invoice }: Stripe.Invoice,
  readSold: ReadSold,
): Promise<BillingInvoice[]> => {
  const { status, number } = invoice;
  if (status === null || status === 'draft') return [];
  // The last line is the plan that is being paid for; credit for another one stands before it.
  const price = idOf(lines.data.findLast(({ amount }) => amount >= 0)?.pricing?.price_details?.price);
  return [
    {
      id: invoice.id,
      number,
      created: instant(invoice.created),
      status: status as BillingInvoice['status'],
      total,
      due: status === 'open' ? due : 0,
      currency,
      plan: price === null ? null : ((await readSold(price))?.plan ?? null),
      credits: Number(metadata?.['credits'] ?? 0),
      url: invoice.hosted_invoice_url ?? null,
      pdf: invoice.invoice_pdf ?? null,
    },
  ];
};

const methodOf = (
  { default_payment_method: own }: Pick<Stripe.Subscription, 'default_payment_method'>,
  customer: Stripe.Customer | null,
): BillingDetails['method'] => {
  const method = own ?? customer?.invoice_settings.default_payment_method ?? null;
  if (method === null || typeof method === 'string') return null;
  const { card, sepa_debit: sepa, us_bank_account: bank, type } = method;
  return { brand: card?.brand ?? type, last4: card?.last4 ?? sepa?.last4 ?? bank?.last4 ?? null };
};

/** Returns the price of the phase that begins with the next period, and when; null without one. */
const scheduledPhaseOf = (subscription: Stripe.Subscription): { price: string; start: number } | null => {
  const { schedule } = subscription;
  const end = itemOf(subscription)?.current_period_end ?? 0;
  if (schedule === null || typeof schedule === 'string') return null;
  const phase = schedule.phases.find(({ start_date: start }) => start >= end);
  const price = idOf(phase?.items[0]?.price);
  return phase && price !== null ? { price, start: phase.start_date } : null;
};

const scheduledOf = async (
  subscription: Stripe.Subscription,
  readSold: ReadSold,
): Promise<BillingDetails['scheduled']> => {
  const phase = scheduledPhaseOf(subscription);
  const sold = phase && (await readSold(phase.price));
  return phase && sold && { ...sold, date: instant(phase.start) };
};

/** Returns the next renewal of a subscription as it will be charged, or null for one that ends. */
const renewalOf = async (
  stripe: Stripe,
  subscription: Stripe.Subscription,
): Promise<BillingDetails['next']> => {
  const { id, cancel_at, cancel_at_period_end: ends } = subscription;
  if (ends || cancel_at !== null) return null;
  const schedule = idOf(subscription.schedule);
  const { amount_due: amount, currency } = await stripe.invoices.createPreview(
    schedule === null ? { subscription: id } : { schedule },
  );
  return { amount, currency, date: instant(itemOf(subscription)?.current_period_end ?? 0) };
};

/** Returns the next charge: the renewal, or the next attempt for an open invoice. */
const nextOf = async (stripe: Stripe, subscription: Stripe.Subscription): Promise<BillingDetails['next']> => {
  const { status, latest_invoice: latest } = subscription;
  if (status === 'active' || status === 'trialing') return renewalOf(stripe, subscription);
  if (status !== 'past_due' || latest === null || typeof latest === 'string') return null;
  const { status: state, amount_remaining: amount, currency, next_payment_attempt: at } = latest;
  return state === 'open' && at !== null ? { amount, currency, date: instant(at) } : null;
};

/** Reads what the billing page shows from Stripe. */
export const createDetails = (ask: AskStripe) => ({
  /** Returns the plan that a subscription changes to with its next period, with its price; null without a change. */
  scheduledPlan: (subscriptionId: string): Promise<(Sold & { price: Price }) | null> =>
    ask(async (stripe) => {
      const subscription = await stripe.subscriptions.retrieve(subscriptionId, { expand: ['schedule'] });
      const phase = scheduledPhaseOf(subscription);
      if (phase === null) return null;
      const price = await stripe.prices.retrieve(phase.price, { expand: ['currency_options'] });
      const { currency } = subscription;
      const { unit_amount: amount } =
        price.currency === currency ? price : (price.currency_options?.[currency] ?? price);
      const sold = planOfPrice(price);
      return sold && amount !== null ? { ...sold, price: { amount, currency } } : null;
    }),

  /**
   * @param subscriptionId the subscription that gives the plan; null reads the customer's newest one
   * @param after ID of the last invoice of the page before
   */
  read: (customerId: string, subscriptionId: string | null, after?: string): Promise<BillingDetails | null> =>
    ask(async (stripe) => {
      const readSold = createReadSold(stripe);
      const [customer, { data: subscriptions }, { data, has_more }] = await Promise.all([
        stripe.customers
          .retrieve(customerId, { expand: ['invoice_settings.default_payment_method'] })
          .catch(nullIfMissing),
        stripe.subscriptions.list({
          customer: customerId,
          limit: MAX_SUBSCRIPTIONS,
          expand: ['data.default_payment_method', 'data.schedule', 'data.latest_invoice'],
        }),
        stripe.invoices.list({
          customer: customerId,
          limit: PAGE,
          ...(after !== undefined && { starting_after: after }),
        }),
      ]);
      if (customer === null || customer.deleted) return null;
      const subscription = subscriptions.find(({ id }) => id === subscriptionId) ?? subscriptions[0] ?? null;
      const currency = subscription?.currency ?? customer.currency ?? null;
      const [next, scheduled, invoices] = await Promise.all([
        subscription && nextOf(stripe, subscription),
        subscription && scheduledOf(subscription, readSold),
        Promise.all(data.map((invoice) => invoiceOf(invoice, readSold))),
      ]);
      return {
        next,
        method: methodOf(subscription ?? { default_payment_method: null }, customer),
        scheduled,
        credit: customer.balance < 0 && currency ? { amount: -customer.balance, currency } : null,
        invoices: invoices.flat(),
        cursor: has_more ? (data.at(-1)?.id ?? null) : null,
      };
    }),
});

export type Details = ReturnType<typeof createDetails>;
