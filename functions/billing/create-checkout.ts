import { heldBack } from '#shared/billing/billing-of.ts';
import { PORTAL_RETURN_PATH } from '#shared/billing/portal.ts';
import type { billingRoutes } from '#shared/billing/routes.ts';
import { CodedError } from '#shared/errors/coded-error.ts';
import { lookupKeyOf } from '#shared/plans/plans.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import type { Billing } from './billing.ts';
import type { EnsureCustomer } from './ensure-customer.ts';
import type { PlanPage } from './plan-page.ts';
import type { Portal } from './portal-repository.ts';
import type { Prices } from './prices-repository.ts';
import type { SyncCustomer } from './sync-customer.ts';

interface Dependencies {
  ensureCustomer: EnsureCustomer;
  sync: SyncCustomer;
  planPage: PlanPage;
  prices: Pick<Prices, 'idOf'>;
  portal: Portal;
  siteOrigin: () => Promise<string>;
}

const ATTEMPTS = 5;

/**
 * Whether the subscription must be put right first: a failed payment is paid, and a cancellation taken back, at Stripe's
 * own page. Another subscription beside it would be a second one.
 */
const needsManaging = ({ stripe_status, payment_failed, cancels_at_end }: Billing): boolean =>
  payment_failed || cancels_at_end || heldBack.has(stripe_status ?? '');

/** Leads to Stripe: to begin a plan, or for who has one to the page that confirms the change. Never a second plan. */
export const createCheckout = ({
  ensureCustomer,
  sync,
  planPage,
  prices,
  portal,
  siteOrigin,
}: Dependencies): Endpoint<typeof billingRoutes.createCheckout> => {
  /** Stripe's page for who has something there already; null for who has nothing. */
  const pageToChange = async (billing: Billing, customerId: string, price: string, returnUrl: string) => {
    if (needsManaging(billing)) return portal.home(customerId, returnUrl);
    if (billing.subscription_id === null) return null;
    return portal.confirmChange({ customerId, subscriptionId: billing.subscription_id, price }, returnUrl);
  };

  return async ({ caller: { user_id: userId }, body: { plan, interval } }) => {
    const [price, origin] = await Promise.all([prices.idOf(lookupKeyOf(plan, interval)), siteOrigin()]);
    const cancelPath = `/pricing?plan=${plan}&interval=${interval}`;
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const customerId = await ensureCustomer(userId);
      const wish = { userId, customerId, siteOrigin: origin, price, cancelPath };
      const earlier = await planPage.settleEarlier(wish);
      const billing = await sync(userId, customerId);
      const isYours = billing.plan === plan && billing.interval === interval;
      if (isYours && !needsManaging(billing)) throw new CodedError('PLAN_IS_YOURS');
      const change = await pageToChange(billing, customerId, price, `${origin}${PORTAL_RETURN_PATH}`);
      if (change !== null) return { url: change };
      // The customer was deleted at Stripe, or the trial was used meanwhile: all is looked at again.
      if (billing.customer_id !== customerId || earlier.withTrial === billing.trial_used) continue;
      const url = earlier.url ?? (await planPage.create(wish, earlier));
      if (url !== null) return { url };
    }
    throw new CodedError('SERVICE_UNAVAILABLE');
  };
};
