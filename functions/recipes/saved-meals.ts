import type { recipeRoutes } from '#shared/recipes/routes.ts';
import type { Endpoints } from '../platform/http/endpoint.ts';
import type { RecipeService } from './service.ts';

/** Endpoints for saved meals. */
export const savedMealEndpoints = (service: RecipeService): Omit<Endpoints<typeof recipeRoutes>, 'read'> => ({
  list: ({ caller, query }) => service.list(caller.user_id, query.after),
  create: ({ caller, body, idempotency }) => service.create(caller.user_id, body, idempotency),
  change: ({ caller, params, body, idempotency }) =>
    service.change(caller.user_id, params.id, body, idempotency),
  remove: async ({ caller, params, idempotency }) => {
    await service.remove(caller.user_id, params.id, idempotency);
    return undefined;
  },
});
