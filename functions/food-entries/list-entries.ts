import type { foodEntryRoutes } from '#shared/food-entries/routes.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import type { Dependencies } from './dependencies.ts';

export const listEntries =
  ({ service, present }: Dependencies): Endpoint<typeof foodEntryRoutes.list> =>
  async ({ caller, query }) => {
    const entries = await service.list(caller.user_id, query.limit, query.local_date);
    return { entries: await Promise.all(entries.map(present)) };
  };
