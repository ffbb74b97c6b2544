import type Stripe from 'stripe';
import * as z from 'zod';
import { PORTAL_RETURN_PATH } from '#shared/billing/portal.ts';
import type { CreditPack } from '#shared/plans/packs.ts';
import { creditPacks } from '#shared/plans/packs.ts';
import { TRIAL_DAYS } from '#shared/plans/plans.ts';
import { idOf } from '../platform/payments/id-of.ts';
import { cannotPay, nullIfMissing } from '../platform/payments/payments-failure.ts';
import type { AskStripe } from '../platform/payments/stripe-client.ts';

/** What we write on a checkout page, and read from it again. Stripe keeps it; nobody else can change it. */
const notes = z.object({
  user_id: z.string(),
  /** Of a plan: the price, so that a page of before is used again only if it sells the same. */
  price: z.string().optional(),
  trial: z.enum(['yes', 'no']).optional(),
  /** Of a pack: what was promised for the money, whatever packs hold later. */
  credits: z.coerce.number().int().positive().optional(),
});

/** A checkout page and what came of it. */
export interface Checkout {
  id: string;
  /** null for a page that is none of ours. */
  user_id: string | null;
  customer_id: string | null;
  /** Where it can be paid; null once it cannot. */
  url: string | null;
  kind: 'plan' | 'credits';
  price: string | null;
  withTrial: boolean;
  /** Whether all is done that the person has to do. */
  isComplete: boolean;
  /** Whether the money is there. */
  isPaid: boolean;
  /** 0 for a plan. */
  credits: number;
}

const checkoutOf = (session: Stripe.Checkout.Session): Checkout => {
  const noted = notes.safeParse(session.metadata ?? {}).data;
  return {
    id: session.id,
    user_id: noted?.user_id ?? null,
    customer_id: idOf(session.customer),
    url: session.status === 'open' ? session.url : null,
    kind: session.mode === 'payment' ? 'credits' : 'plan',
    price: noted?.price ?? null,
    withTrial: noted?.trial === 'yes',
    isComplete: session.status === 'complete',
    isPaid: session.payment_status === 'paid',
    credits: session.mode === 'payment' ? (noted?.credits ?? 0) : 0,
  };
};

interface Buyer {
  userId: string;
  customerId: string;
  /** Where the person comes from and goes back to. */
  siteOrigin: string;
  /** The same name makes the same page. */
  idempotencyKey: string;
}

interface PlanOrder extends Buyer {
  price: string;
  withTrial: boolean;
  /** Path of ours to go back to. */
  cancelPath: string;
}

const successUrl = (siteOrigin: string): string =>
  `${siteOrigin}/payment-success?session_id={CHECKOUT_SESSION_ID}`;

const urlOf = (page: Checkout): Checkout & { url: string } => {
  if (page.url === null)
    throw cannotPay('Stripe made a checkout page that cannot be opened.', { id: page.id });
  return { ...page, url: page.url };
};

const expire = async (stripe: Stripe, id: string): Promise<boolean> => {
  const before = await stripe.checkout.sessions.retrieve(id).catch(nullIfMissing);
  if (before?.status !== 'open') return false;
  try {
    await stripe.checkout.sessions.expire(id);
    return true;
  } catch (error) {
    const { status } = await stripe.checkout.sessions.retrieve(id);
    if (status === 'open') throw error;
    return false;
  }
};

/** A person with more open pages than this opened them to no good: they close by themselves in a day. */
const MOST_OPEN = 100;

/** Checkout pages at Stripe. */
export const createCheckouts = (ask: AskStripe) => ({
  createForPlan: ({ userId, customerId, siteOrigin, idempotencyKey, ...order }: PlanOrder) =>
    ask(async (stripe) => {
      const session = await stripe.checkout.sessions.create(
        {
          mode: 'subscription',
          customer: customerId,
          client_reference_id: userId,
          line_items: [{ price: order.price, quantity: 1 }],
          metadata: { user_id: userId, price: order.price, trial: order.withTrial ? 'yes' : 'no' },
          subscription_data: {
            metadata: { user_id: userId },
            ...(order.withTrial && {
              trial_period_days: TRIAL_DAYS,
              // Who took the card away again has the trial and no month on credit after it.
              trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
            }),
          },
          payment_method_collection: 'always',
          success_url: successUrl(siteOrigin),
          cancel_url: `${siteOrigin}${order.cancelPath}`,
        },
        { idempotencyKey },
      );
      return urlOf(checkoutOf(session));
    }),

  createForPack: (
    { userId, customerId, siteOrigin, idempotencyKey }: Buyer,
    pack: CreditPack,
    price: string,
  ) =>
    ask(async (stripe) => {
      const metadata = { user_id: userId, pack, credits: String(creditPacks[pack].credits) };
      const session = await stripe.checkout.sessions.create(
        {
          mode: 'payment',
          customer: customerId,
          client_reference_id: userId,
          line_items: [{ price, quantity: 1 }],
          metadata,
          payment_intent_data: { metadata },
          success_url: successUrl(siteOrigin),
          cancel_url: `${siteOrigin}${PORTAL_RETURN_PATH}`,
        },
        { idempotencyKey },
      );
      return urlOf(checkoutOf(session));
    }),

  find: (id: string): Promise<Checkout | null> =>
    ask(async (stripe) => {
      const session = await stripe.checkout.sessions.retrieve(id).catch(nullIfMissing);
      return session && checkoutOf(session);
    }),

  /** The page by which a payment was made; null for one that was made otherwise. */
  findByPayment: (paymentIntent: string): Promise<Checkout | null> =>
    ask(async (stripe) => {
      const { data } = await stripe.checkout.sessions.list({ payment_intent: paymentIntent, limit: 1 });
      return data[0] ? checkoutOf(data[0]) : null;
    }),

  /** Closes a page, so that nobody pays there any more. @returns false when it was paid or closed already */
  expire: (id: string): Promise<boolean> => ask((stripe) => expire(stripe, id)),

  /** Closes every page of a customer, of plans and of packs. */
  expireAll: (customerId: string): Promise<void> =>
    ask(async (stripe) => {
      const open = await stripe.checkout.sessions
        .list({ customer: customerId, status: 'open', limit: MOST_OPEN })
        .catch(nullIfMissing);
      for (const { id } of open?.data ?? []) await expire(stripe, id);
    }),
});

export type Checkouts = ReturnType<typeof createCheckouts>;
