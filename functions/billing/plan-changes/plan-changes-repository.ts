import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import { CodedError } from '#shared/errors/coded-error.ts';
import { cannotPay, isStripeError } from '../../platform/payments/payments-failure.ts';
import { idOf } from '../../platform/payments/stripe-id.ts';
import type { AskStripe } from '../../platform/payments/stripe-client.ts';
import { itemOf } from '../../platform/payments/subscription-state.ts';

/** A running subscription as a change of plan needs it. */
export interface RunningPlan {
  subscription_id: string;
  customer_id: string;
  item_id: string;
  price_id: string;
  /** Stripe keeps the currency of a customer's first plan. */
  currency: string;
  isTrial: boolean;
  /** Seconds. */
  period_start: number;
  period_end: number;
  schedule_id: string | null;
  /** Price of the change that begins with the next period, or null. */
  scheduled_price: string | null;
  latest_invoice: string | null;
  /** Number of declined changes; each gets a new idempotency key. */
  attempt: string;
}

/** The invoice of a change. Amounts in the currency's smallest unit, instants in seconds. */
export interface ChangePreview {
  currency: string;
  charge: number;
  /** Credit for unused time. */
  unused: number;
  tax: number;
  /** Negative if credit is left. */
  total: number;
  /** What is charged after credit from earlier is used. */
  due: number;
  prorated_at: number;
  /** When the invoice is created. */
  created: number;
  /** End of the period that is paid for. */
  period_end: number;
}

const changePreviewOf = (invoice: Stripe.Invoice): ChangePreview => {
  const { lines, total, subtotal, amount_due: due, currency, parent, created } = invoice;
  const charged = lines.data.filter(({ amount }) => amount > 0);
  const credited = lines.data.filter(({ amount }) => amount < 0);
  return {
    currency,
    charge: charged.reduce((sum, { amount }) => sum + amount, 0),
    unused: credited.reduce((sum, { amount }) => sum - amount, 0),
    tax: Math.max(0, total - subtotal),
    total,
    due,
    prorated_at: parent?.subscription_details?.subscription_proration_date ?? created,
    created,
    period_end: Math.max(created, ...charged.map(({ period }) => period.end)),
  };
};

/** Metadata of a subscription: number of declined changes of plan. */
const DECLINED_CHANGES = 'declined_changes';

/** Returns the price of the phase that begins with the next period. */
const scheduledPriceOf = (schedule: Stripe.SubscriptionSchedule | null, end: number): string | null =>
  idOf(schedule?.phases.find(({ start_date: start }) => start >= end)?.items[0]?.price);

const readPlan = async (stripe: Stripe, id: string): Promise<RunningPlan> => {
  const subscription = await stripe.subscriptions.retrieve(id, { expand: ['schedule'] });
  const item = itemOf(subscription);
  if (item === undefined) throw cannotPay('A subscription has no item.', { subscription_id: id });
  const { schedule, customer, status, metadata, latest_invoice } = subscription;
  const attached = typeof schedule === 'string' ? null : schedule;
  return {
    subscription_id: id,
    customer_id: idOf(customer) ?? '',
    item_id: item.id,
    price_id: item.price.id,
    currency: subscription.currency,
    isTrial: status === 'trialing',
    period_start: item.current_period_start,
    period_end: item.current_period_end,
    schedule_id: attached?.id ?? null,
    scheduled_price: scheduledPriceOf(attached, item.current_period_end),
    latest_invoice: idOf(latest_invoice),
    attempt: metadata[DECLINED_CHANGES] ?? '0',
  };
};

/**
 * Returns an idempotency key of a change from this state. Of two concurrent changes, Stripe applies one and rejects the
 * other, unless they are the same.
 */
const changeKeyOf = ({ subscription_id, price_id, latest_invoice, attempt }: RunningPlan): string => {
  const state = [subscription_id, price_id, latest_invoice ?? '', attempt].join('\n');
  return `plan-change-${createHash('sha256').update(state).digest('base64url')}`;
};

/** Reads and changes the price of subscriptions at Stripe. */
export const createPlanChanges = (ask: AskStripe) => ({
  /** Returns the subscription. A schedule whose change has taken effect is released first. */
  read: (id: string): Promise<RunningPlan> =>
    ask(async (stripe) => {
      const plan = await readPlan(stripe, id);
      if (plan.schedule_id === null || plan.scheduled_price !== null) return plan;
      await stripe.subscriptionSchedules.release(plan.schedule_id);
      return { ...plan, schedule_id: null };
    }),

  /** Returns the invoice that a change to another price would create now. @param at time of the proration, in seconds */
  preview: (
    { subscription_id, customer_id, item_id }: RunningPlan,
    price: string,
    at?: number,
  ): Promise<ChangePreview> =>
    ask(async (stripe) =>
      changePreviewOf(
        await stripe.invoices.createPreview({
          customer: customer_id,
          subscription: subscription_id,
          subscription_details: {
            items: [{ id: item_id, price }],
            proration_behavior: 'always_invoice',
            ...(at !== undefined && { proration_date: at }),
          },
        }),
      ),
    ),

  /**
   * Changes the price now and charges the difference. A trial continues and costs nothing.
   * @param at time of the proration, in seconds
   * @throws CodedError PAYMENT_DECLINED, and nothing has changed; PLAN_QUOTE_OUTDATED after a concurrent change
   */
  changeNow: (plan: RunningPlan, price: string, at: number): Promise<void> =>
    ask(async (stripe) => {
      const { subscription_id: id, item_id, isTrial } = plan;
      try {
        await stripe.subscriptions.update(
          id,
          {
            items: [{ id: item_id, price }],
            ...(isTrial
              ? { proration_behavior: 'none' }
              : {
                  proration_behavior: 'always_invoice',
                  proration_date: at,
                  payment_behavior: 'error_if_incomplete',
                }),
          },
          { idempotencyKey: changeKeyOf(plan) },
        );
      } catch (error) {
        if (isStripeError(error, 'StripeIdempotencyError'))
          throw new CodedError('PLAN_QUOTE_OUTDATED', { cause: error });
        if (!isStripeError(error, 'StripeCardError')) throw error;
        await stripe.subscriptions.update(id, {
          metadata: { [DECLINED_CHANGES]: String(Number(plan.attempt) + 1) },
        });
        throw new CodedError('PAYMENT_DECLINED', { cause: error });
      }
    }),

  /** Changes the price with the next period. */
  changeAtPeriodEnd: (plan: RunningPlan, price: string, interval: 'month' | 'year'): Promise<void> =>
    ask(async (stripe) => {
      const id =
        plan.schedule_id ??
        (await stripe.subscriptionSchedules.create({ from_subscription: plan.subscription_id })).id;
      await stripe.subscriptionSchedules.update(id, {
        end_behavior: 'release',
        phases: [
          {
            items: [{ price: plan.price_id, quantity: 1 }],
            start_date: plan.period_start,
            end_date: plan.period_end,
            proration_behavior: 'none',
          },
          {
            items: [{ price, quantity: 1 }],
            duration: { interval, interval_count: 1 },
            proration_behavior: 'none',
          },
        ],
      });
    }),
});

export type PlanChanges = ReturnType<typeof createPlanChanges>;
