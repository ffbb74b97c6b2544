import type { StripeStore, Charge, PaymentIntent, PaymentMethod } from '../store/stripe-store.ts';
import { newId } from '../store/new-id.ts';
import { cardDetailsOf } from './card-details.ts';
import type { refusalOfCard } from './test-cards.ts';

type CardRefusal = ReturnType<typeof refusalOfCard>;

const outcomeOf = (refusal: CardRefusal): Charge['outcome'] => ({
  advice_code: null,
  network_advice_code: null,
  network_decline_code: null,
  network_status: refusal ? 'declined_by_network' : 'approved_by_network',
  reason: refusal?.decline ?? null,
  risk_level: 'normal',
  seller_message: refusal ? 'The bank did not accept the payment.' : 'Payment complete.',
  type: refusal ? 'issuer_declined' : 'authorized',
});

/** Creates a charge, paid or declined depending on the card. */
export const newCharge = (
  stripeStore: StripeStore,
  intent: PaymentIntent,
  method: PaymentMethod,
  refusal: CardRefusal,
): Charge => ({
  id: newId('charge'),
  object: 'charge',
  amount: intent.amount,
  amount_captured: refusal ? 0 : intent.amount,
  amount_refunded: 0,
  application: null,
  application_fee: null,
  application_fee_amount: null,
  balance_transaction: null,
  billing_details: method.billing_details,
  calculated_statement_descriptor: 'PLATEWISE',
  captured: !refusal,
  created: stripeStore.now(),
  currency: intent.currency,
  customer: intent.customer,
  description: intent.description,
  disputed: false,
  failure_balance_transaction: null,
  failure_code: refusal?.code ?? null,
  failure_message: refusal?.message ?? null,
  fraud_details: {},
  livemode: false,
  metadata: intent.metadata,
  on_behalf_of: null,
  outcome: outcomeOf(refusal),
  paid: !refusal,
  payment_intent: intent.id,
  payment_method: method.id,
  payment_method_details: cardDetailsOf(method),
  receipt_email: null,
  receipt_number: null,
  receipt_url: null,
  refunded: false,
  review: null,
  shipping: null,
  source: null,
  source_transfer: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  status: refusal ? 'failed' : 'succeeded',
  transfer_data: null,
  transfer_group: null,
});
