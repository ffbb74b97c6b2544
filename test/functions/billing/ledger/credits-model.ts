import type { Subscription } from './subscription.ts';
import { addMonths, allowances, DAY, isOnDay, midnight, type PlanName } from './tariff.ts';

/** What is paid of a subscription. */
type Paid = Pick<Subscription, 'boughtFrom' | 'paidUntil' | 'anchor'>;

/** The credits of a user, kept day by day as the terms describe them. Instants are Unix seconds. */
export const createCreditsModel = (signedUpAt: number) => {
  let used = 0;
  let kept = 0;
  /** Day of the month on which allowances renew. */
  let day = new Date(signedUpAt * 1_000).getUTCDate();
  let start = midnight(signedUpAt);

  /** Returns the next day of renewal that is at least a month after the last one. */
  const nextStart = (): number => {
    let at = addMonths(start, 1);
    while (!isOnDay(at, day)) at += DAY;
    return at;
  };
  const renew = (at: number): void => {
    used = 0;
    start = at;
  };

  return {
    /**
     * Renews the allowances that are due by a time: without a plan every month; with one with each payment for a new
     * period, and monthly as far as is paid. Unlimited use suspends them.
     */
    catchUp: (now: number, plan: PlanName | null, paid: Paid | null): void => {
      if (plan === 'enterprise') return;
      const { boughtFrom, paidUntil, anchor } = paid ?? { boughtFrom: 0, paidUntil: 0, anchor: 0 };
      if (plan !== null && midnight(boughtFrom) > start) {
        day = new Date(anchor * 1_000).getUTCDate();
        renew(midnight(boughtFrom));
      }
      for (let at = nextStart(); at <= now; at = nextStart()) {
        if (plan !== null && at >= midnight(paidUntil)) return;
        renew(at);
      }
    },
    addKept: (credits: number): void => void (kept += credits),
    /** Removes non-expiring credits down to zero. @returns how many */
    removeKept: (credits: number): number => {
      const removed = Math.min(kept, credits);
      kept -= removed;
      return removed;
    },
    /** Returns what can be spent. The allowance is spent before the credits that do not expire. */
    left: (plan: PlanName | null) => ({
      allowance: Math.max(0, (allowances[plan ?? 'free'] ?? 0) - used),
      kept,
    }),
    spend: (plan: PlanName | null, credits: number): void => {
      if (plan === 'enterprise') return;
      const allowance = Math.min(credits, Math.max(0, (allowances[plan ?? 'free'] ?? 0) - used));
      used += allowance;
      kept -= credits - allowance;
    },
  };
};
export type CreditsModel = ReturnType<typeof createCreditsModel>;
