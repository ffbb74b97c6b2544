import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete';
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import type { FormattedItem } from 'dynamodb-toolbox/entity';
import { createAccountBlockEntity, SUSPENSIONS } from '../platform/account/account-block-entity.ts';
import type { Clock } from '../platform/clock.ts';
import type { Table } from '../platform/table/client.ts';
import { queryIndex, upToInstant } from '../platform/table/query-index.ts';
import { readRow } from '../platform/table/read-row.ts';
import type { Write } from '../platform/table/transact.ts';

export type AccountBlock = FormattedItem<ReturnType<typeof createAccountBlockEntity>>;

/** Reads and writes which accounts are blocked or suspended. */
export const createAccountBlocks = (table: Table, clock: Clock) => {
  const blocks = createAccountBlockEntity(table);
  return {
    find: (user_id: string): Promise<AccountBlock | null> => readRow(blocks, { user_id }),

    /** Builds the block of an account. It replaces an earlier one. @param until end of a suspension, or null */
    put: (user_id: string, decision_id: string, until: string | null): Write => {
      const index = until === null ? {} : { until, gsi1pk: SUSPENSIONS, gsi1sk: `${until}#${user_id}` };
      const row = { user_id, decision_id, blocked_at: clock().toISOString(), ...index };
      return { Put: blocks.build(PutItemCommand).item(row).params() };
    },

    /** Builds the deletion of a block, which fails if another decision has replaced it. */
    remove: ({ user_id, decision_id }: AccountBlock): Write => {
      const remove = blocks.build(DeleteItemCommand).key({ user_id });
      return { Delete: remove.options({ condition: { attr: 'decision_id', eq: decision_id } }).params() };
    },

    /** Pages through the accounts whose suspension has ended. */
    due: (): AsyncGenerator<AccountBlock[]> => queryIndex(blocks, [SUSPENSIONS], upToInstant(clock())),
  };
};

export type AccountBlocks = ReturnType<typeof createAccountBlocks>;
