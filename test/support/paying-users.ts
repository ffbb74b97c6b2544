import { openProductStripe } from './open-product-stripe.ts';
import { type BillingUser, withBillingUser } from './with-user.ts';

/** Signs up users who pay at the local Stripe of the running product. */
export const openPayingUsers = () => {
  const stripe = openProductStripe();
  const subscriptionOf = async ({ email }: BillingUser) => {
    const [customer] = (await stripe.sdk.customers.list({ email })).data;
    return (await stripe.sdk.subscriptions.list({ customer: customer!.id, status: 'all' })).data[0]!;
  };
  /** Signs up a user with a trial. */
  const onTrial = async (plan = 'premium', interval = 'monthly'): Promise<BillingUser> => {
    const user = await withBillingUser();
    await stripe.pay((await user.checkout(plan, interval)).body.url);
    return user;
  };
  const endTrial = async (user: BillingUser): Promise<void> => {
    await stripe.sdk.subscriptions.update((await subscriptionOf(user)).id, { trial_end: 'now' });
    await stripe.settle();
  };
  const useCard = async (user: BillingUser, card: string): Promise<void> => {
    const customer = (await subscriptionOf(user)).customer as string;
    await stripe.control('POST', `customers/${customer}/card`, { card });
  };
  return {
    stripe,
    subscriptionOf,
    onTrial,
    endTrial,
    useCard,
    /** Signs up a user whose trial is over and who has paid the first period. */
    paying: async (plan = 'premium', interval = 'monthly'): Promise<BillingUser> => {
      const user = await onTrial(plan, interval);
      await endTrial(user);
      return user;
    },
    /** Returns what was charged (newest first) and refunded, and the balance at Stripe (negative for credit). */
    moneyOf: async (user: BillingUser) => {
      const customer = (await subscriptionOf(user)).customer as string;
      const { data } = await stripe.sdk.charges.list({ customer });
      const charges = data.filter(({ paid }) => paid);
      return {
        charged: charges.map(({ amount }) => amount),
        refunded: charges.reduce((sum, { amount_refunded }) => sum + amount_refunded, 0),
        balance: ((await stripe.sdk.customers.retrieve(customer)) as { balance: number }).balance,
      };
    },
  };
};

export type PayingUsers = ReturnType<typeof openPayingUsers>;
