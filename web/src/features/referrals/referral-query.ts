import { queryOptions } from '@tanstack/react-query';
import { referralRoutes } from '#shared/referrals/routes.ts';
import { call } from '#web/lib/api/call.ts';

/** The person's code, what it brought, and the newest friends who came by it. */
export const referralQuery = queryOptions({
  queryKey: ['referrals'],
  queryFn: ({ signal }) => call(referralRoutes.mine, { signal }),
});
