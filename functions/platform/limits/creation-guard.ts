import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { number, textKey } from '../table/attributes.ts';
import type { Table } from '../table/client.ts';
import { defineUserEntity } from '../table/define-entity.ts';
import { readRow } from '../table/read-row.ts';
import { isNew } from '../table/row-conditions.ts';
import type { Write } from '../table/transact.ts';

/** Changes with every creation of one kind of item of a user. */
export const createCreationGuardEntity = defineUserEntity(
  'creation_guard',
  { kind: textKey, version: number },
  ({ kind }) => `creation-guard#${kind}`,
);

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

export type CreationGuard = ReturnType<typeof createCreationGuard>;
