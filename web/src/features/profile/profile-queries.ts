import { queryOptions } from '@tanstack/react-query';
import { profileRoutes } from '#shared/profile/routes.ts';
import { call } from '#web/lib/api/call.ts';

export const profileQueries = {
  /** Who the person is, how they measure, and what they agreed to. */
  read: () =>
    queryOptions({
      queryKey: ['profile'],
      queryFn: ({ signal }) => call(profileRoutes.read, { signal }),
    }),
};
