import type { foodEntryRoutes } from '#shared/food-entries/routes.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import type { Dependencies } from './dependencies.ts';

export const readEntry =
  ({ service, present }: Dependencies): Endpoint<typeof foodEntryRoutes.read> =>
  async ({ caller, params }) =>
    present(await service.read(caller.user_id, params.id));
