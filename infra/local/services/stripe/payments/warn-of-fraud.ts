import type Stripe from 'stripe';
import type { StripeStore, Charge } from '../store/stripe-store.ts';
import { randomLetters } from '../store/new-id.ts';
import { emit } from '../events/emit.ts';

/** Emits a card network's early warning that a payment is probably fraud. It is only sent and not stored. */
export const warnOfFraud = (
  stripeStore: StripeStore,
  charge: Charge,
): Omit<Stripe.Radar.EarlyFraudWarning, 'lastResponse'> => {
  const warning = {
    id: `issfr_${randomLetters(24)}`,
    object: 'radar.early_fraud_warning' as const,
    actionable: true,
    charge: charge.id,
    created: stripeStore.now(),
    fraud_type: 'unauthorized_use_of_card',
    livemode: false,
    payment_intent: charge.payment_intent ?? '',
  };
  emit(stripeStore, 'radar.early_fraud_warning.created', warning);
  return warning;
};
