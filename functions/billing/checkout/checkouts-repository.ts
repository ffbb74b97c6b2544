import type Stripe from 'stripe';
import * as z from 'zod';
import { PORTAL_RETURN_PATH } from '#shared/billing/portal.ts';
import type { Currency } from '#shared/plans/currencies.ts';
import type { CreditPack } from '#shared/plans/packs.ts';
import { creditPacks } from '#shared/plans/packs.ts';
import { TRIAL_DAYS } from '#shared/plans/plans.ts';
import { idOf } from '../../platform/payments/stripe-id.ts';
import { cannotPay, nullIfMissing } from '../../platform/payments/payments-failure.ts';
import type { AskStripe } from '../../platform/payments/stripe-client.ts';

/** Metadata of a checkout session. Only our API key can change it at Stripe. */
const notes = z.object({
  user_id: z.string(),
  /** Price of a plan. An earlier page is only reused if it sells the same price. */
  price: z.string().optional(),
  trial: z.enum(['yes', 'no']).optional(),
  /** Credits of a pack as promised at purchase, even if packs change later. */
  credits: z.coerce.number().int().positive().optional(),
});

/** A Stripe checkout session and its result. */
export interface Checkout {
  id: string;
  /** null for a session that was not created by us. */
  user_id: string | null;
  customer_id: string | null;
  /** URL to pay at, or null if it can no longer be paid. */
  url: string | null;
  kind: 'plan' | 'credits';
  price: string | null;
  /** Three-letter code in lowercase. */
  currency: string | null;
  withTrial: boolean;
  /** Whether the user has completed all steps. */
  isComplete: boolean;
  /** Whether the payment has arrived. */
  isPaid: boolean;
  /** Whether a payment is due that has not arrived. */
  isUnpaid: boolean;
  /** Whether a delayed payment of a pack, for example a direct debit, has failed. Nothing was charged. */
  hasFailed: boolean;
  /** 0 for a plan. */
  credits: number;
}

const hasFailed = ({ status, payment_status, payment_intent: intent }: Stripe.Checkout.Session): boolean =>
  status === 'complete' &&
  payment_status === 'unpaid' &&
  intent !== null &&
  typeof intent !== 'string' &&
  (intent.status === 'requires_payment_method' || intent.status === 'canceled');

const checkoutOf = (session: Stripe.Checkout.Session): Checkout => {
  const noted = notes.safeParse(session.metadata ?? {}).data;
  return {
    id: session.id,
    user_id: noted?.user_id ?? null,
    customer_id: idOf(session.customer),
    url: session.status === 'open' ? session.url : null,
    kind: session.mode === 'payment' ? 'credits' : 'plan',
    price: noted?.price ?? null,
    currency: session.currency,
    withTrial: noted?.trial === 'yes',
    isComplete: session.status === 'complete',
    isPaid: session.payment_status === 'paid',
    isUnpaid: session.payment_status === 'unpaid',
    hasFailed: hasFailed(session),
    credits: session.mode === 'payment' ? (noted?.credits ?? 0) : 0,
  };
};

interface Buyer {
  userId: string;
  customerId: string;
  currency: Currency;
  /** Origin of the site to return to. */
  siteOrigin: string;
  /** Idempotency key: the same key returns the same page. */
  idempotencyKey: string;
}

interface PlanOrder extends Buyer {
  price: string;
  withTrial: boolean;
  /** Path to return to on cancel. */
  cancelPath: string;
}

const successUrl = (siteOrigin: string): string =>
  `${siteOrigin}/payment-success?session_id={CHECKOUT_SESSION_ID}`;

const urlOf = (page: Checkout): Checkout & { url: string } => {
  if (page.url === null)
    throw cannotPay('Stripe created a checkout page that cannot be opened.', { id: page.id });
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

/** Maximum number of open pages to close per user. More are only opened by abuse, and they expire within a day. */
const MAX_OPEN_SESSIONS = 100;

/** Parameters of a page on which Stripe calculates the tax for the billing address, and shows it before the payment. */
const taxed = {
  automatic_tax: { enabled: true },
  tax_id_collection: { enabled: true },
  billing_address_collection: 'required',
  customer_update: { address: 'auto', name: 'auto' },
} as const satisfies Partial<Stripe.Checkout.SessionCreateParams>;

/**
 * Creates, reads and expires checkout sessions at Stripe.
 * @param isTaxed whether Stripe Tax calculates the taxes; it has to be set up in the account
 */
export const createCheckouts = (ask: AskStripe, isTaxed: boolean) => ({
  createForPlan: ({ userId, customerId, currency, siteOrigin, idempotencyKey, ...order }: PlanOrder) =>
    ask(async (stripe) => {
      const session = await stripe.checkout.sessions.create(
        {
          mode: 'subscription',
          customer: customerId,
          client_reference_id: userId,
          currency,
          ...(isTaxed && taxed),
          line_items: [{ price: order.price, quantity: 1 }],
          metadata: { user_id: userId, price: order.price, trial: order.withTrial ? 'yes' : 'no' },
          subscription_data: {
            metadata: { user_id: userId },
            ...(order.withTrial && {
              trial_period_days: TRIAL_DAYS,
              // A user who removes the card during the trial does not get a month on credit.
              trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
            }),
          },
          payment_method_collection: 'always',
          success_url: successUrl(siteOrigin),
          cancel_url: `${siteOrigin}${order.cancelPath}`,
        },
        { idempotencyKey: isTaxed ? `${idempotencyKey}-taxed` : idempotencyKey },
      );
      return urlOf(checkoutOf(session));
    }),

  createForPack: (
    { userId, customerId, currency, siteOrigin, idempotencyKey }: Buyer,
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
          currency,
          ...(isTaxed && taxed),
          line_items: [{ price, quantity: 1 }],
          metadata,
          payment_intent_data: { metadata },
          // The receipt of the purchase.
          invoice_creation: { enabled: true, invoice_data: { metadata } },
          success_url: successUrl(siteOrigin),
          cancel_url: `${siteOrigin}${PORTAL_RETURN_PATH}`,
        },
        { idempotencyKey: isTaxed ? `${idempotencyKey}-taxed` : idempotencyKey },
      );
      return urlOf(checkoutOf(session));
    }),

  find: (id: string): Promise<Checkout | null> =>
    ask(async (stripe) => {
      const session = await stripe.checkout.sessions
        .retrieve(id, { expand: ['payment_intent'] })
        .catch(nullIfMissing);
      return session && checkoutOf(session);
    }),

  /** Returns the page through which a payment was made, or null if it was made in another way. */
  findByPayment: (paymentIntent: string): Promise<Checkout | null> =>
    ask(async (stripe) => {
      const { data } = await stripe.checkout.sessions.list({ payment_intent: paymentIntent, limit: 1 });
      return data[0] ? checkoutOf(data[0]) : null;
    }),

  /** Expires a page so that it can no longer be paid. @returns false if it was already paid or expired */
  expire: (id: string): Promise<boolean> => ask((stripe) => expire(stripe, id)),

  /** Expires all checkout pages of a customer, for plans and packs. */
  expireAll: (customerId: string): Promise<void> =>
    ask(async (stripe) => {
      const open = await stripe.checkout.sessions
        .list({ customer: customerId, status: 'open', limit: MAX_OPEN_SESSIONS })
        .catch(nullIfMissing);
      for (const { id } of open?.data ?? []) await expire(stripe, id);
    }),
});

export type Checkouts = ReturnType<typeof createCheckouts>;
