import type { StripeStore, CheckoutSession } from '../store/stripe-store.ts';
import { emit } from '../events/emit.ts';
import { invalid } from '../http/stripe-error.ts';
import { settleInvoice } from '../invoices/settle-invoice.ts';
import { writeReceipt } from '../invoices/write-receipt.ts';
import { settleSetup } from '../payments/delayed-setup.ts';
import { takePayment } from '../payments/take-payment.ts';
import { retry, settled } from '../subscriptions/collect.ts';

/** Pays or leaves the open invoice of a subscription whose first payment was delayed. */
const settleFirstInvoice = (
  stripeStore: StripeStore,
  session: CheckoutSession,
  intent: string | null,
): void => {
  if (session.subscription === null || session.invoice === null) return;
  const subscription = stripeStore.get('subscription', session.subscription);
  const invoice = stripeStore.get('invoice', session.invoice);
  if (intent !== null) settled(stripeStore, subscription, settleInvoice(stripeStore, invoice, intent));
  else retry(stripeStore, subscription);
};

/**
 * Applies the bank's result of a delayed payment, or of the setup of a payment method for a trial.
 * @throws Refusal for a checkout without a delayed payment
 */
export const settleDelayed = (
  stripeStore: StripeStore,
  session: CheckoutSession,
  isSuccess: boolean,
): CheckoutSession => {
  const { delayed } = stripeStore.facts('checkout.session', session.id);
  if (delayed === null) throw invalid('This Checkout Session has no delayed payment.');
  stripeStore.putWith<'checkout.session'>(session, { delayed: null });
  const subscription =
    session.subscription === null ? null : stripeStore.get('subscription', session.subscription);
  if (subscription?.pending_setup_intent) {
    const setup = stripeStore.get('setup_intent', subscription.pending_setup_intent);
    settleSetup(stripeStore, subscription, setup, isSuccess);
    return session;
  }
  const behaviour = isSuccess ? 'pays' : 'is_declined';
  const method = stripeStore.get('payment_method', delayed);
  stripeStore.putWith<'payment_method'>(method, { behaviour });
  const waiting = stripeStore.all('payment_intent', session.customer ?? undefined);
  const intent = waiting.find(({ status }) => status === 'processing');
  if (!intent) throw invalid('This Checkout Session has no delayed payment.');
  takePayment(stripeStore, intent, method, behaviour);
  const after: CheckoutSession = { ...session, payment_status: isSuccess ? 'paid' : 'unpaid' };
  if (isSuccess && subscription === null)
    after.invoice = writeReceipt(stripeStore, after, intent.id)?.id ?? null;
  stripeStore.putWith<'checkout.session'>(after);
  settleFirstInvoice(stripeStore, session, isSuccess ? intent.id : null);
  emit(
    stripeStore,
    isSuccess ? 'checkout.session.async_payment_succeeded' : 'checkout.session.async_payment_failed',
    after,
  );
  return after;
};
