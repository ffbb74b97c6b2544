import { queryOptions } from '@tanstack/react-query';
import { accountSecurityRoutes } from '#shared/account-security/routes.ts';
import { call } from '#web/lib/api/call.ts';

export const sessionQueries = {
  /** Query for the sessions that have not ended, the current one first. */
  list: () =>
    queryOptions({
      queryKey: ['account-security', 'sessions'],
      queryFn: ({ signal }) => call(accountSecurityRoutes.listSessions, { signal }),
      select: ({ sessions }) => sessions,
      // Other devices come and go, so an earlier list is not shown again.
      gcTime: 0,
    }),
};
