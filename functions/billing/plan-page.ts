import type { Clock } from '../platform/clock.ts';
import { keyOfHour } from '../platform/payments/key-of-hour.ts';
import { changeBilling } from './change-billing.ts';
import type { Checkouts } from './checkouts-repository.ts';
import type { BillingRepository } from './repository.ts';

/** What a person wants to subscribe to. */
export interface Wish {
  userId: string;
  customerId: string;
  siteOrigin: string;
  price: string;
  cancelPath: string;
}

/** The page of before: `url` where it can still be paid and sells what is wished. */
export interface EarlierPage {
  id: string | null;
  url: string | null;
  withTrial: boolean;
}

interface Dependencies {
  rows: Pick<BillingRepository, 'read' | 'replace'>;
  checkouts: Pick<Checkouts, 'find' | 'expire' | 'createForPlan'>;
  clock: Clock;
}

/**
 * Checkout pages of plans. At most one page of a person can be paid, so that two open tabs never make two subscriptions:
 * the same wish gets the same page, another one closes the page of before.
 */
export const createPlanPage = ({ rows, checkouts, clock }: Dependencies) => ({
  /**
   * Finds the page of before and closes it, unless it sells the same. Whoever asks Stripe afterwards what is subscribed
   * knows whether it was paid: from now on it cannot be.
   */
  settleEarlier: async ({ userId, customerId, price }: Wish): Promise<EarlierPage> => {
    const { checkout_id: id, trial_used: trialUsed } = await rows.read(userId);
    const withTrial = !trialUsed;
    const page = id === null ? null : await checkouts.find(id);
    if (!page?.url) return { id, url: null, withTrial };
    const isSame = page.price === price && page.withTrial === withTrial && page.customer_id === customerId;
    if (!isSame) await checkouts.expire(page.id);
    return { id, url: isSame ? page.url : null, withTrial };
  },

  /** Makes the page. @returns its address; null when another press was quicker: then all is looked at again */
  create: async (
    { userId, customerId, siteOrigin, price, cancelPath }: Wish,
    { id: earlier, withTrial }: EarlierPage,
  ): Promise<string | null> => {
    const parts = [userId, customerId, siteOrigin, price, String(withTrial), earlier ?? ''];
    const page = await checkouts.createForPlan({
      userId,
      customerId,
      siteOrigin,
      price,
      withTrial,
      cancelPath,
      idempotencyKey: keyOfHour('plan', clock(), ...parts),
    });
    const row = await changeBilling(rows, userId, async ({ checkout_id }) =>
      checkout_id === earlier ? { checkout_id: page.id } : null,
    );
    return row.checkout_id === page.id ? page.url : null;
  },
});

export type PlanPage = ReturnType<typeof createPlanPage>;
