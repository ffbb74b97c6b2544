import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import type { Table } from '../table/client.ts';
import { readRow } from '../table/read-row.ts';
import { createCreationGuardEntity } from './creation-guard-entity.ts';
import { isNew } from '../table/row-conditions.ts';
import type { Write } from '../table/transact.ts';

/** Number of attempts of a guarded creation: each one only fails if another creation succeeded. */
export const GUARDED_ATTEMPTS = 12;

/**
 * Keeps a limit on the number of a user's items when several are created at the same time. Take the write first, then
 * count the items, then create one in a transaction that includes the write: it fails with ConditionsFailed if another
 * item was created in the meantime, and the steps are repeated (`retryOnConflict`). Deletions need no guard.
 */
export const createCreationGuard = (table: Table, kind: string) => {
  const guards = createCreationGuardEntity(table);
  return {
    next: async (user_id: string): Promise<Write> => {
      const row = await readRow(guards, { user_id, kind });
      const condition = row ? ({ attr: 'version', eq: row.version } as const) : isNew;
      const put = guards.build(PutItemCommand).item({ user_id, kind, version: (row?.version ?? 0) + 1 });
      return { Put: put.options({ condition }).params() };
    },
  };
};
