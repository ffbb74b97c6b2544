import type { Currency } from '#shared/plans/currencies.ts';
import type { Clock } from '../../platform/clock.ts';
import { hourlyIdempotencyKey } from '../../platform/payments/hourly-idempotency-key.ts';
import { updateBilling } from '../subscriptions/update-billing.ts';
import type { Checkouts } from './checkouts-repository.ts';
import type { BillingRepository } from '../repository.ts';

/** A user's plan order. */
export interface Wish {
  userId: string;
  customerId: string;
  siteOrigin: string;
  price: string;
  /** The requested currency, unless the customer's is fixed. */
  currency: Currency;
  cancelPath: string;
}

/** The previous page. `url` is set only if it can still be paid and sells the same plan. */
export interface EarlierPage {
  id: string | null;
  url: string | null;
  withTrial: boolean;
  currency: Currency;
}

interface Dependencies {
  rows: Pick<BillingRepository, 'read' | 'replace'>;
  checkouts: Pick<Checkouts, 'find' | 'expire' | 'createForPlan'>;
  clock: Clock;
}

/**
 * Manages checkout pages for plans. Only one page per user can be paid, so that two open tabs never create two
 * subscriptions: the same order reuses the page, another order expires it.
 */
export const createPlanPage = ({ rows, checkouts, clock }: Dependencies) => ({
  /**
   * Expires the previous page unless it sells the same plan. After that it cannot be paid, so the subscriptions read
   * from Stripe next are final.
   */
  settleEarlier: async ({ userId, customerId, price, ...wish }: Wish): Promise<EarlierPage> => {
    const { checkout_id: id, trial_used: trialUsed, currency: fixed } = await rows.read(userId);
    const withTrial = !trialUsed;
    const currency = fixed ?? wish.currency;
    const page = id === null ? null : await checkouts.find(id);
    if (!page?.url) return { id, url: null, withTrial, currency };
    const isSame =
      page.price === price &&
      page.currency === currency &&
      page.withTrial === withTrial &&
      page.customer_id === customerId;
    if (!isSame) await checkouts.expire(page.id);
    return { id, url: isSame ? page.url : null, withTrial, currency };
  },

  /** Creates the page. @returns its URL, or null if a concurrent request was faster and the caller must start over */
  create: async (
    { userId, customerId, siteOrigin, price, cancelPath }: Wish,
    { id: earlier, withTrial, currency }: EarlierPage,
  ): Promise<string | null> => {
    const parts = [userId, customerId, siteOrigin, price, currency, String(withTrial), earlier ?? ''];
    const page = await checkouts.createForPlan({
      userId,
      customerId,
      siteOrigin,
      price,
      currency,
      withTrial,
      cancelPath,
      idempotencyKey: hourlyIdempotencyKey('plan', clock(), ...parts),
    });
    const row = await updateBilling(rows, userId, async ({ checkout_id }) =>
      checkout_id === earlier ? { checkout_id: page.id } : null,
    );
    return row.checkout_id === page.id ? page.url : null;
  },
});

export type PlanPage = ReturnType<typeof createPlanPage>;
