import type Stripe from 'stripe';
import { nullIfMissing } from '../../platform/payments/payments-failure.ts';
import type { AskStripe } from '../../platform/payments/stripe-client.ts';
import { itemOf } from '../../platform/payments/subscription-state.ts';

const MAX_LISTED = 100;

/** When a subscription ends that was canceled before; null if it renews. Unix seconds. */
const endOf = ({ cancel_at, cancel_at_period_end }: Stripe.Subscription, periodEnd: number): number | null =>
  cancel_at_period_end ? periodEnd : cancel_at;

/** Cancels a subscription. @param wanted Unix seconds; null for the earliest end @returns when it ends */
const cancel = async (stripe: Stripe, subscription: Stripe.Subscription, wanted: number | null) => {
  const { id, status } = subscription;
  const periodEnd = itemOf(subscription)?.current_period_end ?? 0;
  if (status !== 'active' && status !== 'trialing') {
    const ended = await stripe.subscriptions.cancel(id).catch(nullIfMissing);
    return ended?.ended_at ?? null;
  }
  const earlier = endOf(subscription, periodEnd);
  const asked = wanted === null || wanted <= periodEnd ? periodEnd : wanted;
  if (earlier !== null && earlier <= asked) return earlier;
  await stripe.subscriptions.update(
    id,
    asked === periodEnd
      ? { cancel_at_period_end: true }
      : { cancel_at: asked, proration_behavior: 'create_prorations' },
  );
  return asked;
};

/** Ends plans at Stripe at a requested time. */
export const createPlanEndings = (ask: AskStripe) => ({
  /**
   * Cancels the plans of a customer: at the end of the paid period, on a later day if requested, and at once if the last
   * payment failed. Idempotent.
   * @returns when they end, or null if there is none
   */
  cancelPlans: (customerId: string, endsOn: string | null): Promise<Date | null> =>
    ask(async (stripe) => {
      const { data } = await stripe.subscriptions
        .list({ customer: customerId, limit: MAX_LISTED })
        .catch((error: unknown) => nullIfMissing(error) ?? { data: [] as Stripe.Subscription[] });
      const wanted = endsOn === null ? null : Math.floor(Date.parse(`${endsOn}T23:59:59Z`) / 1_000);
      const ends: number[] = [];
      for (const subscription of data) {
        const end = await cancel(stripe, subscription, wanted);
        if (end !== null) ends.push(end);
      }
      return ends.length === 0 ? null : new Date(Math.max(...ends) * 1_000);
    }),
});

export type PlanEndings = ReturnType<typeof createPlanEndings>;
