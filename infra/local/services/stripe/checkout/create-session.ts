import type { StripeStore, CheckoutSession } from '../store/stripe-store.ts';
import { randomLetters } from '../store/new-id.ts';
import { customerOf } from '../customers/customer-of.ts';
import { invalid } from '../http/stripe-error.ts';
import type { CheckoutInput } from './checkout-parameters.ts';
import { newLineItem, newSession } from './new-session.ts';
import { OPEN_S, verifyCheckout } from './verify-checkout.ts';

/** Implements `checkout.sessions.create`. @throws Refusal */
export const createSession = (stripeStore: StripeStore, input: CheckoutInput): CheckoutSession => {
  const prices = verifyCheckout(stripeStore, input);
  const [first] = prices;
  if (!first || prices.some(({ currency }) => currency !== first.currency))
    throw invalid('All prices of a Checkout Session must be in one currency.', 'line_items');
  const customer = input.customer === undefined ? null : customerOf(stripeStore, input.customer, 'customer');
  const { trial_period_days: trialDays = null } = input.subscription_data ?? {};
  const items = prices.map((price, index) =>
    newLineItem(`li_${randomLetters(24)}`, {
      price,
      quantity: input.line_items[index]?.quantity ?? 1,
      name: stripeStore.get('product', price.product).name,
      isFreeNow: trialDays !== null,
    }),
  );
  const session = newSession(stripeStore, {
    mode: input.mode,
    currency: first.currency,
    subtotal: items.reduce((sum, { amount_total: amount }) => sum + amount, 0),
    expiresAt: input.expires_at ?? stripeStore.now() + OPEN_S,
    cancelUrl: input.cancel_url ?? null,
    successUrl: input.success_url,
    clientReferenceId: input.client_reference_id ?? null,
    customer: customer?.id ?? null,
    customerCreation: input.mode === 'payment' ? (input.customer_creation ?? 'if_required') : null,
    email: customer?.email ?? input.customer_email ?? null,
    metadata: input.metadata ?? {},
    collection: input.mode === 'subscription' ? (input.payment_method_collection ?? 'always') : null,
    createsInvoice: input.invoice_creation?.enabled ?? false,
    note: input.custom_text?.submit?.message ?? null,
  });
  stripeStore.putWith<'checkout.session'>(session, {
    items,
    subscriptionMetadata: input.subscription_data?.metadata ?? {},
    paymentMetadata: input.payment_intent_data?.metadata ?? {},
    trialDays,
    delayed: null,
    trialWithoutCard:
      input.subscription_data?.trial_settings?.end_behavior.missing_payment_method ?? 'create_invoice',
    challenged: null,
    problem: null,
  });
  return session;
};
