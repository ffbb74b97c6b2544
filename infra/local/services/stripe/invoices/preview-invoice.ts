import type Stripe from 'stripe';
import * as z from 'zod';
import type { Invoice, StripeStore, Subscription } from '../store/stripe-store.ts';
import type { InvoiceLine } from '../store/object-types.ts';
import { periodEndAfter } from '../clock/add-periods.ts';
import { integer, listOf, oneOf, only, text } from '../http/fields.ts';
import { parameters } from '../http/parameters.ts';
import { invalid, missing, notHosted, Refusal } from '../http/stripe-error.ts';
import { scheduledPrice } from '../schedules/scheduled-price.ts';
import { priceChange } from '../subscriptions/change-price.ts';
import { periodLine } from '../subscriptions/lines.ts';
import { haveOneRhythm, itemOf, rhythmOfPrice } from '../subscriptions/subscription-terms.ts';
import { newInvoice } from './new-invoice.ts';
import { useBalance } from './use-balance.ts';

/** Parameters of `invoices.createPreview`. */
export const previewParameters = parameters<Stripe.InvoiceCreatePreviewParams>()({
  customer: text.optional(),
  subscription: text.optional(),
  schedule: text.optional(),
  preview_mode: oneOf(['next'], ['recurring']).optional(),
  subscription_details: z
    .strictObject({
      items: listOf(z.strictObject({ id: text, price: text, quantity: only('1').optional() })).optional(),
      proration_behavior: oneOf(['always_invoice', 'create_prorations', 'none']).optional(),
      proration_date: integer.optional(),
    })
    .optional(),
});
type Input = z.output<typeof previewParameters>;

/** What a preview bills, and when. */
interface Bill {
  lines: InvoiceLine[];
  /** Seconds. */
  at: number;
  /** The time of the prorations, if there are any. */
  prorated: number | null;
}

/** Bills the period that begins next, with the prorations that wait for it. */
export const renewalBill = (stripeStore: StripeStore, subscription: Subscription): Bill => {
  const { price: present, current_period_end: start } = itemOf(subscription);
  const price = scheduledPrice(stripeStore, subscription, present, start);
  const anchor = haveOneRhythm(present, price) ? subscription.billing_cycle_anchor : start;
  const end = periodEndAfter(anchor, rhythmOfPrice(price), start);
  const { pending } = stripeStore.facts('subscription', subscription.id);
  return {
    lines: [...pending, periodLine(stripeStore, subscription, price, { start, end })],
    at: start,
    prorated: null,
  };
};

/** Bills what a change of price would cost: at once, or with the next period. */
const change = (
  stripeStore: StripeStore,
  subscription: Subscription,
  {
    items = [],
    proration_behavior: proration = 'create_prorations',
    proration_date: at = stripeStore.now(),
  }: NonNullable<Input['subscription_details']>,
): Bill => {
  const [item, ...more] = items;
  if (!item || more.length > 0)
    throw notHosted('previews of more than one price', 'subscription_details[items]');
  const present = itemOf(subscription);
  if (item.id !== present.id)
    throw missing('subscription_item', item.id, 'subscription_details[items][0][id]');
  const price = stripeStore.get('price', item.price, 'subscription_details[items][0][price]');
  if (at < present.current_period_start || at > present.current_period_end)
    throw invalid(
      '`proration_date` must be within the present period.',
      'subscription_details[proration_date]',
    );
  const { lines, isBilledNow, period } = priceChange(stripeStore, subscription, price, {
    proration,
    at,
    endsTrial: false,
  });
  const { pending } = stripeStore.facts('subscription', subscription.id);
  if (isBilledNow) return { lines: [...pending, ...lines], at: stripeStore.now(), prorated: at };
  const end = periodEndAfter(
    haveOneRhythm(present.price, price) ? subscription.billing_cycle_anchor : period.end,
    rhythmOfPrice(price),
    period.end,
  );
  const next = periodLine(stripeStore, subscription, price, { start: period.end, end });
  return { lines: [...pending, ...lines, next], at: period.end, prorated: at };
};

const subscriptionOf = (
  stripeStore: StripeStore,
  { subscription: id, schedule, customer }: Input,
): Subscription => {
  const found =
    schedule === undefined
      ? stripeStore.get('subscription', id ?? '', 'subscription')
      : stripeStore.get(
          'subscription',
          stripeStore.get('subscription_schedule', schedule, 'schedule').subscription ?? '',
          'schedule',
        );
  if (customer !== undefined && found.customer !== customer)
    throw missing('subscription', found.id, 'subscription');
  if (found.schedule !== null && schedule === undefined)
    throw notHosted('previews of a subscription with a schedule by its own ID', 'subscription');
  return found;
};

/** Implements `invoices.createPreview`: the next invoice of a subscription, or of a change to it. Stores nothing. */
export const previewInvoice = (stripeStore: StripeStore, input: Input): Invoice => {
  if (input.subscription === undefined && input.schedule === undefined)
    throw notHosted('previews without a subscription', 'subscription');
  const subscription = subscriptionOf(stripeStore, input);
  const { subscription_details: details } = input;
  const isOver = subscription.status === 'canceled' || subscription.cancel_at !== null;
  if (isOver && !details?.items)
    throw new Refusal(404, {
      type: 'invalid_request_error',
      code: 'invoice_upcoming_none',
      message: `No upcoming invoices for customer: ${subscription.customer}`,
    });
  const { lines, at, prorated } = details?.items
    ? change(stripeStore, subscription, details)
    : renewalBill(stripeStore, subscription);
  const customer = stripeStore.get('customer', subscription.customer);
  const invoice = newInvoice(stripeStore, { subscription, customer, lines, reason: 'subscription_cycle' });
  const { amountDue, balance } = useBalance(invoice.total, customer.balance);
  return {
    ...invoice,
    id: `upcoming_${invoice.id}`,
    amount_due: amountDue,
    amount_remaining: amountDue,
    billing_reason: 'upcoming',
    created: at,
    ending_balance: balance,
    next_payment_attempt: at,
    period_end: at,
    parent: invoice.parent && {
      ...invoice.parent,
      subscription_details: invoice.parent.subscription_details && {
        ...invoice.parent.subscription_details,
        ...(prorated !== null && { subscription_proration_date: prorated }),
      },
    },
  };
};
