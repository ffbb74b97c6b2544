import type { Books, Customer, Subscription } from '../store/stripe-store.ts';
import type { Configuration } from '../portal/new-configuration.ts';
import type { PortalSession } from '../portal/create-portal-session.ts';

/** How long a link into the portal is good, in seconds of the machine's clock: who moves Stripe's keeps the page. */
const OPEN_S = 3_600;

/** What the portal's pages show. */
export interface PortalVisit {
  session: PortalSession;
  configuration: Configuration;
  customer: Customer;
  /** The subscription that goes on, or else the one that ended last. */
  subscription: Subscription | undefined;
  /** Path of the portal's first page. */
  home: string;
}

/** @returns undefined when there is no such link; `isOver` when it was good once */
export const portalVisitOf = (books: Books, id: string): (PortalVisit & { isOver: boolean }) | undefined => {
  const session = books.find('billing_portal.session', id);
  if (!session) return undefined;
  const customer = books.get('customer', session.customer);
  const subscriptions = books.all('subscription', customer.id);
  return {
    session,
    configuration: books.get('billing_portal.configuration', session.configuration),
    customer,
    subscription: subscriptions.find(({ status }) => status !== 'canceled') ?? subscriptions[0],
    home: new URL(session.url).pathname,
    isOver:
      books.facts('customer', customer.id).deleted ||
      books.wallNow() > books.facts('billing_portal.session', id).openedAt + OPEN_S,
  };
};

/** Where the person goes when a flow is done: where its caller wants, or to the portal's first page. */
export const afterFlow = ({ session, home }: PortalVisit, done: string): string => {
  const after = session.flow?.after_completion;
  return after?.type === 'redirect' && after.redirect ? after.redirect.return_url : `${home}?done=${done}`;
};
