import { createCreditsModel } from './credits-model.ts';
import type { Payment } from './payment.ts';
import { isNeverPaid, nextEvent, type OpenInvoice, statusOf, type Subscription } from './subscription.ts';
import {
  DAY,
  type IntervalName,
  nextPeriodEnd,
  packs,
  type PackName,
  type PlanName,
  prices,
  RETRIES,
  TIME_TO_PAY,
  TRIAL,
} from './tariff.ts';

/**
 * A subscriber as docs/payments.md describes one: what is charged and when, which plan is usable, and which credits
 * there are. Instants are Unix seconds, amounts US cents.
 */
export const createSubscriberModel = (signedUpAt: number) => {
  let now = signedUpAt;
  let subscription: Subscription | null = null;
  let subscriptions = 0;
  let credits = createCreditsModel(now);
  /** The customer's credit from downgrades. */
  let credit = 0;
  let isCardGood = true;
  let trialUsed = false;
  let hasBilling = false;
  const payments: Payment[] = [];

  const plan = (): PlanName | null =>
    subscription !== null && !isNeverPaid(subscription) ? subscription.plan : null;
  const catchUp = (): void => credits.catchUp(now, plan(), subscription);

  const end = (): void => {
    // Whatever the credit has paid of a voided invoice comes back.
    credit += subscription?.open?.fromCredit ?? 0;
    subscription = null;
    catchUp();
  };

  /** Records that the period is paid, with money or from the credit. */
  const settle = (own: Subscription, money: number, isWholePeriod: boolean): void => {
    const { plan: name, interval, start, end: until } = own;
    own.open = null;
    own.paidUntil = Math.max(own.paidUntil, until);
    if (money > 0)
      payments.push({
        cents: money,
        bought: { subscription: own.id, plan: name, interval, until },
        state: 'kept',
        removed: 0,
      });
    // Money for at least a month buys a new month of credits at once.
    const month = Math.floor(prices[name][interval] / (interval === 'yearly' ? 12 : 1));
    if (isWholePeriod && money >= month) own.boughtFrom = start;
    catchUp();
  };

  const tryAgain = (own: Subscription, open: OpenInvoice): void => {
    if (isCardGood) return settle(own, open.due, true);
    const pause = RETRIES[open.attempts];
    if (pause === undefined) return end();
    open.attempts += 1;
    open.nextAttempt = now + pause * DAY;
  };

  /** Charges the current period: first from the credit, then from the card. */
  const chargePeriod = (own: Subscription): void => {
    const price = prices[own.plan][own.interval];
    const fromCredit = Math.min(credit, price);
    credit -= fromCredit;
    own.isTrial = false;
    own.open = { due: price - fromCredit, fromCredit, attempts: 0, nextAttempt: null };
    if (own.open.due === 0) settle(own, 0, true);
    else tryAgain(own, own.open);
  };

  const beginPeriod = (own: Subscription): void => {
    if (own.cancels) return end();
    if (own.isTrial) own.anchor = own.end;
    own.start = own.end;
    own.end = nextPeriodEnd(own.anchor, own.interval, own.start);
    chargePeriod(own);
  };

  const runNext = (own: Subscription): void => {
    if (isNeverPaid(own) && now >= own.start + TIME_TO_PAY) end();
    else if (own.end <= now) beginPeriod(own);
    else if (own.open) tryAgain(own, own.open);
  };

  /** Returns whether a payment pays for the present plan: for this period, and no later one bought the same price. */
  const isOfPresent = (payment: Payment): boolean => {
    const own = subscription;
    const isOf = ({ bought }: Payment): boolean =>
      own !== null && 'plan' in bought && bought.subscription === own.id && bought.until > own.start;
    const later = payments.slice(payments.indexOf(payment) + 1);
    const isReplacement = (each: Payment): boolean =>
      isOf(each) &&
      'plan' in each.bought &&
      each.bought.plan === own?.plan &&
      each.bought.interval === own.interval;
    return isOf(payment) && !later.some(isReplacement);
  };

  const lose = (payment: Payment): void => {
    if ('pack' in payment.bought) payment.removed = credits.removeKept(packs[payment.bought.pack].credits);
    else if (isOfPresent(payment)) {
      credit = 0;
      end();
    }
  };
  const giveBack = (payment: Payment): void => {
    credits.addKept(payment.removed);
    payment.removed = 0;
  };

  return {
    payments,
    credits: () => credits,
    isChangeable: (): boolean => subscription !== null && !subscription.cancels && subscription.open === null,
    subscription: (): Readonly<Subscription> | null => subscription,
    trialUsed: () => trialUsed,
    plan,

    advanceTo: (to: number): void => {
      for (let own = subscription; own !== null && nextEvent(own) <= to; own = subscription) {
        now = nextEvent(own);
        catchUp();
        runNext(own);
      }
      now = to;
      catchUp();
    },

    /** Pays a checkout page for a plan. @returns whether the card is accepted */
    subscribe: (name: PlanName, interval: IntervalName, goodCard: boolean): boolean => {
      const isTrial = !trialUsed;
      if (!isTrial && !goodCard && credit < prices[name][interval]) return false;
      subscriptions += 1;
      isCardGood = goodCard;
      trialUsed = true;
      hasBilling = true;
      const until = isTrial ? now + TRIAL : nextPeriodEnd(now, interval, now);
      subscription = {
        id: subscriptions,
        plan: name,
        interval,
        isTrial,
        anchor: isTrial ? until : now,
        start: now,
        end: until,
        cancels: false,
        boughtFrom: 0,
        paidUntil: 0,
        open: null,
      };
      if (!isTrial) chargePeriod(subscription);
      catchUp();
      return true;
    },

    /** Changes the plan as the portal does: the difference is charged at once. @returns whether the card pays it */
    change: (name: PlanName, interval: IntervalName): boolean => {
      const own = subscription!;
      const share = (own.end - now) / (own.end - own.start);
      const unused = Math.round(prices[own.plan][own.interval] * share);
      const isSameInterval = own.interval === interval;
      const price = prices[name][interval];
      const total = (isSameInterval ? Math.round(price * share) : price) - unused;
      const fromCredit = Math.min(credit, Math.max(0, total));
      if (!own.isTrial && total > fromCredit && !isCardGood) return false;
      own.plan = name;
      own.interval = interval;
      if (own.isTrial) {
        catchUp();
        return true;
      }
      if (!isSameInterval) {
        own.anchor = now;
        own.start = now;
        own.end = nextPeriodEnd(now, interval, now);
      }
      credit += total < 0 ? -total : -fromCredit;
      settle(own, Math.max(0, total) - fromCredit, !isSameInterval);
      return true;
    },

    setCancels: (cancels: boolean): void => void (subscription!.cancels = cancels),
    setCard: (isGood: boolean): void => void (isCardGood = isGood),

    buyPack: (pack: PackName): void => {
      payments.push({ cents: packs[pack].cents, bought: { pack }, state: 'kept', removed: 0 });
      credits.addKept(packs[pack].credits);
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
      subscription = null;
      credit = 0;
      hasBilling = false;
      credits = createCreditsModel(now);
      for (const payment of payments) {
        payment.removed = 0;
        if (payment.state !== 'refunded') payment.state = 'settled';
      }
    },

    /** Returns what the status, the balance and Stripe's list of charges must say. */
    expected: () => ({
      status: { ...statusOf(subscription), trial_available: !trialUsed, has_billing: hasBilling },
      balance: {
        tier: plan() ?? 'free',
        unlimited: plan() === 'enterprise',
        allowance_left: plan() === 'enterprise' ? 0 : credits.left(plan()).allowance,
        kept: credits.left(plan()).kept,
      },
      charged: payments.map(({ cents }) => cents),
      returned: payments.flatMap(({ cents, state }) => (state === 'refunded' ? [cents] : [])),
      credit,
    }),
  };
};
export type SubscriberModel = ReturnType<typeof createSubscriberModel>;
