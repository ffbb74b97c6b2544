import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete';
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query';
import { type LoggedFood, MOST_FAVOURITES } from '#shared/foods/my-foods.ts';
import type { Clock } from '../platform/clock.ts';
import type { Idempotency } from '../platform/http/idempotency.ts';
import type { Table } from '../platform/table/client.ts';
import { createFavouriteEntity, FAVOURITES } from '../platform/table/favourite-entity.ts';
import { withoutNulls } from '../platform/table/nulls.ts';
import { userPartition } from '../platform/table/user-key.ts';
import { createWriteOnce } from '../platform/table/write-once.ts';

/** A starred food as its row holds it. */
export interface Favourite {
  id: string;
  name: string;
  /** null for a record of the table. */
  logged: LoggedFood | null;
}

/** The foods that people starred. */
export const createFavouritesRepository = (table: Table, clock: Clock) => {
  const favourites = createFavouriteEntity(table);
  const once = createWriteOnce(table, clock);

  return {
    /** All of them, in no order that means anything. */
    list: async (userId: string): Promise<Favourite[]> => {
      const { Items = [] } = await table
        .build(QueryCommand)
        .query({ partition: userPartition(userId), range: { between: [...FAVOURITES] } })
        .entities(favourites)
        .options({ consistent: true, entityAttrFilter: false, limit: 2 * MOST_FAVOURITES })
        .send();
      return Items.map(({ id, name, logged = null }) => ({ id, name, logged }));
    },

    /** Starring a food again keeps it starred. */
    star: async (userId: string, favourite: Favourite, idempotency: Idempotency): Promise<void> => {
      const row = withoutNulls({ user_id: userId, ...favourite, starred_at: clock().toISOString() });
      const put = favourites.build(PutItemCommand).item(row);
      await once.write(userId, idempotency, [{ Put: put.params() }], null);
    },

    unstar: async (userId: string, id: string, idempotency: Idempotency): Promise<void> => {
      const remove = favourites.build(DeleteItemCommand).key({ user_id: userId, id });
      await once.write(userId, idempotency, [{ Delete: remove.params() }], null);
    },
  };
};

export type FavouritesRepository = ReturnType<typeof createFavouritesRepository>;
