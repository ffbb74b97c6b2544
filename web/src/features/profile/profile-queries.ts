import { queryOptions } from '@tanstack/react-query';
import { profileRoutes } from '#shared/profile/routes.ts';
import { call } from '#web/lib/api/call.ts';

export const profileQueries = {
  /** Query for the user's profile. */
  read: () =>
    queryOptions({
      queryKey: ['profile'],
      queryFn: ({ signal }) => call(profileRoutes.read, { signal }),
    }),
};
