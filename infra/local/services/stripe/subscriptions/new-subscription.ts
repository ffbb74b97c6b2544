import type { StripeStore, Customer, Price, Subscription } from '../store/stripe-store.ts';
import { newId, randomLetters } from '../store/new-id.ts';
import { periodEndAfter } from '../clock/add-periods.ts';
import { wholeList } from '../http/list.ts';
import { planOf } from './plan-of-price.ts';
import { rhythmOfPrice } from './subscription-terms.ts';

/** The initial values of a subscription. */
export interface SubscriptionBeginning {
  customer: Customer;
  price: Price;
  quantity: number;
  /** Null without a trial. */
  trialDays: number | null;
  trialWithoutCard: 'create_invoice' | 'cancel';
  metadata: Record<string, string>;
  currency: string;
  /** Whether Stripe Tax calculates the taxes of its invoices. */
  isTaxed: boolean;
  /** The card that is charged; null for the customer's. */
  card: string | null;
}

export const newSubscription = (stripeStore: StripeStore, beginning: SubscriptionBeginning): Subscription => {
  const { customer, price, quantity, trialDays, trialWithoutCard, metadata, currency, isTaxed, card } =
    beginning;
  const id = newId('subscription');
  const now = stripeStore.now();
  const trialEnd = trialDays === null ? null : now + trialDays * 86_400;
  const item: Subscription['items']['data'][number] = {
    id: `si_${randomLetters(14)}`,
    object: 'subscription_item',
    billing_thresholds: null,
    created: now,
    current_period_end: trialEnd ?? periodEndAfter(now, rhythmOfPrice(price), now),
    current_period_start: now,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planOf(price),
    price,
    quantity,
    subscription: id,
    tax_rates: [],
  };
  return {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: isTaxed, liability: isTaxed ? { type: 'self' } : null },
    billing_cycle_anchor: trialEnd ?? now,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created: now,
    currency,
    customer: customer.id,
    customer_account: null,
    days_until_due: null,
    default_payment_method: card,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: wholeList(`/v1/subscription_items?subscription=${id}`, [item]),
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: now,
    status: trialEnd === null ? 'active' : 'trialing',
    test_clock: null,
    transfer_data: null,
    trial_end: trialEnd,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: trialWithoutCard },
    },
    trial_start: trialEnd === null ? null : now,
  };
};
