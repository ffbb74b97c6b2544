import { type Account, advance, catchUp, chargePeriod, endPlan, planOf } from './billing-cycle.ts';
import { changePlan, changePlanInApp } from './change-plan.ts';
import { createCreditsModel } from './credits-model.ts';
import { givenBack, isOfPresent, type Payment } from './payment.ts';
import { statusOf, type Subscription } from './subscription.ts';
import {
  type CurrencyName,
  type IntervalName,
  nextPeriodEnd,
  packs,
  type PackName,
  type PlanName,
  prices,
  TRIAL,
} from './tariff.ts';

/**
 * A subscriber as docs/payments.md describes one: what is charged and when, which plan is usable, and which credits
 * there are.
 */
export const createSubscriberModel = (signedUpAt: number) => {
  const payments: Payment[] = [];
  const account: Account = {
    now: signedUpAt,
    subscription: null,
    credits: createCreditsModel(signedUpAt),
    credit: 0,
    isCardGood: true,
    payments,
  };
  /** Fixed with the first plan. */
  let currency: CurrencyName | null = null;
  let trialUsed = false;
  let hasBilling = false;
  let subscriptions = 0;

  const lose = (payment: Payment): void => {
    const { bought } = payment;
    if ('pack' in bought) payment.removed = account.credits.removeKept(packs[bought.pack].credits);
    else if (account.subscription && isOfPresent(payments, payment, account.subscription)) {
      account.credit = 0;
      endPlan(account);
    }
  };
  const giveBack = (payment: Payment): void => {
    account.credits.addKept(payment.removed);
    payment.removed = 0;
  };

  return {
    payments,
    credits: () => account.credits,
    plan: () => planOf(account),
    subscription: (): Readonly<Subscription> | null => account.subscription,
    isChangeable: (): boolean => {
      const own = account.subscription;
      return own !== null && !own.cancels && own.open === null && own.next === null;
    },
    advanceTo: (to: number): void => advance(account, to),

    /** Pays a checkout page for a plan. @returns whether the card is accepted */
    subscribe: (plan: PlanName, interval: IntervalName, goodCard: boolean, shown: CurrencyName): boolean => {
      const { now } = account;
      const isTrial = !trialUsed;
      const sold = currency ?? shown;
      if (!isTrial && !goodCard && account.credit < prices[sold][plan][interval]) return false;
      const end = isTrial ? now + TRIAL : nextPeriodEnd(now, interval, now);
      subscriptions += 1;
      currency = sold;
      account.isCardGood = goodCard;
      trialUsed = true;
      hasBilling = true;
      account.subscription = {
        id: subscriptions,
        plan,
        interval,
        currency,
        next: null,
        isScheduled: false,
        isTrial,
        anchor: isTrial ? end : now,
        start: now,
        end,
        cancels: false,
        boughtFrom: 0,
        paidUntil: 0,
        open: null,
      };
      if (!isTrial) chargePeriod(account, account.subscription);
      catchUp(account);
      return true;
    },
    change: (plan: PlanName, interval: IntervalName): boolean => changePlan(account, plan, interval),
    changeInApp: (plan: PlanName, interval: IntervalName, isAtOnce: boolean): boolean =>
      changePlanInApp(account, plan, interval, isAtOnce),

    /** Cancels, or lets the plan renew unchanged. One with a failed payment ends at once. */
    setCancels: (cancels: boolean): void => {
      if (account.subscription!.open) return endPlan(account);
      Object.assign(account.subscription!, { cancels, next: null, isScheduled: false });
    },
    setCard: (isGood: boolean): void => void (account.isCardGood = isGood),

    buyPack: (pack: PackName, shown: CurrencyName): void => {
      const sold = currency ?? shown;
      const cents = packs[pack].prices[sold];
      payments.push({ cents, currency: sold, bought: { pack }, state: 'kept', returned: 0, removed: 0 });
      account.credits.addKept(packs[pack].credits);
      hasBilling = true;
    },

    refund: (payment: Payment): void => {
      payment.state = 'refunded';
      lose(payment);
    },
    /** The bank returns a refund: the user keeps a pack, but an ended plan stays ended. */
    failRefund: (payment: Payment): void => {
      payment.state = 'kept';
      giveBack(payment);
    },
    dispute: (payment: Payment): void => {
      payment.state = 'disputed';
      lose(payment);
    },
    closeDispute: (payment: Payment, isWon: boolean): void => {
      payment.state = 'settled';
      if (isWon) giveBack(payment);
    },

    /** Deletes the account and signs up again with the same inbox. */
    deleteAndReturn: (): void => {
      account.subscription = null;
      account.credit = 0;
      account.credits = createCreditsModel(account.now);
      currency = null;
      hasBilling = false;
      for (const payment of payments) {
        payment.removed = 0;
        if (payment.state !== 'refunded') payment.state = 'settled';
      }
    },

    /** Returns what the status, the balance and Stripe's list of charges must say. */
    expected: () => {
      const plan = planOf(account);
      const { allowance, kept } = account.credits.left(plan);
      return {
        status: {
          ...statusOf(account.subscription),
          trial_available: !trialUsed,
          has_billing: hasBilling,
        },
        balance: {
          tier: plan ?? 'free',
          unlimited: plan === 'enterprise',
          allowance_left: plan === 'enterprise' ? 0 : allowance,
          kept,
        },
        charged: payments.map(({ cents, currency: paidIn }) => `${paidIn} ${cents}`),
        returned: payments.map(givenBack),
        receipts: payments.flatMap(({ bought }) => ('pack' in bought ? [bought.pack] : [])),
        credit: account.credit,
      };
    },
  };
};
export type SubscriberModel = ReturnType<typeof createSubscriberModel>;
