import type { PaymentMethod, StripeStore } from '../store/stripe-store.ts';
import { customerOf } from '../customers/customer-of.ts';
import { notHosted } from '../http/stripe-error.ts';
import { saveCard } from './save-card.ts';
import { testCardOf } from './test-cards.ts';

/** The numbers of Stripe's test payment methods. Source: docs.stripe.com/testing. */
const numbers: Record<string, string> = {
  pm_card_visa: '4242424242424242',
  pm_card_mastercard: '5555555555554444',
  pm_card_chargeCustomerFail: '4000000000000341',
  pm_card_createDispute: '4000000000000259',
};

/** Implements `paymentMethods.attach` for test payment methods. @returns the card that is saved for the customer */
export const attachMethod = (
  stripeStore: StripeStore,
  { customer }: { customer: string },
  id: string,
): PaymentMethod => {
  const digits = Object.hasOwn(numbers, id) ? (numbers[id] ?? '') : '';
  const card = testCardOf(digits);
  if (!card) throw notHosted(`attaching the payment method ${id}`);
  const onHand = { last4: digits.slice(-4), expMonth: 12, expYear: 2040, name: null, email: null };
  return saveCard(stripeStore, { ...card, ...onHand }, customerOf(stripeStore, customer, 'customer'));
};
