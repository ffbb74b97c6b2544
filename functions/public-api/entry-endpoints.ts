import type { publicApiRoutes } from '#shared/public-api/routes.ts';
import { type FoodEntryRepository, type FoodEntryService, typedTextsOf } from '../food-entries/public.ts';
import { withTriage } from '../platform/http/with-triage.ts';
import type { Endpoints } from '../platform/http/endpoint.ts';
import { apiEntryOf } from './api-entry.ts';
import type { ApiPages } from './pages-repository.ts';

interface Dependencies {
  service: Pick<FoodEntryService, 'create' | 'read' | 'change' | 'remove'>;
  entries: Pick<FoodEntryRepository, 'ofDay'>;
  pages: Pick<ApiPages, 'entries'>;
}

type Routes = Pick<
  typeof publicApiRoutes,
  'entries' | 'entry' | 'createEntry' | 'changeEntry' | 'removeEntry'
>;

/** Endpoints for a user's entries, with the same rules as in the app. */
export const entryEndpoints = ({ service, entries, pages }: Dependencies): Endpoints<Routes> => ({
  entries: async ({ caller, query }) => {
    const { date, from, to } = query;
    if (from === undefined || to === undefined) {
      const ofDay = await entries.ofDay(caller.user_id, date ?? '');
      return { entries: ofDay.map(apiEntryOf), next_cursor: null };
    }
    const { items, next_cursor } = await pages.entries(caller.user_id, { from, to }, query);
    return { entries: items.map(apiEntryOf), next_cursor };
  },
  entry: async ({ caller, params }) => apiEntryOf(await service.read(caller.user_id, params.id)),
  changeEntry: withTriage(typedTextsOf, async ({ caller, params, body, idempotency }) =>
    apiEntryOf(await service.change(caller.user_id, params.id, body, idempotency)),
  ),
  createEntry: withTriage(typedTextsOf, async ({ caller, body, idempotency }) =>
    apiEntryOf(await service.create(caller.user_id, { ...body, image_url: null }, idempotency)),
  ),
  removeEntry: async ({ caller, params, idempotency }) => {
    await service.remove(caller.user_id, params.id, idempotency);
    return undefined;
  },
});
