import type { SchedulePhase } from '../store/object-types.ts';
import type { Price, StripeStore, Subscription, SubscriptionSchedule } from '../store/stripe-store.ts';
import { newId } from '../store/new-id.ts';
import { itemOf } from '../subscriptions/subscription-terms.ts';

/** Creates a phase with one price that is neither prorated nor a trial. */
export const newPhase = (
  { id, currency }: Pick<Price, 'id' | 'currency'>,
  span: { start: number; end: number },
): SchedulePhase => ({
  add_invoice_items: [],
  application_fee_percent: null,
  billing_cycle_anchor: null,
  billing_thresholds: null,
  collection_method: null,
  currency,
  default_payment_method: null,
  description: null,
  discounts: [],
  end_date: span.end,
  invoice_settings: null,
  items: [
    {
      billing_thresholds: null,
      discounts: [],
      metadata: {},
      plan: id,
      price: id,
      quantity: 1,
      tax_rates: [],
    },
  ],
  metadata: {},
  on_behalf_of: null,
  proration_behavior: 'none',
  start_date: span.start,
  transfer_data: null,
  trial_end: null,
});

/** Creates the schedule of a running subscription: its present period is the only phase. */
export const newSchedule = (stripeStore: StripeStore, subscription: Subscription): SubscriptionSchedule => {
  const { current_period_start: start, current_period_end: end, price } = itemOf(subscription);
  return {
    id: newId('subscription_schedule'),
    object: 'subscription_schedule',
    application: null,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    canceled_at: null,
    completed_at: null,
    created: stripeStore.now(),
    current_phase: { start_date: start, end_date: end },
    customer: subscription.customer,
    customer_account: null,
    default_settings: {
      application_fee_percent: null,
      billing_cycle_anchor: 'automatic',
      billing_thresholds: null,
      collection_method: 'charge_automatically',
      default_payment_method: null,
      description: null,
      invoice_settings: {
        account_tax_ids: null,
        custom_fields: null,
        days_until_due: null,
        description: null,
        footer: null,
        issuer: { type: 'self' },
      },
      on_behalf_of: null,
      transfer_data: null,
    },
    end_behavior: 'release',
    livemode: false,
    metadata: {},
    pause_schedules: [],
    phases: [newPhase({ id: price.id, currency: subscription.currency }, { start, end })],
    released_at: null,
    released_subscription: null,
    status: 'active',
    subscription: subscription.id,
    test_clock: null,
  };
};
