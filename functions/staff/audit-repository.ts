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

/** As long as the messages that cases begin with are kept (decision D42): three years. */
const KEPT_SECONDS = 3 * 365 * 86_400;
const PAGE = 20;

/** What is noted of an action beside who, when and how it went. */
export type Action = Pick<AuditRow, 'staff_id' | 'action' | 'subject' | 'reason' | 'amount'>;

/** What the staff did. Rows are added; of one only the outcome changes, and only from 'begun'. */
export const createAuditRepository = (table: Table, clock: Clock, newId: NewId) => {
  const actions = createStaffActionEntity(table);

  return {
    /** The row of an action, for the transaction that does it or announces it. */
    note: (action: Action, outcome: AuditRow['outcome']): { id: string; write: Write } => {
      const [id, now] = [newId(), clock()];
      const row = withoutNulls({
        ...action,
        id,
        created_at: now.toISOString(),
        outcome,
        expires_at: epochSeconds(now) + KEPT_SECONDS,
      });
      const put = actions.build(PutItemCommand).item(row);
      return { id, write: { Put: put.options({ condition: { attr: 'id', exists: false } }).params() } };
    },

    outcomeOf: async (id: string): Promise<AuditRow['outcome'] | null> =>
      (await readRow(actions, { id }))?.outcome ?? null,

    /** Notes how it went. What is done stays done. */
    conclude: async (id: string, outcome: 'done' | 'failed'): Promise<void> => {
      const update = actions.build(UpdateItemCommand).item({ id, outcome });
      await update.options({ condition: { attr: 'outcome', ne: 'done' } }).send();
    },

    /** A page, newest first. @param cursor the last row of the page before */
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
