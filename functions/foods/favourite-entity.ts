import { any, item, number, string } from 'dynamodb-toolbox/schema';
import type { LoggedFood } from '#shared/foods/my-foods.ts';
import { defineUserEntity } from '../platform/table/define-entity.ts';

/** Key range of starred foods. */
export const FAVOURITES = ['favourite#', 'favourite$'] as const;

/** A starred food: a record of the food table, or a custom food with its values as logged. */
export const createFavouriteEntity = defineUserEntity(
  'favourite',
  item({
    user_id: string().key(),
    /** ID of a record, or `mine:` and a hash of the name. */
    id: string().key(),
    name: string(),
    /** Only for custom foods: a record's values are in the food table. */
    logged: any().castAs<LoggedFood>().optional(),
    starred_at: string(),
    /** Set when unstarred: kept for a day, so that a custom food with older entries can be starred again. */
    expires_at: number().optional(),
  }),
  ({ id }) => `${FAVOURITES[0]}${id}`,
);

export type FavouriteEntity = ReturnType<typeof createFavouriteEntity>;
