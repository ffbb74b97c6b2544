import { queryOptions } from '@tanstack/react-query';
import { referralRoutes } from '#shared/referrals/routes.ts';
import { call } from '#web/lib/api/call.ts';

/** Query for the user's referral code, its rewards, and the newest referrals. */
export const referralQuery = queryOptions({
  queryKey: ['referrals'],
  queryFn: ({ signal }) => call(referralRoutes.mine, { signal }),
});
