import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { $add, UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import type { ErrorCode } from '#shared/errors/catalogue.ts';
import { CodedError } from '#shared/errors/coded-error.ts';
import type { Table } from '../table/client.ts';
import { readRow } from '../table/read-row.ts';
import { isNew } from '../table/row-conditions.ts';
import { tryTransact, type Write } from '../table/transact.ts';
import { createItemCountEntity } from './item-count-entity.ts';

interface Limit {
  /** Key of the counter, for example `documents`. */
  kind: string;
  max: number;
  /** Error code above the limit. */
  code: ErrorCode;
  /** Counts the stored items of a user who has no counter yet. */
  countStored: (userId: string) => Promise<number>;
}

/**
 * Limits the number of a user's items of one kind with a counter that changes in the transaction of each creation and
 * deletion. For limits in the thousands, where counting the items each time would be too slow.
 */
export const createItemCounter = (table: Table, { kind, max, code, countStored }: Limit) => {
  const counts = createItemCountEntity(table);

  const read = async (user_id: string): Promise<number | null> =>
    (await readRow(counts, { user_id, kind }))?.count ?? null;

  /** Returns the count. Counts the stored items once, for a user from before there was a counter. */
  const current = async (user_id: string): Promise<number> => {
    const known = await read(user_id);
    if (known !== null) return known;
    const count = await countStored(user_id);
    const put = counts.build(PutItemCommand).item({ user_id, kind, count }).options({ condition: isNew });
    await tryTransact(table, [{ Put: put.params() }]);
    return (await read(user_id)) ?? count;
  };

  const hasRoom = async (user_id: string): Promise<boolean> => (await current(user_id)) < max;

  return {
    hasRoom,

    /** @throws CodedError with the limit's code if the user has as many items as allowed */
    requireRoom: async (user_id: string): Promise<void> => {
      if (!(await hasRoom(user_id))) throw new CodedError(code);
    },

    /** Builds the write that belongs to the creation of one item. Call `requireRoom` first. It fails at the limit. */
    toAdd: (user_id: string): Write => {
      const update = counts.build(UpdateItemCommand).item({ user_id, kind, count: $add(1) });
      return { Update: update.options({ condition: { attr: 'count', lt: max } }).params() };
    },

    /** Builds the writes that belong to the deletion of one item. */
    toRemove: async (user_id: string): Promise<Write[]> => {
      if ((await read(user_id)) === null) return [];
      const update = counts.build(UpdateItemCommand).item({ user_id, kind, count: $add(-1) });
      return [{ Update: update.params() }];
    },
  };
};

export type ItemCounter = ReturnType<typeof createItemCounter>;
