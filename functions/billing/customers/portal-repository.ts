import type Stripe from 'stripe';
import { PORTAL_NAME } from '#shared/billing/portal.ts';
import { cannotPay } from '../../platform/payments/payments-failure.ts';
import type { AskStripe } from '../../platform/payments/stripe-client.ts';
import { itemOf } from '../../platform/payments/subscription-state.ts';

const MAX_CONFIGURATIONS = 100;

/** Returns the portal configuration that `infra/billing/` created, identified by its name in the metadata. */
const configurationOf = async (stripe: Stripe): Promise<string> => {
  const { data } = await stripe.billingPortal.configurations.list({
    active: true,
    limit: MAX_CONFIGURATIONS,
  });
  const ours = data.find(({ metadata }) => metadata?.['name'] === PORTAL_NAME);
  if (!ours) throw cannotPay('Stripe has no portal configuration of Platewise: run stripe:set-up.');
  return ours.id;
};

/** Creates Stripe portal pages to change or cancel a plan or update the payment method. */
export const createPortal = (ask: AskStripe) => ({
  /** Returns the URL of the portal's home page. */
  home: (customerId: string, returnUrl: string): Promise<string> =>
    ask(async (stripe) => {
      const configuration = await configurationOf(stripe);
      const session = await stripe.billingPortal.sessions.create({
        customer: customerId,
        configuration,
        return_url: returnUrl,
      });
      return session.url;
    }),

  /**
   * Returns the URL of the page that shows the cost of a price change and asks for confirmation; null if another change
   * is scheduled, which the portal does not allow to change.
   */
  confirmChange: (
    { customerId, subscriptionId, price }: { customerId: string; subscriptionId: string; price: string },
    returnUrl: string,
  ): Promise<string | null> =>
    ask(async (stripe) => {
      const [configuration, subscription] = await Promise.all([
        configurationOf(stripe),
        stripe.subscriptions.retrieve(subscriptionId),
      ]);
      if (subscription.schedule !== null) return null;
      const session = await stripe.billingPortal.sessions.create({
        customer: customerId,
        configuration,
        return_url: returnUrl,
        flow_data: {
          type: 'subscription_update_confirm',
          subscription_update_confirm: {
            subscription: subscriptionId,
            items: [{ id: itemOf(subscription)?.id ?? '', price, quantity: 1 }],
          },
          after_completion: { type: 'redirect', redirect: { return_url: returnUrl } },
        },
      });
      return session.url;
    }),
});

export type Portal = ReturnType<typeof createPortal>;
