import type { StripeStore, CheckoutSession, Customer, PaymentMethod } from '../store/stripe-store.ts';
import { emit } from '../events/emit.ts';
import { startSubscription } from '../subscriptions/start-subscription.ts';
import { detailsOf } from './new-session.ts';

interface Completion {
  customer: Customer | null;
  method: PaymentMethod | null;
  /** The payment; null if no payment was due. */
  intent: string | null;
}

const begin = (
  stripeStore: StripeStore,
  session: CheckoutSession,
  { customer, method, intent }: Completion,
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
      card: method?.id ?? null,
    },
    intent,
  );
};

/** Completes a checkout and gives the customer the purchased product. */
export const completeCheckout = (
  stripeStore: StripeStore,
  session: CheckoutSession,
  completion: Completion,
): CheckoutSession => {
  const { customer, method, intent } = completion;
  const started = session.mode === 'subscription' ? begin(stripeStore, session, completion) : undefined;
  const { name = null, email = null } = method?.billing_details ?? {};
  const completed: CheckoutSession = {
    ...session,
    status: 'complete',
    payment_status: intent === null ? 'no_payment_required' : 'paid',
    url: null,
    customer: customer?.id ?? null,
    customer_details: detailsOf(email ?? customer?.email ?? session.customer_email, name),
    payment_intent: started ? null : intent,
    subscription: started?.subscription.id ?? null,
    invoice: started?.invoice.id ?? null,
  };
  stripeStore.putWith<'checkout.session'>(completed, { challenged: null, problem: null });
  emit(stripeStore, 'checkout.session.completed', completed);
  return completed;
};
