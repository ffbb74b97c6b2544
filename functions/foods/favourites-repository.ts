import type { Condition } from 'dynamodb-toolbox/entity/actions/parseCondition';
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import type { LoggedFood } from '#shared/foods/my-foods.ts';
import { type Clock, epochSeconds } from '../platform/clock.ts';
import type { Idempotency } from '../platform/idempotency/idempotency.ts';
import type { Table } from '../platform/table/client.ts';
import { createFavouriteEntity, type FavouriteEntity, FAVOURITES } from './favourite-entity.ts';
import { withoutNulls } from '../platform/table/nulls.ts';
import { readRow } from '../platform/table/read-row.ts';
import { isThere } from '../platform/table/row-conditions.ts';
import { createCreationGuard } from '../platform/limits/creation-guard.ts';
import { ConditionsFailed, type Write } from '../platform/table/transact.ts';
import { createIdempotentWriter } from '../platform/idempotency/idempotent-writer.ts';
import { queryRows } from '../platform/table/query-rows.ts';

/** A starred food as stored. */
export interface Favourite {
  id: string;
  name: string;
  /** null for a food of the food table. */
  logged: LoggedFood | null;
}

type Row = Pick<Favourite, 'id' | 'name'> & { logged?: LoggedFood | undefined };

const favouriteOf = ({ id, name, logged }: Row): Favourite => ({ id, name, logged: logged ?? null });

/** How long an unstarred food is kept. */
const RETENTION_SECONDS = 24 * 60 * 60;

/** Reads and writes starred foods. */
export const createFavouritesRepository = (table: Table, clock: Clock) => {
  const favourites = createFavouriteEntity(table);
  const writer = createIdempotentWriter(table, clock);
  const guard = createCreationGuard(table, 'favourites');

  return {
    /** Returns all starred foods, unordered. */
    list: async (userId: string): Promise<Favourite[]> => {
      const rows = await queryRows(favourites, userId, { between: FAVOURITES });
      return rows.filter(({ expires_at }) => expires_at === undefined).map(favouriteOf);
    },

    /** Returns a food that is starred or was until a day ago, otherwise null. */
    find: async (userId: string, id: string): Promise<Favourite | null> => {
      const row = await readRow(favourites, { user_id: userId, id });
      return row && favouriteOf(row);
    },

    /** Returns the write that must be part of `star`; take it before counting. */
    guard: (userId: string): Promise<Write> => guard.next(userId),

    /**
     * Stars a food. Starring it again keeps it starred.
     * @throws ConditionsFailed if another food was starred since the guard was taken
     */
    star: async (
      userId: string,
      favourite: Favourite,
      guardWrite: Write,
      idempotency: Idempotency,
    ): Promise<void> => {
      const row = withoutNulls({ user_id: userId, ...favourite, starred_at: clock().toISOString() });
      const put = favourites.build(PutItemCommand).item(row);
      await writer.write(userId, idempotency, [{ Put: put.params() }, guardWrite], null);
    },

    unstar: async (userId: string, id: string, idempotency: Idempotency): Promise<void> => {
      const expires_at = epochSeconds(clock()) + RETENTION_SECONDS;
      const update = favourites.build(UpdateItemCommand).item({ user_id: userId, id, expires_at });
      const isStarred: Condition<FavouriteEntity> = {
        and: [isThere, { attr: 'expires_at', exists: false }],
      };
      const write = { Update: update.options({ condition: isStarred }).params() };
      try {
        await writer.write(userId, idempotency, [write], null);
      } catch (error) {
        if (!(error instanceof ConditionsFailed)) throw error;
      }
    },
  };
};

export type FavouritesRepository = ReturnType<typeof createFavouritesRepository>;
