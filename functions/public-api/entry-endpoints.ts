import type { publicApiRoutes } from '#shared/public-api/routes.ts';
import { type FoodEntryRepository, type FoodEntryService, typedTextsOf } from '../food-entries/public.ts';
import { withTriage } from '../platform/http/with-triage.ts';
import type { Endpoints } from '../platform/http/endpoint.ts';
import { apiEntryOf } from './api-entry.ts';

interface Dependencies {
  service: Pick<FoodEntryService, 'create' | 'remove'>;
  entries: Pick<FoodEntryRepository, 'ofDay'>;
}

type Routes = Pick<typeof publicApiRoutes, 'entries' | 'createEntry' | 'removeEntry'>;

/** Endpoints for a user's entries, with the same rules as in the app. */
export const entryEndpoints = ({ service, entries }: Dependencies): Endpoints<Routes> => ({
  entries: async ({ caller, query }) => ({
    entries: (await entries.ofDay(caller.user_id, query.date)).map(apiEntryOf),
  }),
  createEntry: withTriage(typedTextsOf, async ({ caller, body, idempotency }) =>
    apiEntryOf(await service.create(caller.user_id, { ...body, image_url: null }, idempotency)),
  ),
  removeEntry: async ({ caller, params, idempotency }) => {
    await service.remove(caller.user_id, params.id, idempotency);
    return undefined;
  },
});
