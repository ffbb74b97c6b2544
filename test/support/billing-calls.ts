import type { CreditBalance } from '#shared/credits/schema.ts';
import type { SubscriptionStatus } from '#shared/billing/schema.ts';
import type { BillingDetails, PlanChangeQuote } from '#shared/billing/page-schema.ts';
import type { Interval, PaidPlan } from '#shared/plans/tiers.ts';
import type { ApiUser } from './api-user.ts';

/** Returns a user's billing requests. */
export const billingCalls = (user: Pick<ApiUser, 'call'>) => {
  const post = (name: string, body?: object, headers = {}) =>
    user.call('POST', `/api/functions/${name}`, body, headers);
  return {
    post,
    status: async (): Promise<SubscriptionStatus> =>
      (await post('check-subscription')).body as unknown as SubscriptionStatus,
    checkout: (plan = 'premium', interval = 'monthly', currency?: string) =>
      post('create-checkout', { plan, interval, ...(currency && { currency }) }),
    portal: () => post('customer-portal'),
    details: async (cursor = ''): Promise<BillingDetails> =>
      (await user.call('GET', `/api/billing${cursor && `?cursor=${cursor}`}`))
        .body as unknown as BillingDetails,
    /** Returns the quotes of a change of plan, or the error. */
    quotes: async (plan: PaidPlan, interval: Interval = 'monthly') => {
      const { status, body } = await user.call('POST', '/api/billing/plan-change/quote', { plan, interval });
      const answer = body as unknown as { quotes: PlanChangeQuote[]; code?: string };
      return { status, quotes: answer.quotes, code: answer.code };
    },
    /** Confirms a quote, or another change for its amounts. */
    change: (
      plan: PaidPlan,
      interval: Interval,
      { timing, due, refund, currency, prorated_at }: PlanChangeQuote,
    ) =>
      user.call('POST', '/api/billing/plan-change', {
        plan,
        interval,
        timing,
        due,
        refund,
        currency,
        prorated_at,
      }),
    cancel: () => user.call('POST', '/api/billing/cancellation'),
    resume: () => user.call('POST', '/api/billing/resumption'),
    buy: (pack = 'starter', headers = {}, currency?: string) =>
      post('purchase-credits', { package: pack, ...(currency && { currency }) }, headers),
    verify: async (sessionId: string) => {
      const { status, body } = await post('verify-payment', { sessionId });
      return {
        status,
        body: body as unknown as { success: boolean; credits: number; kind: string; code: string },
      };
    },
    kept: async (): Promise<number> =>
      ((await user.call('GET', '/api/credits')).body as unknown as CreditBalance).kept,
  };
};
