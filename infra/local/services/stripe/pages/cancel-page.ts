import type { Subscription } from '../store/stripe-store.ts';
import { endingAtPeriodEnd } from '../subscriptions/cancel-at-end.ts';
import { itemOf } from '../subscriptions/subscription-terms.ts';
import { updateSubscription } from '../subscriptions/update-subscription.ts';
import { markup } from './markup.ts';
import { page, type PageAnswer, redirect } from './page.ts';
import { afterFlow, type PortalVisit } from './portal-visit.ts';
import type { Desk, Visit } from './visit.ts';
import { longDay, planNameOf } from './page-text.ts';

/**
 * Schedules or revokes the end of a subscription. Under flexible billing, which new subscriptions use, the portal only
 * sets `cancel_at`: code that only checks `cancel_at_period_end` does not see that the subscription ends.
 * Source: 'Compare classic and flexible billing mode', docs.stripe.com
 */
const setEnding = (desk: Desk, subscription: Subscription, ends: boolean): void =>
  void desk.change((stripeStore) => {
    const changes = { ...endingAtPeriodEnd(stripeStore, subscription, ends), cancel_at_period_end: false };
    return updateSubscription(stripeStore, subscription, changes);
  });

/** Serves `cancel`, which ends the plan at the end of its period. */
export const cancelPage = (
  desk: Desk,
  visit: PortalVisit,
  subscription: Subscription,
  { method }: Visit,
): PageAnswer => {
  if (method === 'POST') {
    setEnding(desk, subscription, true);
    return redirect(afterFlow(visit, 'canceled'));
  }
  const { session, home } = visit;
  const name = planNameOf(desk.stripeStore, subscription);
  const end = longDay(itemOf(subscription).current_period_end);
  const isFlow = session.flow?.type === 'subscription_cancel';
  return page({
    title: 'Cancel plan',
    leadsTo: [session.flow?.after_completion.redirect?.return_url ?? null],
    content: markup`<form class="card stack" method="post" action="${home}/cancel">
      ${desk.tokens.field(session.id)}
      <h1>Cancel ${name}?</h1>
      <p>
        You keep ${name} until ${end}. Nothing is charged after that. You can change your mind until then.
      </p>
      <p class="actions">
        <button data-busy="Cancelling…">Cancel plan</button>
        <a class="button quiet" href="${isFlow ? (session.return_url ?? home) : home}">Keep plan</a>
      </p>
    </form>`,
  });
};

/** Serves `resume`, which revokes the cancellation. */
export const resume = (desk: Desk, { home }: PortalVisit, subscription: Subscription): PageAnswer => {
  setEnding(desk, subscription, false);
  return redirect(`${home}?done=resumed`);
};
