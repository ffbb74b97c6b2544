import type { foodEntryRoutes } from '#shared/food-entries/routes.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import type { Dependencies } from './dependencies.ts';

export const copyEntries =
  ({ service, present }: Dependencies): Endpoint<typeof foodEntryRoutes.copy> =>
  async ({ caller, body, idempotency }) => {
    const entries = await service.copy(caller.user_id, body, idempotency);
    return { entries: await Promise.all(entries.map(present)) };
  };
