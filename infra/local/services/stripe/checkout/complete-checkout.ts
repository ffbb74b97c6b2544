import type { StripeStore, CheckoutSession, Customer, PaymentMethod } from '../store/stripe-store.ts';
import { emit } from '../events/emit.ts';
import { startSubscription } from '../subscriptions/start-subscription.ts';
import { writeReceipt } from '../invoices/write-receipt.ts';
import { awaitSetup } from '../payments/delayed-setup.ts';
import { updateCustomer } from '../customers/update-customer.ts';
import { billingOf } from './tax-session.ts';
import { detailsOf } from './new-session.ts';

interface Completion {
  customer: Customer | null;
  method: PaymentMethod | null;
  /** The payment; null if no payment was due. */
  intent: string | null;
  /** Whether the payment, or the setup of the payment method for a trial, is still being processed. */
  isDelayed?: boolean;
}

const begin = (
  stripeStore: StripeStore,
  session: CheckoutSession,
  { customer, method, intent, isDelayed = false }: Completion,
) => {
  const { items, trialDays, trialWithoutCard, subscriptionMetadata } = stripeStore.facts(
    'checkout.session',
    session.id,
  );
  const [item] = items;
  if (!item?.price || !customer) throw new Error('A subscription needs a price and a customer.');
  return startSubscription(
    stripeStore,
    {
      customer,
      price: item.price,
      quantity: item.quantity ?? 1,
      trialDays,
      trialWithoutCard,
      metadata: subscriptionMetadata,
      currency: session.currency ?? item.currency,
      isTaxed: session.automatic_tax.enabled,
      card: isDelayed ? null : (method?.id ?? null),
    },
    isDelayed && intent !== null ? 'pending' : intent,
  );
};

/** Saves the address and tax IDs of a taxed checkout on its customer, for the taxes of later invoices. */
const saveBilling = (stripeStore: StripeStore, session: CheckoutSession, customer: Customer): Customer => {
  if (!session.automatic_tax.enabled) return customer;
  const { address, taxIds } = billingOf(stripeStore, session);
  stripeStore.putWith<'customer'>(customer, { taxIds });
  return updateCustomer(stripeStore, customer, { address });
};

const statusOf = (intent: string | null, isDelayed: boolean): CheckoutSession['payment_status'] => {
  if (intent === null) return 'no_payment_required';
  return isDelayed ? 'unpaid' : 'paid';
};

/** Completes a checkout and gives the customer the purchased product. */
export const completeCheckout = (
  stripeStore: StripeStore,
  session: CheckoutSession,
  { method, intent, isDelayed = false, ...buyer }: Completion,
): CheckoutSession => {
  const customer = buyer.customer && saveBilling(stripeStore, session, buyer.customer);
  const completion = { customer, method, intent, isDelayed };
  const started = session.mode === 'subscription' ? begin(stripeStore, session, completion) : undefined;
  const { name = null, email = null } = method?.billing_details ?? {};
  const completed: CheckoutSession = {
    ...session,
    status: 'complete',
    payment_status: statusOf(intent, isDelayed),
    url: null,
    customer: customer?.id ?? null,
    customer_details: detailsOf(
      email ?? customer?.email ?? session.customer_email,
      name,
      session.automatic_tax.enabled ? billingOf(stripeStore, session) : undefined,
    ),
    payment_intent: started ? null : intent,
    subscription: started?.subscription.id ?? null,
    invoice: started?.invoice.id ?? null,
  };
  if (!started && intent !== null && !isDelayed)
    completed.invoice = writeReceipt(stripeStore, completed, intent)?.id ?? null;
  stripeStore.putWith<'checkout.session'>(completed, {
    challenged: null,
    problem: null,
    delayed: isDelayed ? (method?.id ?? null) : null,
  });
  if (started && isDelayed && intent === null) awaitSetup(stripeStore, started.subscription, method);
  emit(stripeStore, 'checkout.session.completed', completed);
  return completed;
};
