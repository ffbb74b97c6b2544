import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete';
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { type Clock, epochSeconds } from '../../../../platform/clock.ts';
import type { Table } from '../../../../platform/table/client.ts';
import { getRows } from '../../../../platform/table/get-rows.ts';
import { isThere } from '../../../../platform/table/row-conditions.ts';
import type { Write } from '../../../../platform/table/transact.ts';
import { userPartition } from '../../../../platform/table/user-key.ts';
import type { KnownLead } from '../known-lead.ts';
import { createDeletedLeadEntity, deletedLeadKey } from './deleted-lead-entity.ts';

/** How long a deletion can be undone, s. */
const KEPT_SECONDS = 24 * 60 * 60;

/** A deleted lead and the events that its deletion canceled. */
export interface DeletedLead {
  known: KnownLead;
  event_ids: string[];
}

/** Reads and writes deleted leads. Every method is scoped to one user. */
export const createDeletedLeads = (table: Table, clock: Clock) => {
  const deleted = createDeletedLeadEntity(table);

  return {
    /** Returns when what is deleted now expires, in epoch seconds. */
    expiry: (): number => epochSeconds(clock()) + KEPT_SECONDS,

    /** Returns the deleted leads that can be restored, by ID. @param ids at most 100 */
    byIds: async (userId: string, ids: readonly string[]): Promise<Map<string, DeletedLead>> => {
      const keys = ids.map((id) => ({ pk: userPartition(userId), sk: deletedLeadKey(id) }));
      const rowOf = await getRows(table, keys);
      const now = epochSeconds(clock());
      const rows = keys.flatMap((key) => {
        const row = rowOf(key) as (DeletedLead & { expires_at: number }) | undefined;
        return row && row.expires_at > now ? [row] : [];
      });
      return new Map(rows.map((row) => [row.known.lead.id, row]));
    },

    toKeep: (user_id: string, { known, event_ids }: DeletedLead, expires_at: number): Write => ({
      Put: deleted
        .build(PutItemCommand)
        .item({ user_id, id: known.lead.id, known, event_ids, expires_at })
        .params(),
    }),

    /** Fails if the lead was restored already. */
    toRemove: (user_id: string, id: string): Write => ({
      Delete: deleted.build(DeleteItemCommand).key({ user_id, id }).options({ condition: isThere }).params(),
    }),
  };
};

export type DeletedLeads = ReturnType<typeof createDeletedLeads>;
