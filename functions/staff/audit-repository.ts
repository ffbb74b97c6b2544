import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query';
import { type AuditRow, auditRow } from '#shared/staff/schema.ts';
import { type Clock, epochSeconds } from '../platform/clock.ts';
import type { NewId } from '../platform/ids.ts';
import type { Table } from '../platform/table/client.ts';
import { withNulls, withoutNulls } from '../platform/table/nulls.ts';
import { readRow } from '../platform/table/read-row.ts';
import { createStaffActionEntity, STAFF_ACTIONS, staffActionKey } from './staff-action-entity.ts';
import type { Write } from '../platform/table/transact.ts';

/** Kept as long as support messages: three years (decision D42). */
const RETENTION_SECONDS = 3 * 365 * 86_400;
const PAGE = 20;

/** The logged fields of an action besides user, time and outcome. */
export type Action = Pick<AuditRow, 'staff_id' | 'action' | 'subject' | 'reason' | 'amount'>;

/**
 * Reads and writes the staff audit log. Rows are append-only, except for the outcome, which changes once from 'begun'.
 */
export const createAuditRepository = (table: Table, clock: Clock, newId: NewId) => {
  const actions = createStaffActionEntity(table);

  return {
    /** Builds the row of an action, for the transaction that does or announces it. */
    note: (action: Action, outcome: AuditRow['outcome']): { id: string; write: Write } => {
      const [id, now] = [newId(), clock()];
      const row = withoutNulls({
        ...action,
        id,
        created_at: now.toISOString(),
        outcome,
        expires_at: epochSeconds(now) + RETENTION_SECONDS,
      });
      const put = actions.build(PutItemCommand).item(row);
      return { id, write: { Put: put.options({ condition: { attr: 'id', exists: false } }).params() } };
    },

    outcomeOf: async (id: string): Promise<AuditRow['outcome'] | null> =>
      (await readRow(actions, { id }))?.outcome ?? null,

    /** Records the outcome. An outcome of 'done' never changes. */
    conclude: async (id: string, outcome: 'done' | 'failed'): Promise<void> => {
      const update = actions.build(UpdateItemCommand).item({ id, outcome });
      await update.options({ condition: { attr: 'outcome', ne: 'done' } }).send();
    },

    /** Returns a page, newest first. @param cursor the last row of the previous page */
    page: async (cursor: string | undefined): Promise<{ rows: AuditRow[]; cursor: string | null }> => {
      const { Items = [], LastEvaluatedKey } = await table
        .build(QueryCommand)
        .query({ partition: STAFF_ACTIONS })
        .entities(actions)
        .options({
          consistent: true,
          entityAttrFilter: false,
          reverse: true,
          limit: PAGE,
          ...(cursor !== undefined && { exclusiveStartKey: staffActionKey(cursor) }),
        })
        .send();
      const rows = Items.map((row) => auditRow.parse(withNulls(row, auditRow)));
      return { rows, cursor: LastEvaluatedKey ? (rows.at(-1)?.id ?? null) : null };
    },
  };
};

export type AuditRepository = ReturnType<typeof createAuditRepository>;
