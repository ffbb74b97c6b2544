import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import type { StoredList } from '#shared/meal-plans/shopping/stored-list.ts';
import type { Clock } from '../platform/clock.ts';
import type { Idempotency } from '../platform/idempotency/idempotency.ts';
import { createIdempotentWriter } from '../platform/idempotency/idempotent-writer.ts';
import type { Table } from '../platform/table/client.ts';
import { readRow } from '../platform/table/read-row.ts';
import { isNew } from '../platform/table/row-conditions.ts';
import { createShoppingListEntity } from './shopping-list-entity.ts';

/** A stored list with its version; 0 if nothing was stored. */
export interface VersionedList {
  list: StoredList;
  version: number;
}

/** Reads and writes shopping lists. Every method is scoped to one user. */
export const createShoppingListRepository = (table: Table, clock: Clock) => {
  const lists = createShoppingListEntity(table);
  const writer = createIdempotentWriter(table, clock);
  return {
    storedAnswer: writer.storedAnswer,

    find: async (user_id: string): Promise<VersionedList> => {
      const row = await readRow(lists, { user_id });
      return row ? { list: { items: row.items }, version: row.version } : { list: { items: [] }, version: 0 };
    },

    /** Replaces the version that was read. @throws ConditionsFailed after a concurrent change */
    write: async (
      user_id: string,
      { items }: StoredList,
      before: number,
      idempotency: Idempotency,
    ): Promise<null> => {
      const row = lists
        .build(PutItemCommand)
        .item({ user_id, items, version: before + 1 })
        .options({ condition: before === 0 ? isNew : { attr: 'version', eq: before } });
      // The list may be large, so a retried request reads it again instead.
      return writer.write(user_id, idempotency, [{ Put: row.params() }], null);
    },
  };
};

export type ShoppingListRepository = ReturnType<typeof createShoppingListRepository>;
