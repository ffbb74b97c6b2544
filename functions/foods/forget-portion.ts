import type { foodRoutes } from '#shared/foods/routes.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import type { PortionsRepository } from './portions-repository.ts';

/** Forgets a usual portion, so that the food weighs again what the food table says. */
export const forgetPortion =
  (portions: Pick<PortionsRepository, 'forget'>): Endpoint<typeof foodRoutes.forgetPortion> =>
  async ({ caller, params: { id: record_id, unit }, idempotency }) => {
    await portions.forget(caller.user_id, { record_id, unit }, idempotency);
    return undefined;
  };

/** Forgets all usual portions. */
export const forgetPortions =
  (portions: Pick<PortionsRepository, 'forgetAll'>): Endpoint<typeof foodRoutes.forgetPortions> =>
  async ({ caller }) => {
    await portions.forgetAll(caller.user_id);
    return undefined;
  };
