import type { recipeRoutes } from '#shared/recipes/routes.ts';
import type { Endpoints } from '../platform/http/endpoint.ts';
import { withTriage } from '../platform/http/with-triage.ts';
import type { RecipeService } from './service.ts';

/** Returns the texts of a saved meal that the user typed. */
const typedTextsOf = ({ name, notes }: { name?: string | undefined; notes?: string | null | undefined }) => [
  name,
  notes,
];

/** Endpoints for saved meals. */
export const savedMealEndpoints = (service: RecipeService): Omit<Endpoints<typeof recipeRoutes>, 'read'> => ({
  list: ({ caller, query }) => service.list(caller.user_id, query.after),
  create: withTriage(typedTextsOf, ({ caller, body, idempotency }) =>
    service.create(caller.user_id, body, idempotency),
  ),
  change: withTriage(typedTextsOf, ({ caller, params, body, idempotency }) =>
    service.change(caller.user_id, params.id, body, idempotency),
  ),
  remove: async ({ caller, params, idempotency }) => {
    await service.remove(caller.user_id, params.id, idempotency);
    return undefined;
  },
});
