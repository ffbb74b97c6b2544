import type { StripeStore, Charge, PaymentIntent, PaymentMethod } from '../store/stripe-store.ts';
import { emit } from '../events/emit.ts';
import { newCharge } from './new-charge.ts';
import { openDispute } from './open-dispute.ts';
import { type Behaviour, refusalOfCard } from './test-cards.ts';

/** The result of a payment attempt. */
export interface Payment {
  isPaid: boolean;
  intent: PaymentIntent;
  charge: Charge;
  /** The decline message for the user. */
  problem: string | null;
}

/** Charges a card once for an intent. */
export const takePayment = (
  stripeStore: StripeStore,
  intent: PaymentIntent,
  method: PaymentMethod,
  behaviour: Behaviour,
): Payment => {
  const refusal = refusalOfCard(behaviour);
  const charge = newCharge(stripeStore, intent, method, refusal);
  stripeStore.put(charge);
  const tried: PaymentIntent = refusal
    ? {
        ...intent,
        latest_charge: charge.id,
        payment_method: null,
        status: 'requires_payment_method',
        last_payment_error: {
          type: 'card_error',
          charge: charge.id,
          code: refusal.code,
          decline_code: refusal.decline,
          message: refusal.message,
        },
      }
    : {
        ...intent,
        amount_received: intent.amount,
        latest_charge: charge.id,
        payment_method: method.id,
        status: 'succeeded',
        last_payment_error: null,
      };
  stripeStore.put(tried);
  emit(stripeStore, refusal ? 'charge.failed' : 'charge.succeeded', charge);
  emit(stripeStore, refusal ? 'payment_intent.payment_failed' : 'payment_intent.succeeded', tried);
  if (behaviour === 'is_disputed') openDispute(stripeStore, charge);
  return { isPaid: !refusal, intent: tried, charge, problem: refusal?.message ?? null };
};
