import type { foodEntryRoutes } from '#shared/food-entries/routes.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import type { Dependencies } from './dependencies.ts';

export const removeEntry =
  ({ service }: Dependencies): Endpoint<typeof foodEntryRoutes.remove> =>
  async ({ caller, params, idempotency }) => {
    await service.remove(caller.user_id, params.id, idempotency);
    return undefined;
  };
