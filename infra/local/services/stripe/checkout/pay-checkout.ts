import type { StripeStore, CheckoutSession, Customer, PaymentIntent } from '../store/stripe-store.ts';
import type { CardOnHand } from '../store/object-types.ts';
import { addCustomer } from '../customers/new-customer.ts';
import { customerOf } from '../customers/customer-of.ts';
import { invalid } from '../http/stripe-error.ts';
import { newIntent } from '../payments/new-intent.ts';
import { saveCard } from '../payments/save-card.ts';
import { takePayment } from '../payments/take-payment.ts';
import { refusalOfCard } from '../payments/test-cards.ts';
import { completeCheckout } from './complete-checkout.ts';
import { dueToday } from './due-today.ts';

/** The result of submitting the checkout page. */
export type Outcome = 'complete' | 'challenged' | 'declined';

const BANK_SAID_NO =
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.';

/** Returns why a card cannot be used, or null. A card that fails when charged is accepted if nothing is due. */
const problemOf = ({ behaviour }: CardOnHand, due: number): string | null =>
  due === 0 && behaviour === 'fails_when_charged' ? null : (refusalOfCard(behaviour)?.message ?? null);

const buyerOf = (
  stripeStore: StripeStore,
  session: CheckoutSession,
  card: CardOnHand | null,
): Customer | null => {
  if (session.customer !== null) return customerOf(stripeStore, session.customer, 'customer');
  if (session.mode === 'payment' && session.customer_creation !== 'always') return null;
  return addCustomer(stripeStore, { email: card?.email ?? session.customer_email, name: card?.name ?? null });
};

const intentOf = (
  stripeStore: StripeStore,
  session: CheckoutSession,
  customer: string | null,
  amount: number,
): PaymentIntent => {
  const { paymentMetadata, items } = stripeStore.facts('checkout.session', session.id);
  // Attempts of one payment share an intent. For a subscription, each attempt has its own until the first invoice is
  // paid.
  if (session.payment_intent !== null)
    return { ...stripeStore.get('payment_intent', session.payment_intent), customer };
  const isPlan = session.mode === 'subscription';
  const intent = newIntent(stripeStore, {
    amount,
    currency: session.currency ?? 'usd',
    customer,
    description: isPlan ? 'Subscription creation' : (items[0]?.description ?? null),
    metadata: paymentMetadata,
    keepsCard: isPlan,
  });
  stripeStore.put(intent);
  return intent;
};

const decline = (
  stripeStore: StripeStore,
  session: CheckoutSession,
  card: CardOnHand,
  due: number,
  problem: string,
): Outcome => {
  let tried = session;
  if (due > 0) {
    const { intent } = takePayment(
      stripeStore,
      intentOf(stripeStore, session, session.customer, due),
      saveCard(stripeStore, card, null),
      card.behaviour,
    );
    if (session.mode === 'payment') tried = { ...session, payment_intent: intent.id };
  }
  stripeStore.putWith<'checkout.session'>(tried, { challenged: null, problem });
  return 'declined';
};

/**
 * Completes a checkout whose bank needs days to confirm the payment, or the payment method of a trial.
 * `settleDelayed` applies the result.
 */
export const payLater = (stripeStore: StripeStore, session: CheckoutSession, card: CardOnHand): Outcome => {
  if (session.status !== 'open') throw invalid(`This Checkout Session is ${session.status}.`);
  const due = dueToday(stripeStore, session);
  const customer = buyerOf(stripeStore, session, card);
  const method = saveCard(stripeStore, card, customer);
  const intent = due === 0 ? null : intentOf(stripeStore, session, customer?.id ?? null, due);
  if (intent) stripeStore.put({ ...intent, status: 'processing', payment_method: method.id });
  completeCheckout(stripeStore, session, { customer, method, intent: intent?.id ?? null, isDelayed: true });
  return 'complete';
};

/**
 * Pays a checkout with a card.
 * @param card null if the page did not ask for one
 * @throws Refusal when the checkout is not open
 */
export const payCheckout = (
  stripeStore: StripeStore,
  session: CheckoutSession,
  card: CardOnHand | null,
): Outcome => {
  if (session.status !== 'open') throw invalid(`This Checkout Session is ${session.status}.`);
  if (card?.behaviour === 'needs_authentication') {
    stripeStore.putWith<'checkout.session'>(session, { challenged: card, problem: null });
    return 'challenged';
  }
  const due = dueToday(stripeStore, session);
  const problem = card && problemOf(card, due);
  if (card && problem !== null) return decline(stripeStore, session, card, due, problem);
  const customer = buyerOf(stripeStore, session, card);
  const method = card && saveCard(stripeStore, card, session.mode === 'subscription' ? customer : null);
  if (due === 0 || !method || !card) {
    completeCheckout(stripeStore, session, { customer, method, intent: null });
    return 'complete';
  }
  const intent = intentOf(stripeStore, session, customer?.id ?? null, due);
  takePayment(stripeStore, intent, method, card.behaviour);
  completeCheckout(stripeStore, session, { customer, method, intent: intent.id });
  return 'complete';
};

/**
 * Handles the result of the bank's challenge: on success the payment continues, otherwise the page asks for another
 * card.
 */
export const answerChallenge = (
  stripeStore: StripeStore,
  session: CheckoutSession,
  saysYes: boolean,
): Outcome => {
  const { challenged: card } = stripeStore.facts('checkout.session', session.id);
  if (!card) throw invalid('No payment of this Checkout Session is waiting for bank authentication.');
  // After a successful challenge, later payments with the card need no challenge either.
  if (saysYes) return payCheckout(stripeStore, session, { ...card, behaviour: 'pays' });
  stripeStore.putWith<'checkout.session'>(session, { challenged: null, problem: BANK_SAID_NO });
  return 'declined';
};
