import type { foodRoutes } from '#shared/foods/routes.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import type { FavouritesRepository } from './favourites-repository.ts';

/** Unstars a food. Does nothing if it is not starred. */
export const unstarFood =
  (favourites: Pick<FavouritesRepository, 'unstar'>): Endpoint<typeof foodRoutes.unstar> =>
  async ({ caller, params, idempotency }) => {
    await favourites.unstar(caller.user_id, params.id, idempotency);
    return undefined;
  };
