import { UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import {
  type Lead,
  lead,
  type LeadInfo,
  leadInfo,
  type LeadStatus,
} from '#shared/business-agents/sdr/schema.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Table } from '../../../platform/table/client.ts';
import { getRows, type RowKey } from '../../../platform/table/get-rows.ts';
import { createLeadEntity, leadEmailKey, leadKey, LEADS, type StoppedFollowUp } from './lead-entity.ts';
import { withNulls } from '../../../platform/table/nulls.ts';
import { readRow } from '../../../platform/table/read-row.ts';
import type { Write } from '../../../platform/table/transact.ts';
import { emailKeyOf } from './email-key.ts';
import type { KnownLead } from './known-lead.ts';
import { createLeadWrites } from './lead-writes-repository.ts';
import { queryRows } from '../../../platform/table/query-rows.ts';

/** Maximum number of keys per BatchGetItem request (DynamoDB API Reference). */
const AT_ONCE = 100;

/** The fields of a lead's row that the API does not show. */
interface HiddenFields {
  tags?: string[] | undefined;
  follow_up_id?: string | undefined;
  import_id?: string | undefined;
}

const parsed = (row: HiddenFields): Lead => lead.parse({ ...withNulls(row, lead), tags: row.tags ?? [] });

const knownFrom = (row: HiddenFields): KnownLead => ({
  lead: parsed(row),
  follow_up_id: row.follow_up_id ?? null,
  import_id: row.import_id ?? null,
});

/** Reads and writes leads. Every method is scoped to one user. */
export const createLeadsRepository = (table: Table, clock: Clock) => {
  const leads = createLeadEntity(table);

  const known = async (userId: string, id: string): Promise<KnownLead | null> => {
    const row = await readRow(leads, { user_id: userId, id });
    return row && knownFrom(row);
  };

  /** Returns the rows that exist, with one parallel batch get per 100 keys. */
  const rowsOf = async (keys: readonly RowKey[], attributes?: readonly string[]): Promise<object[]> => {
    const parts = Array.from({ length: Math.ceil(keys.length / AT_ONCE) }, (_none, at) =>
      keys.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
    );
    const found = await Promise.all(
      parts.map(async (part) => part.map(await getRows(table, part, attributes))),
    );
    return found.flat().filter((row) => row !== undefined);
  };

  return {
    ...createLeadWrites(table),
    known,

    /** Returns all leads in order of creation, with one query. */
    all: async (userId: string): Promise<Lead[]> => {
      const rows = await queryRows(leads, userId, { beginsWith: LEADS });
      return rows.map(parsed);
    },

    /** Returns the leads of an import that still exist, in order of creation. Reads all leads with one query. */
    imported: async (userId: string, importId: string): Promise<KnownLead[]> => {
      const rows = await queryRows(leads, userId, { beginsWith: LEADS });
      return rows.filter(({ import_id }) => import_id === importId).map(knownFrom);
    },

    /** Returns the leads that exist, by ID. Uses one batch get per 100. */
    byIds: async (userId: string, ids: readonly string[]): Promise<Map<string, KnownLead>> => {
      const rows = await rowsOf(ids.map((id) => leadKey(userId, id)));
      return new Map(rows.map(knownFrom).map((row) => [row.lead.id, row]));
    },

    find: async (userId: string, id: string): Promise<Lead | null> => (await known(userId, id))?.lead ?? null,

    /** Returns the follow-ups that were canceled since the lead must not be contacted. */
    stopped: async (userId: string, id: string): Promise<StoppedFollowUp[]> =>
      (await readRow(leads, { user_id: userId, id }))?.stopped_follow_ups ?? [],

    /** Returns the lead info that other items show, without deleted leads. Uses one batch get per 100. */
    infoOf: async (userId: string, ids: readonly (string | null)[]): Promise<Map<string, LeadInfo>> => {
      const distinct = [...new Set(ids)].filter((id) => id !== null);
      const rows = await rowsOf(
        distinct.map((id) => leadKey(userId, id)),
        Object.keys(leadInfo.shape),
      );
      const infos = rows.map((row) => leadInfo.parse(withNulls(row, leadInfo)));
      return new Map(infos.map((info) => [info.id, info]));
    },

    /** Returns which emails already belong to a lead, normalized by `emailKeyOf`. Uses one batch get per 100. */
    takenOf: async (userId: string, addresses: readonly string[]): Promise<Set<string>> => {
      const distinct = [...new Set(addresses.map(emailKeyOf))];
      const rows = await rowsOf(
        distinct.map((email) => leadEmailKey(userId, email)),
        ['email'],
      );
      return new Set((rows as { email: string }[]).map(({ email }) => email));
    },

    /** Returns the IDs of the leads with these emails. Uses one batch get per 100. */
    idsOf: async (userId: string, addresses: readonly string[]): Promise<string[]> => {
      const distinct = [...new Set(addresses.map(emailKeyOf))];
      const rows = await rowsOf(
        distinct.map((email) => leadEmailKey(userId, email)),
        ['lead_id'],
      );
      return (rows as { lead_id: string }[]).map(({ lead_id }) => lead_id);
    },

    /**
     * Changes the status, only at the user's request (decision D27). Fails if the lead is gone or its status changed,
     * since two tabs would otherwise record the same change twice.
     */
    setStatus: (user_id: string, id: string, before: LeadStatus, status: LeadStatus): Write => {
      const updated_at = clock().toISOString();
      const update = leads.build(UpdateItemCommand).item({ user_id, id, status, updated_at });
      return { Update: update.options({ condition: { attr: 'status', eq: before } }).params() };
    },
  };
};

export type LeadsRepository = ReturnType<typeof createLeadsRepository>;
