import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/lib/api/call.ts';

/** The routes come with the first question: the navigation counts requests on every page, and its code is small. */
const routes = async () => (await import('#shared/social/routes.ts')).socialRoutes;

export const friendQueries = {
  /** Friends, who asks to be one, and whom the person asked. */
  all: () =>
    queryOptions({
      queryKey: ['friends'],
      queryFn: async ({ signal }) => call((await routes()).friends, { signal }),
    }),
  /** Whom the person blocked. */
  blocks: () =>
    queryOptions({
      queryKey: ['blocks'],
      queryFn: async ({ signal }) => call((await routes()).blocks, { signal }),
    }),
};
