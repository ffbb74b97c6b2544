import type Stripe from 'stripe';
import { withdrawalOpened } from '#shared/billing/contracts/withdrawal-window.ts';
import { type CreditPack, packNames } from '#shared/plans/packs.ts';
import { nullIfMissing } from '../../platform/payments/payments-failure.ts';
import type { AskStripe } from '../../platform/payments/stripe-client.ts';
import { idOf } from '../../platform/payments/stripe-id.ts';
import { itemOf, planOfPrice } from '../../platform/payments/subscription-state.ts';
import type { Contract, ContractCharge } from './contract.ts';

/** Metadata of a refund: the contract that was withdrawn from. */
export const WITHDRAWAL = 'withdrawal';

/** Longer than any withdrawal period, in seconds. */
const RECENT_S = 20 * 86_400;

/** The invoice of an order is a moment older than the order. */
const TOLERANCE_MS = 60_000;

/** Far more contracts and payments than a customer has in a few weeks. */
const MAX_LISTED = 100;

const isOver = new Set(['canceled', 'incomplete', 'incomplete_expired']);

const dateOf = (seconds: number): Date => new Date(seconds * 1_000);

/** A payment with what it paid for. */
interface Payment {
  charge: Stripe.Charge;
  /** null for a pack. */
  subscription: string | null;
}

const subscriptionOf = async (stripe: Stripe, charge: Stripe.Charge): Promise<string | null> => {
  const intent = idOf(charge.payment_intent);
  if (intent === null) return null;
  const { data } = await stripe.invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent: intent },
    limit: 1,
  });
  const invoice = idOf(data[0]?.invoice);
  if (invoice === null) return null;
  const { parent } = await stripe.invoices.retrieve(invoice);
  return idOf(parent?.subscription_details?.subscription ?? null);
};

/** Returns the successful payments of the last weeks. A disputed one is decided by the bank. */
const recentPayments = async (stripe: Stripe, customer: string, at: Date): Promise<Payment[]> => {
  const since = Math.floor(at.getTime() / 1_000) - RECENT_S;
  const { data } = await stripe.charges.list({ customer, created: { gte: since }, limit: MAX_LISTED });
  const paid = data.filter(({ paid: isPaid, disputed }) => isPaid && !disputed);
  return Promise.all(
    paid.map(async (charge) => ({ charge, subscription: await subscriptionOf(stripe, charge) })),
  );
};

/** Counts the refunds themselves: a charge that was read before or after them may have another total. */
const chargeOf = async (
  stripe: Stripe,
  { id, amount, currency }: Stripe.Charge,
  contract: string,
): Promise<ContractCharge> => {
  const { data } = await stripe.refunds.list({ charge: id });
  const made = data.filter(({ status }) => status !== 'failed' && status !== 'canceled');
  const isOwn = ({ metadata }: Stripe.Refund): boolean => metadata?.[WITHDRAWAL] === contract;
  const sum = (refunds: Stripe.Refund[]): number => refunds.reduce((total, each) => total + each.amount, 0);
  return {
    id,
    currency,
    paid: amount - sum(made.filter((each) => !isOwn(each))),
    withdrawn: sum(made.filter(isOwn)),
    wins: data.length - made.length,
  };
};

const planOf = async (
  stripe: Stripe,
  subscription: Stripe.Subscription,
  payments: readonly Payment[],
  at: Date,
): Promise<Contract[]> => {
  const item = itemOf(subscription);
  const sold = item && planOfPrice(item.price);
  if (!item || !sold) return [];
  const { id, created, trial_end: trialEnd } = subscription;
  const from = dateOf(item.current_period_start);
  const start = {
    created: dateOf(created),
    trialEnd: trialEnd === null ? null : dateOf(trialEnd),
    interval: sold.interval,
    periodStart: from,
  };
  const opened = withdrawalOpened(start, at);
  const own = payments.filter(
    ({ charge, subscription: paidFor }) =>
      paidFor === id && charge.created * 1_000 >= opened.getTime() - TOLERANCE_MS,
  );
  const { data } = await stripe.checkout.sessions.list({ subscription: id, limit: 1 });
  return [
    {
      id,
      kind: 'plan',
      ...sold,
      pack: null,
      opened,
      isOver: isOver.has(subscription.status),
      checkout_id: data[0]?.id ?? null,
      charges: await Promise.all(own.map(({ charge }) => chargeOf(stripe, charge, id))),
      from,
      until: dateOf(item.current_period_end),
      credits: 0,
    },
  ];
};

const packOf = async (
  stripe: Stripe,
  session: Stripe.Checkout.Session,
  payments: readonly Payment[],
): Promise<Contract[]> => {
  const { id, metadata, payment_intent: intent } = session;
  const pack = packNames.find((name): name is CreditPack => name === metadata?.['pack']);
  const charge = payments.find((each) => idOf(each.charge.payment_intent) === idOf(intent))?.charge;
  if (pack === undefined || !charge) return [];
  const opened = dateOf(charge.created);
  const paid = await chargeOf(stripe, charge, id);
  return [
    {
      id,
      kind: 'credits',
      plan: null,
      interval: null,
      pack,
      opened,
      isOver: paid.paid === 0 || paid.withdrawn > 0,
      checkout_id: id,
      charges: [paid],
      from: opened,
      until: opened,
      credits: Number(metadata?.['credits'] ?? 0),
    },
  ];
};

/** Reads at Stripe what a customer ordered in the last weeks. */
export const createContracts = (ask: AskStripe) => ({
  /** @param at the time of the withdrawal */
  ofCustomer: (customerId: string, at: Date): Promise<Contract[]> =>
    ask(async (stripe) => {
      const customer = await stripe.customers.retrieve(customerId).catch(nullIfMissing);
      if (customer === null || customer.deleted) return [];
      const [subscriptions, sessions, payments] = await Promise.all([
        stripe.subscriptions.list({ customer: customerId, status: 'all', limit: MAX_LISTED }),
        stripe.checkout.sessions.list({ customer: customerId, status: 'complete', limit: MAX_LISTED }),
        recentPayments(stripe, customerId, at),
      ]);
      const found = await Promise.all([
        ...subscriptions.data.map((each) => planOf(stripe, each, payments, at)),
        ...sessions.data
          .filter(({ mode }) => mode === 'payment')
          .map((each) => packOf(stripe, each, payments)),
      ]);
      return found.flat();
    }),
});

export type Contracts = ReturnType<typeof createContracts>;
