import type { PlanChangeQuote } from '#shared/billing/page-schema.ts';
import { cards, sessionOf } from '#test/support/local-stripe.ts';
import { spendCredits } from '../in-process/spend-credits.ts';
import type { MoneyWorld } from './money-world.ts';
import type { CurrencyName, IntervalName, PackName, PlanName } from './tariff.ts';

/** The order of a plan. */
interface Order {
  plan: PlanName;
  interval: IntervalName;
  currency: CurrencyName;
  isCardGood: boolean;
}

/** A user of the product in a world: the same actions as the model's, through routes, hosted pages and Stripe. */
export const createProductUser = async (world: MoneyWorld, email: string) => {
  const { stripe, table } = world;
  const { sdk } = stripe;
  const customers: string[] = [];
  let userId = '';

  const signUp = async (): Promise<void> => void (userId = await world.signUp(email));
  await signUp();

  /** Remembers the customer after a page was opened. */
  const noteCustomer = async (): Promise<void> => {
    const { data } = await sdk.customers.list({ email, limit: 1 });
    const id = data[0]?.id;
    if (id !== undefined && !customers.includes(id)) customers.unshift(id);
  };
  const open = async (name: 'createCheckout' | 'purchaseCredits', body: object): Promise<string> => {
    const { status, body: page } = await world.call(userId, name, body);
    if (status === 200) await noteCustomer();
    return status === 200 ? page['url'] : '';
  };
  const subscription = async () => (await sdk.subscriptions.list({ customer: customers[0]! })).data[0]!;
  /** Returns the successful charges, oldest first. */
  const charges = () =>
    customers
      .flatMap((customer) => world.objects.all('charge', customer))
      .filter(({ paid }) => paid)
      .reverse();
  /** Returns the packs on paid receipts, oldest first. */
  const receipts = () =>
    customers
      .flatMap((customer) => world.objects.all('invoice', customer))
      .flatMap(({ status, metadata }) => (status === 'paid' ? (metadata?.['pack'] ?? []) : []))
      .toReversed();
  const chargeAt = (index: number): string => charges()[index]!.id;

  return {
    /** Opens the page for a plan and pays it. @returns whether there was a page for a new plan, and the result */
    subscribe: async ({ plan, interval, currency, isCardGood }: Order): Promise<string> => {
      const url = await open('createCheckout', { plan, interval, currency });
      if (sessionOf(url) === '') return 'no page';
      const { outcome } = await stripe.pay(url, isCardGood ? cards.pays : cards.failsLater);
      return outcome;
    },
    /** Changes the plan as Stripe's portal does. @returns whether the card paid the difference */
    change: async (plan: PlanName, interval: IntervalName): Promise<boolean> => {
      const { id, items } = await subscription();
      const [price] = (await sdk.prices.list({ lookup_keys: [`platewise_${plan}_${interval}`] })).data;
      try {
        await sdk.subscriptions.update(id, {
          items: [{ id: items.data[0]!.id, price: price!.id }],
          proration_behavior: 'always_invoice',
          payment_behavior: 'error_if_incomplete',
        });
        return true;
      } catch (error) {
        if ((error as { code?: unknown }).code !== 'card_declined') throw error;
        return false;
      }
    },
    /**
     * Changes the plan in the app, for the amounts of the quote.
     * @param isAtOnce whether the last time that is offered is chosen instead of the first
     * @returns whether the card paid what is due
     */
    changeInApp: async (plan: PlanName, interval: IntervalName, isAtOnce: boolean): Promise<boolean> => {
      const { body: quoted } = await world.call(userId, 'quotePlanChange', { plan, interval });
      const { quotes } = quoted as unknown as { quotes: PlanChangeQuote[] };
      const { timing, due, refund, currency, prorated_at } = quotes.at(isAtOnce ? -1 : 0)!;
      const request = { plan, interval, timing, due, refund, currency, prorated_at };
      const { status, body } = await world.call(userId, 'changePlan', request);
      if (status !== 200 && body.code !== 'PAYMENT_DECLINED') throw new Error(JSON.stringify(body));
      return status === 200;
    },
    setCancels: async (cancels: boolean): Promise<void> => {
      const { status, body } = await world.call(userId, cancels ? 'cancelPlan' : 'resumePlan');
      if (status !== 200) throw new Error(JSON.stringify(body));
    },
    setCard: (isGood: boolean) =>
      stripe.control('POST', `customers/${customers[0]!}/card`, {
        card: isGood ? cards.pays : cards.failsLater,
      }),
    buyPack: async (pack: PackName, currency: CurrencyName) =>
      stripe.pay(await open('purchaseCredits', { package: pack, currency })),
    spend: (credits: number): Promise<boolean> => spendCredits(table, userId, credits),
    refund: async (index: number) => sdk.refunds.create({ charge: chargeAt(index) }),
    failRefund: async (index: number) => {
      const { data } = await sdk.refunds.list({ charge: chargeAt(index) });
      const done = data.find(({ status }) => status === 'succeeded');
      return stripe.control('POST', `refunds/${done!.id}/fail`);
    },
    dispute: async (index: number) => stripe.control('POST', `charges/${chargeAt(index)}/dispute`),
    closeDispute: async (index: number, isWon: boolean) => {
      const { data } = await sdk.disputes.list({ charge: chargeAt(index) });
      return stripe.control('POST', `disputes/${data[0]!.id}`, { status: isWon ? 'won' : 'lost' });
    },
    deleteAndReturn: async (): Promise<void> => {
      await world.erase(userId);
      await signUp();
    },
    /** Ends the customer at Stripe, so that nothing of it happens during the next life. */
    leave: async (): Promise<void> => void (customers[0] && (await world.erase(userId))),

    observed: async () => {
      const [status, balance] = await Promise.all([
        world.call(userId, 'checkSubscription'),
        world.balance(userId),
      ]);
      const [customer] = customers;
      const isGone = customer === undefined || world.objects.facts('customer', customer).deleted;
      return {
        status: status.body,
        balance: balance.body,
        charged: charges().map(({ currency, amount }) => `${currency} ${amount}`),
        returned: charges().map(({ amount_refunded: cents }) => cents),
        receipts: receipts(),
        credit: isGone ? 0 : -world.objects.get('customer', customer).balance || 0,
      };
    },
  };
};
export type ProductUser = Awaited<ReturnType<typeof createProductUser>>;
