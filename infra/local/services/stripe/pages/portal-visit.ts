import type { StripeStore, Customer, Subscription } from '../store/stripe-store.ts';
import type { Configuration } from '../portal/new-configuration.ts';
import type { PortalSession } from '../portal/create-portal-session.ts';

/**
 * Lifetime of a portal link in seconds of the product's clock, so that moving Stripe's clock does not close the page.
 */
const OPEN_S = 3_600;

/** The data of the portal's pages. */
export interface PortalVisit {
  session: PortalSession;
  configuration: Configuration;
  customer: Customer;
  /** The active subscription, or else the last one that ended. */
  subscription: Subscription | undefined;
  /** Path of the portal's first page. */
  home: string;
}

/** Finds a portal session. @returns undefined for an unknown link; `isOver` for an expired one */
export const portalVisitOf = (
  stripeStore: StripeStore,
  id: string,
): (PortalVisit & { isOver: boolean }) | undefined => {
  const session = stripeStore.find('billing_portal.session', id);
  if (!session) return undefined;
  const customer = stripeStore.get('customer', session.customer);
  const subscriptions = stripeStore.all('subscription', customer.id);
  return {
    session,
    configuration: stripeStore.get('billing_portal.configuration', session.configuration),
    customer,
    subscription: subscriptions.find(({ status }) => status !== 'canceled') ?? subscriptions[0],
    home: new URL(session.url).pathname,
    isOver:
      stripeStore.facts('customer', customer.id).deleted ||
      stripeStore.wallNow() > stripeStore.facts('billing_portal.session', id).openedAt + OPEN_S,
  };
};

/** Returns the page after a completed flow: the caller's, or the portal's first page. */
export const afterFlow = ({ session, home }: PortalVisit, done: string): string => {
  const after = session.flow?.after_completion;
  return after?.type === 'redirect' && after.redirect ? after.redirect.return_url : `${home}?done=${done}`;
};
