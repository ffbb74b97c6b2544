import { ConditionCheck } from 'dynamodb-toolbox/entity/actions/transactCheck';
import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete';
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { $add, $append, $remove, UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import { UpdateAttributesCommand } from 'dynamodb-toolbox/entity/actions/updateAttributes';
import { type Lead, MAX_LEADS } from '#shared/business-agents/sdr/schema.ts';
import type { Table } from '../../../platform/table/client.ts';
import {
  createLeadCountEntity,
  createLeadEmailEntity,
  createLeadEntity,
  type StoppedFollowUp,
} from './lead-entity.ts';
import { withoutNulls } from '../../../platform/table/nulls.ts';
import { readRow } from '../../../platform/table/read-row.ts';
import { isNew, isThere } from '../../../platform/table/row-conditions.ts';
import type { Write } from '../../../platform/table/transact.ts';
import { emailKeyOf } from './email-key.ts';
import type { KnownLead } from './known-lead.ts';

/** A lead as it is first stored, or stored again after a deletion was undone. */
export type NewRow = Lead & Partial<Pick<KnownLead, 'follow_up_id' | 'import_id'>>;

/** Condition that the latest planned follow-up is the one that was read. */
const hasFollowUp = (id: string | null) =>
  id === null
    ? ({ attr: 'follow_up_id', exists: false } as const)
    : ({ attr: 'follow_up_id', eq: id } as const);

/** Builds the writes of leads. A lead, its email and the lead count change in one transaction. */
export const createLeadWrites = (table: Table) => {
  const leads = createLeadEntity(table);
  const emails = createLeadEmailEntity(table);
  const counts = createLeadCountEntity(table);

  /** Reserves a lead's address. Fails if another lead has it. */
  const toReserve = (user_id: string, { id: lead_id, email: address }: Pick<Lead, 'id' | 'email'>): Write => {
    const row = emails.build(PutItemCommand).item({ user_id, email: emailKeyOf(address), lead_id });
    return { Put: row.options({ condition: isNew }).params() };
  };
  const toFree = (user_id: string, { email }: Pick<Lead, 'email'>): Write => ({
    Delete: emails
      .build(DeleteItemCommand)
      .key({ user_id, email: emailKeyOf(email) })
      .params(),
  });
  const toCount = (user_id: string, change: number): Write => ({
    Update: counts
      .build(UpdateItemCommand)
      .item({ user_id, leads: $add(change) })
      .params(),
  });

  return {
    /** Returns the number of leads. */
    count: async (user_id: string): Promise<number> => (await readRow(counts, { user_id }))?.leads ?? 0,

    /** Builds the writes of new leads: first the count, which fails above the limit, then two writes per lead. */
    toMake: (user_id: string, made: readonly NewRow[]): Write[] => {
      const condition = {
        or: [
          { attr: 'leads' as const, exists: false as const },
          { attr: 'leads' as const, lte: MAX_LEADS - made.length },
        ],
      };
      const count = counts.build(UpdateItemCommand).item({ user_id, leads: $add(made.length) });
      const each = made.flatMap((lead): Write[] => {
        const row = withoutNulls({ user_id, ...lead });
        return [
          toReserve(user_id, lead),
          { Put: leads.build(PutItemCommand).item(row).options({ condition: isNew }).params() },
        ];
      });
      return [{ Update: count.options({ condition }).params() }, ...each];
    },

    /**
     * Deletes leads and frees their addresses, in two writes per lead after the count. Fails if one was changed or got
     * a follow-up since it was read.
     */
    toRemoveMany: (user_id: string, read: readonly KnownLead[]): Write[] => [
      ...(read.length === 0 ? [] : [toCount(user_id, -read.length)]),
      ...read.flatMap(({ lead, follow_up_id }): Write[] => {
        const { id, updated_at } = lead;
        const condition = {
          and: [{ attr: 'updated_at' as const, eq: updated_at }, hasFollowUp(follow_up_id)],
        };
        const gone = leads.build(DeleteItemCommand).key({ user_id, id }).options({ condition });
        return [{ Delete: gone.params() }, toFree(user_id, lead)];
      }),
    ],

    /** Changes the user's fields, and the score. Fails if the lead was changed since it was read. */
    setFields: (user_id: string, before: Lead, after: Lead): Write[] => {
      const {
        created_at: _created,
        do_not_contact: _no,
        hold: _hold,
        contact_allowed: _yes,
        ...fields
      } = after;
      const { company, phone, source, job_title, notes, last_contact_on } = fields;
      const update = leads.build(UpdateAttributesCommand).item({
        user_id,
        ...fields,
        company: company ?? $remove(),
        phone: phone ?? $remove(),
        source: source ?? $remove(),
        job_title: job_title ?? $remove(),
        notes: notes ?? $remove(),
        last_contact_on: last_contact_on ?? $remove(),
      });
      const isSameAddress = emailKeyOf(before.email) === emailKeyOf(after.email);
      return [
        { Update: update.options({ condition: { attr: 'updated_at', eq: before.updated_at } }).params() },
        ...(isSameAddress ? [] : [toReserve(user_id, after), toFree(user_id, before)]),
      ];
    },

    /** Replaces the tags. Fails if the lead was changed since it was read. */
    setTags: (user_id: string, { id, updated_at: read }: Lead, tags: string[], updated_at: string): Write => {
      const update = leads.build(UpdateAttributesCommand).item({ user_id, id, tags, updated_at });
      return { Update: update.options({ condition: { attr: 'updated_at', eq: read } }).params() };
    },

    /** Fails if the lead is already gone. Its other rows are deleted afterwards. */
    toRemove: (user_id: string, { id, email }: Pick<Lead, 'id' | 'email'>): Write[] => [
      {
        Delete: leads.build(DeleteItemCommand).key({ user_id, id }).options({ condition: isThere }).params(),
      },
      toFree(user_id, { email }),
      toCount(user_id, -1),
    ],

    /** Changes only the score. Fails if the lead is gone. */
    setScore: (user_id: string, lead: Lead): Write => {
      const { id, score, score_reasons, scored_by, updated_at } = lead;
      // Replaces the reasons as a whole: an item update would merge them one by one.
      const update = leads
        .build(UpdateAttributesCommand)
        .item({ user_id, id, score, score_reasons, scored_by, updated_at });
      return { Update: update.options({ condition: isThere }).params() };
    },

    /** Changes whether the lead may be contacted, and its score. Fails if the lead is gone. */
    setContact: (user_id: string, lead: Lead): Write => {
      const { id, do_not_contact, hold, contact_allowed, score, score_reasons, scored_by, updated_at } = lead;
      const update = leads.build(UpdateAttributesCommand).item({
        user_id,
        id,
        do_not_contact: do_not_contact ?? $remove(),
        hold: hold ?? $remove(),
        contact_allowed: contact_allowed ?? $remove(),
        ...(!do_not_contact && !hold && { stopped_follow_ups: $remove() }),
        score,
        score_reasons,
        scored_by,
        updated_at,
      });
      return { Update: update.options({ condition: isThere }).params() };
    },

    /** Keeps a follow-up that is canceled, until the lead may be contacted again. Fails if the lead is gone. */
    toKeepStopped: (user_id: string, id: string, stopped: StoppedFollowUp): Write => {
      const update = leads
        .build(UpdateItemCommand)
        .item({ user_id, id, stopped_follow_ups: $append([stopped]) });
      return { Update: update.options({ condition: isThere }).params() };
    },

    /** Records the latest follow-up task. Fails if the lead is gone or another task was planned since. */
    setFollowUp: (user_id: string, id: string, taskId: string, before: string | null): Write => {
      const update = leads.build(UpdateItemCommand).item({ user_id, id, follow_up_id: taskId });
      return { Update: update.options({ condition: { and: [isThere, hasFollowUp(before)] } }).params() };
    },

    /** Fails if the lead is gone: nothing is added to a deleted lead. */
    isThere: (user_id: string, id: string): Write =>
      leads.build(ConditionCheck).key({ user_id, id }).condition(isThere).params(),
  };
};
