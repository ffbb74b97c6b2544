import type { CreditBalance } from '#shared/credits/schema.ts';
import type { SubscriptionStatus } from '#shared/billing/schema.ts';
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
