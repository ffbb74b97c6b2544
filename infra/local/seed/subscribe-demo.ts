import type { LocalStripe } from '../services/stripe/start-local-stripe.ts';

/** The test card that always pays (https://docs.stripe.com/testing). */
const CARD = '4242424242424242';

/** Sends a POST request as the demo user. */
export type SendAsDemo = (path: string, body: unknown, key: string) => Promise<string>;

/** Buys the top plan with a test card at the local Stripe, so that billing, portal and invoices are those of a customer. */
export const subscribeDemo = async (send: SendAsDemo, stripe: Pick<LocalStripe, 'pay'>): Promise<void> => {
  const body = { plan: 'enterprise', interval: 'yearly' };
  const answer = await send('/api/functions/create-checkout', body, 'demo-checkout');
  const [session] = /cs_test_\w+/.exec(answer) ?? [];
  if (session === undefined) throw new Error(`The demo plan has no checkout page: ${answer}`);
  await stripe.pay(session, { card: CARD });
};
