import type { foodRoutes } from '#shared/foods/routes.ts';
import type { FoodEntryRepository } from '../food-entries/public.ts';
import type { OpenFoods } from '../platform/foods/open-foods.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import { responseLanguage } from '../platform/response-language.ts';
import type { FavouritesRepository } from './favourites-repository.ts';
import { myFoodsOf } from './my-foods.ts';

/** Number of latest entries to search for recent foods. */
export const LATEST_ENTRIES = 50;

interface Dependencies {
  openFoods: OpenFoods;
  entries: Pick<FoodEntryRepository, 'latest'>;
  favourites: Pick<FavouritesRepository, 'list'>;
}

/** Returns the user's foods with two parallel reads. Recent foods are derived from the diary and not stored. */
export const readMine =
  ({ openFoods, entries, favourites }: Dependencies): Endpoint<typeof foodRoutes.mine> =>
  async ({ caller: { user_id }, raw }) => {
    const [foods, latest, starred] = await Promise.all([
      openFoods(),
      entries.latest(user_id, LATEST_ENTRIES),
      favourites.list(user_id),
    ]);
    return myFoodsOf(latest, starred, foods, responseLanguage(raw.headers, null));
  };
