import type { foodEntryRoutes } from '#shared/food-entries/routes.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import type { Dependencies } from './dependencies.ts';

export const createEntry =
  ({ service, present }: Dependencies): Endpoint<typeof foodEntryRoutes.create> =>
  async ({ caller, body, idempotency }) =>
    present(await service.create(caller.user_id, body, idempotency));
