import type { LoggedFood } from '#shared/foods/my-foods.ts';
import { json, optionalNumber, text, textKey } from '../platform/table/attributes.ts';
import { defineUserEntity } from '../platform/table/define-entity.ts';

/** Key range of starred foods. */
export const FAVOURITES = ['favourite#', 'favourite$'] as const;

/** A starred food: a record of the food table, or a custom food with its values as logged. */
export const createFavouriteEntity = defineUserEntity(
  'favourite',
  {
    /** ID of a record, or `mine:` and a hash of the name. */
    id: textKey,
    name: text,
    /** Only for custom foods: a record's values are in the food table. */
    logged: json<LoggedFood>().optional(),
    starred_at: text,
    /** Set when unstarred: kept for a day, so that a custom food with older entries can be starred again. */
    expires_at: optionalNumber,
  },
  ({ id }) => `${FAVOURITES[0]}${id}`,
);

export type FavouriteEntity = ReturnType<typeof createFavouriteEntity>;
