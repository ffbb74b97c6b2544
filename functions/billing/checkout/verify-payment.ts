import type { billingRoutes } from '#shared/billing/routes.ts';
import { CodedError } from '#shared/errors/coded-error.ts';
import type { Endpoint } from '../../platform/http/endpoint.ts';
import type { Billing } from '../billing.ts';
import type { Checkout, Checkouts } from './checkouts-repository.ts';
import type { SettleCheckout } from './settle-checkout.ts';
import type { SyncCustomer } from '../customers/sync-customer.ts';

interface Dependencies {
  checkouts: Pick<Checkouts, 'find'>;
  settle: SettleCheckout;
  sync: SyncCustomer;
}

/** Replaces the "nothing was charged" message of a Stripe outage, since the user may just have paid. */
const unsaid = (error: unknown): never => {
  if (error instanceof CodedError && error.code === 'PAYMENTS_UNAVAILABLE')
    throw new CodedError('SERVICE_UNAVAILABLE', { cause: error });
  throw error;
};

/** Returns the result for a plan, which may still wait for a bank: for the first payment, or a trial's payment method. */
const planResult = ({ isComplete, withTrial, isUnpaid }: Checkout, billing: Billing) => {
  const trial_refused = isComplete && withTrial ? billing.trial_refused : null;
  const isPending = isUnpaid || billing.stripe_status === 'incomplete';
  const failed = isComplete && billing.plan === null && billing.payment_failed;
  return {
    success: isComplete && !isPending && !failed && trial_refused === null,
    failed,
    credits: 0,
    kind: 'plan' as const,
    trial_refused,
  };
};

/** Returns the result of a payment. Does the same as the webhook, for users who return before the webhook arrives. */
export const verifyPayment =
  ({ checkouts, settle, sync }: Dependencies): Endpoint<typeof billingRoutes.verifyPayment> =>
  async ({ caller: { user_id }, body: { sessionId } }) => {
    const checkout = await checkouts.find(sessionId).catch(unsaid);
    if (checkout === null || checkout.user_id !== user_id || checkout.customer_id === null)
      throw new CodedError('PAYMENT_NOT_FOUND');
    if (checkout.kind === 'plan') {
      const billing = await sync(user_id, checkout.customer_id).catch(unsaid);
      return planResult(checkout, billing);
    }
    await settle(user_id, checkout);
    const { isPaid, hasFailed: failed } = checkout;
    return {
      success: isPaid,
      failed,
      credits: isPaid ? checkout.credits : 0,
      kind: 'credits',
      trial_refused: null,
    };
  };
