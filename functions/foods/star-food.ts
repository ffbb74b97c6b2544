import { CodedError } from '#shared/errors/coded-error.ts';
import type { Language } from '#shared/language/languages.ts';
import { MAX_FAVORITES, type MyFood, OWN_FOOD_PREFIX } from '#shared/foods/my-foods.ts';
import type { foodRoutes } from '#shared/foods/routes.ts';
import { toFoodHit } from '#shared/foods/to-food-hit.ts';
import type { FoodEntryRepository } from '../food-entries/public.ts';
import type { OpenFoods } from '../platform/foods/open-foods.ts';
import { GUARDED_ATTEMPTS } from '../platform/limits/creation-guard.ts';
import { retryOnConflict } from '../platform/table/retry-on-conflict.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import { responseLanguage } from '../platform/response-language.ts';
import type { FavouritesRepository } from './favourites-repository.ts';
import { foodsOfEntries } from './my-foods.ts';
import { LATEST_ENTRIES } from './read-mine.ts';

interface Dependencies {
  openFoods: OpenFoods;
  entries: Pick<FoodEntryRepository, 'latest'>;
  favourites: Pick<FavouritesRepository, 'find' | 'guard' | 'list' | 'star'>;
}

/**
 * Stars a food table record or a custom food. The custom food's values come from the latest entries, or from when it
 * was starred before.
 */
export const starFood = ({
  openFoods,
  entries,
  favourites,
}: Dependencies): Endpoint<typeof foodRoutes.star> => {
  const starredBefore = async (userId: string, id: string) => {
    const kept = await favourites.find(userId, id);
    return kept && { ...kept, food: null };
  };
  const find = async (
    userId: string,
    id: string,
    language: Language,
  ): Promise<Omit<MyFood, 'favourite'> | null> => {
    const foods = await openFoods();
    if (id.startsWith(OWN_FOOD_PREFIX)) {
      const own = foodsOfEntries(await entries.latest(userId, LATEST_ENTRIES), foods, language);
      return own.find((food) => food.id === id) ?? starredBefore(userId, id);
    }
    const record = foods.recordOf(id);
    if (record === null) return null;
    const food = toFoodHit(record, null, language);
    return { id, name: food.name, food, logged: null };
  };
  return async ({ caller: { user_id }, params: { id }, idempotency, raw }) => {
    const language = responseLanguage(raw.headers, null);
    const food = await find(user_id, id, language);
    if (food === null) throw new CodedError('FOOD_NOT_FOUND');
    const star = async (): Promise<void> => {
      const guard = await favourites.guard(user_id);
      const starred = await favourites.list(user_id);
      if (starred.length >= MAX_FAVORITES && !starred.some((each) => each.id === id))
        throw new CodedError('TOO_MANY_FAVOURITES');
      await favourites.star(user_id, { id, name: food.name, logged: food.logged }, guard, idempotency);
    };
    await retryOnConflict(star, undefined, GUARDED_ATTEMPTS);
    return { ...food, favourite: true };
  };
};
