import type { StripeStore, PaymentMethod, Subscription } from '../store/stripe-store.ts';
import type { Kinds } from '../store/object-types.ts';
import { newId, randomLetters } from '../store/new-id.ts';
import { emit } from '../events/emit.ts';
import { updateSubscription } from '../subscriptions/update-subscription.ts';

type SetupIntent = Kinds['setup_intent'];

/** Makes a trial wait for its payment method, which the bank has to confirm first. */
export const awaitSetup = (
  stripeStore: StripeStore,
  subscription: Subscription,
  method: PaymentMethod | null,
): void => {
  const id = newId('setup_intent');
  const setup: SetupIntent = {
    id,
    object: 'setup_intent',
    allowed_payment_method_types: null,
    application: null,
    attach_to_self: false,
    automatic_payment_methods: null,
    cancellation_reason: null,
    client_secret: `${id}_secret_${randomLetters(25)}`,
    created: stripeStore.now(),
    customer: subscription.customer,
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    flow_directions: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    managed_payments: null,
    mandate: null,
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method: method?.id ?? null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    single_use_mandate: null,
    status: 'processing',
    usage: 'off_session',
  };
  stripeStore.put(setup);
  updateSubscription(stripeStore, subscription, { pending_setup_intent: id });
};

/** Applies the result of a setup: on success, the subscription is charged with its payment method. */
export const settleSetup = (
  stripeStore: StripeStore,
  subscription: Subscription,
  setup: SetupIntent,
  isSuccess: boolean,
): void => {
  const settled: SetupIntent = { ...setup, status: isSuccess ? 'succeeded' : 'requires_payment_method' };
  stripeStore.put(settled);
  emit(stripeStore, isSuccess ? 'setup_intent.succeeded' : 'setup_intent.setup_failed', settled);
  if (isSuccess)
    updateSubscription(stripeStore, subscription, {
      pending_setup_intent: null,
      default_payment_method: setup.payment_method,
    });
};
