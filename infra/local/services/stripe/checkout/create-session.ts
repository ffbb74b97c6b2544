import type { StripeStore, CheckoutSession, Customer, Price } from '../store/stripe-store.ts';
import { randomLetters } from '../store/new-id.ts';
import { customerOf } from '../customers/customer-of.ts';
import { invalid } from '../http/stripe-error.ts';
import type { CheckoutInput } from './checkout-parameters.ts';
import { priceIn } from '../catalog/price-in-currency.ts';
import { taxSession } from './tax-session.ts';
import { newLineItem, newSession } from './new-session.ts';
import { OPEN_S, verifyCheckout } from './verify-checkout.ts';

/**
 * Returns the currency of a checkout: the requested one, or else the customer's, or else the price's own.
 * @throws Refusal for a plan in another currency than the customer's earlier ones
 */
const currencyFor = ({ currency, mode }: CheckoutInput, customer: Customer | null, price: Price): string => {
  const fixed = customer?.currency ?? null;
  if (mode === 'subscription' && fixed !== null && currency !== undefined && currency !== fixed)
    throw invalid(
      `You cannot combine currencies on a single customer. This customer has had a subscription, coupon, or invoice item with currency ${fixed}.`,
      'currency',
    );
  return currency ?? (mode === 'subscription' ? fixed : null) ?? price.currency;
};

/** Implements `checkout.sessions.create`. @throws Refusal */
export const createSession = (stripeStore: StripeStore, input: CheckoutInput): CheckoutSession => {
  const prices = verifyCheckout(stripeStore, input);
  const [first] = prices;
  if (!first) throw invalid('Missing required param: line_items.', 'line_items', 'parameter_missing');
  const customer = input.customer === undefined ? null : customerOf(stripeStore, input.customer, 'customer');
  const currency = currencyFor(input, customer, first);
  const { trial_period_days: trialDays = null } = input.subscription_data ?? {};
  const items = prices.map((price, index) =>
    newLineItem(`li_${randomLetters(24)}`, {
      price,
      currency,
      unitAmount: trialDays === null ? (priceIn(stripeStore, price, currency).unit_amount ?? 0) : 0,
      quantity: input.line_items[index]?.quantity ?? 1,
      name: stripeStore.get('product', price.product).name,
    }),
  );
  const session = newSession(stripeStore, {
    mode: input.mode,
    currency,
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
    isTaxed: input.automatic_tax?.enabled ?? false,
    asksTaxId: input.tax_id_collection?.enabled ?? false,
    addressCollection: input.billing_address_collection ?? null,
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
  return taxSession(stripeStore, session);
};
