import { heldBack } from '#shared/billing/billing-of.ts';
import { BILLING_PATH, PORTAL_RETURN_PATH } from '#shared/billing/portal.ts';
import type { billingRoutes } from '#shared/billing/routes.ts';
import { CodedError } from '#shared/errors/coded-error.ts';
import { DEFAULT_CURRENCY } from '#shared/plans/currencies.ts';
import { lookupKeyOf } from '#shared/plans/plans.ts';
import type { Endpoint } from '../../platform/http/endpoint.ts';
import type { Billing } from '../billing.ts';
import type { Consents } from '../consents/consents-repository.ts';
import type { BillingRepository } from '../repository.ts';
import type { EnsureCustomer } from '../customers/ensure-customer.ts';
import type { PlanPage } from './plan-checkout-page.ts';
import type { Portal } from '../customers/portal-repository.ts';
import type { Prices } from './prices-repository.ts';
import type { SyncCustomer } from '../customers/sync-customer.ts';

interface Dependencies {
  ensureCustomer: EnsureCustomer;
  sync: SyncCustomer;
  planPage: PlanPage;
  rows: Pick<BillingRepository, 'read'>;
  consents: Pick<Consents, 'give'>;
  prices: Pick<Prices, 'idOf'>;
  portal: Portal;
  siteOrigin: () => Promise<string>;
}

const ATTEMPTS = 5;

/**
 * Returns whether the subscription needs the user's attention at Stripe first: a failed payment or a scheduled
 * cancellation. A new checkout would create a second subscription.
 */
const needsManaging = ({ stripe_status, payment_failed, cancels_at_end }: Billing): boolean =>
  payment_failed || cancels_at_end || heldBack.has(stripe_status ?? '');

/**
 * Returns a Stripe URL: a checkout page for a new plan, or the confirmation page of a plan change for a subscriber.
 * Never creates a second subscription.
 */
export const createCheckout = ({
  ensureCustomer,
  sync,
  planPage,
  rows,
  consents,
  prices,
  portal,
  siteOrigin,
}: Dependencies): Endpoint<typeof billingRoutes.createCheckout> => {
  /**
   * Returns the page to change the plan of a user with an existing subscription, otherwise null. A scheduled change is
   * undone on the billing page first.
   */
  const pageToChange = async (billing: Billing, customerId: string, price: string, origin: string) => {
    const returnUrl = `${origin}${PORTAL_RETURN_PATH}`;
    const { subscription_id: subscriptionId } = billing;
    if (needsManaging(billing)) return portal.home(customerId, returnUrl);
    if (subscriptionId === null) return null;
    const page = await portal.confirmChange({ customerId, subscriptionId, price }, returnUrl);
    return page ?? `${origin}${BILLING_PATH}`;
  };

  /** Stores the consent to the order on the user's newest page. */
  const noteConsent = async (userId: string, consent: string): Promise<void> => {
    const { checkout_id: page } = await rows.read(userId);
    if (page !== null) await consents.give(userId, page, consent);
  };

  return async ({ caller: { user_id: userId }, body }) => {
    const { plan, interval, currency = DEFAULT_CURRENCY, consent } = body;
    const [price, origin] = await Promise.all([prices.idOf(lookupKeyOf(plan, interval)), siteOrigin()]);
    const cancelPath = `/pricing?plan=${plan}&interval=${interval}`;
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const customerId = await ensureCustomer(userId);
      const wish = { userId, customerId, siteOrigin: origin, price, currency, cancelPath };
      const earlier = await planPage.settleEarlier(wish);
      const billing = await sync(userId, customerId);
      const isYours = billing.plan === plan && billing.interval === interval;
      if (isYours && !needsManaging(billing)) throw new CodedError('PLAN_IS_YOURS');
      const change = await pageToChange(billing, customerId, price, origin);
      if (change !== null) return { url: change };
      // In the meantime the customer was deleted at Stripe, the trial was used, or the currency fixed: start over.
      const isOtherCurrency = billing.currency !== null && billing.currency !== earlier.currency;
      if (billing.customer_id !== customerId || earlier.withTrial === billing.trial_used || isOtherCurrency)
        continue;
      const url = earlier.url ?? (await planPage.create(wish, earlier));
      if (url === null) continue;
      if (consent !== undefined) await noteConsent(userId, consent);
      return { url };
    }
    throw new CodedError('SERVICE_UNAVAILABLE');
  };
};
