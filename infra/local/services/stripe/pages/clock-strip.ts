import type { StripeStore } from '../store/stripe-store.ts';
import { itemOf } from '../subscriptions/subscription-terms.ts';
import type { FormTokens } from './form-token.ts';
import { markup, type Html } from './markup.ts';
import type { PortalVisit } from './portal-visit.ts';

const DAY = 86_400;

/** Returns the instants that the portal can move Stripe's clock to, by name. */
const aims = (
  stripeStore: StripeStore,
  { subscription }: PortalVisit,
): Record<string, { label: string; to: number }> => {
  const now = stripeStore.now();
  const end =
    subscription && subscription.status !== 'canceled' ? itemOf(subscription).current_period_end : undefined;
  return {
    day: { label: '1 day', to: now + DAY },
    week: { label: '7 days', to: now + 7 * DAY },
    ...(end !== undefined &&
      end > now && {
        end: {
          label: subscription?.status === 'trialing' ? 'End of the trial' : 'End of the period',
          to: end,
        },
      }),
  };
};

/** Returns the instant of a button in the strip. */
export const aimOf = (stripeStore: StripeStore, visit: PortalVisit, name: string): number | undefined => {
  const all = aims(stripeStore, visit);
  return Object.hasOwn(all, name) ? all[name]?.to : undefined;
};

/** Renders developer controls: Stripe's time, and buttons that move it. */
export const clockStrip = (stripeStore: StripeStore, visit: PortalVisit, tokens: FormTokens): Html => {
  const time = new Date(stripeStore.now() * 1000).toISOString();
  return markup`<section class="card clock stack" aria-labelledby="clock">
    <h2 id="clock">Stripe's clock, for developers</h2>
    <p>
      It is <time datetime="${time}">${time.slice(0, 16).replace('T', ' ')} UTC</time>. What comes due is
      played at once; there is no way back.
    </p>
    <form class="actions" method="post" action="${visit.home}/clock">
      ${tokens.field(visit.session.id)}
      ${Object.entries(aims(stripeStore, visit)).map(
        ([name, { label }]) =>
          markup`<button class="quiet" name="to" value="${name}" data-busy="Moving…">${label}</button>`,
      )}
    </form>
  </section>`;
};
