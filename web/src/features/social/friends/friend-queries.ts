import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/lib/api/call.ts';

/** Loaded with the first request: the navigation counts requests on every page, and its code must stay small. */
const routes = async () => (await import('#shared/social/routes.ts')).socialRoutes;

export const friendQueries = {
  /** Query for friends, received requests and sent requests. */
  all: () =>
    queryOptions({
      queryKey: ['friends'],
      queryFn: async ({ signal }) => call((await routes()).friends, { signal }),
    }),
  /** Query for blocked users. */
  blocks: () =>
    queryOptions({
      queryKey: ['blocks'],
      queryFn: async ({ signal }) => call((await routes()).blocks, { signal }),
    }),
};
