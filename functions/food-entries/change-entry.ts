import type { foodEntryRoutes } from '#shared/food-entries/routes.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import type { Dependencies } from './dependencies.ts';

export const changeEntry =
  ({ service, present }: Dependencies): Endpoint<typeof foodEntryRoutes.change> =>
  async ({ caller, params, body, idempotency }) =>
    present(await service.change(caller.user_id, params.id, body, idempotency));
