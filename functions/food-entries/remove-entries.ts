import type { foodEntryRoutes } from '#shared/food-entries/routes.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import type { Dependencies } from './dependencies.ts';

export const removeEntries =
  ({ service }: Dependencies): Endpoint<typeof foodEntryRoutes.removeTogether> =>
  async ({ caller, body, idempotency }) => {
    await service.removeTogether(caller.user_id, body, idempotency);
    return undefined;
  };
