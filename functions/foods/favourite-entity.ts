import { Entity } from 'dynamodb-toolbox/entity';
import { any, item, number, string } from 'dynamodb-toolbox/schema';
import type { LoggedFood } from '#shared/foods/my-foods.ts';
import type { Table } from '../platform/table/client.ts';
import { entityDefaults } from '../platform/table/entity-defaults.ts';
import { userPartition } from '../platform/table/user-key.ts';

/** How the keys of favourites begin, and the first key after them. */
export const FAVOURITES = ['favourite#', 'favourite$'] as const;

/** A starred food: a record of the food table, or a food of the person's own with its figures as they were logged. */
export const createFavouriteEntity = (table: Table) =>
  new Entity({
    ...entityDefaults,
    name: 'favourite',
    table,
    schema: item({
      user_id: string().key(),
      /** Of a record, or `mine:` and a hash of the name. */
      id: string().key(),
      name: string(),
      /** Only of one's own foods: a record's figures are the table's. */
      logged: any().castAs<LoggedFood>().optional(),
      starred_at: string(),
      /** Unstarred: kept for a day, so that one of one's own whose entries are older can be starred again. */
      expires_at: number().optional(),
    }),
    computeKey: ({ user_id, id }) => ({ pk: userPartition(user_id), sk: `${FAVOURITES[0]}${id}` }),
  });

export type FavouriteEntity = ReturnType<typeof createFavouriteEntity>;
