import { ConditionCheck } from 'dynamodb-toolbox/entity/actions/transactCheck';
import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete';
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { $add, $remove, UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import { UpdateAttributesCommand } from 'dynamodb-toolbox/entity/actions/updateAttributes';
import { type Lead, MAX_LEADS } from '#shared/business-agents/sdr/schema.ts';
import type { Table } from '../../../platform/table/client.ts';
import { createLeadCountEntity, createLeadEmailEntity, createLeadEntity } from './lead-entity.ts';
import { withoutNulls } from '../../../platform/table/nulls.ts';
import { readRow } from '../../../platform/table/read-row.ts';
import { isNew, isThere } from '../../../platform/table/row-conditions.ts';
import type { Write } from '../../../platform/table/transact.ts';
import { emailKeyOf } from './email-key.ts';

/** Builds the writes of leads. A lead, its email and the lead count change in one transaction. */
export const createLeadWrites = (table: Table) => {
  const leads = createLeadEntity(table);
  const emails = createLeadEmailEntity(table);
  const counts = createLeadCountEntity(table);

  return {
    /** Returns the number of leads. */
    count: async (user_id: string): Promise<number> => (await readRow(counts, { user_id }))?.leads ?? 0,

    /** Builds the writes of new leads: first the count, which fails above the limit, then two writes per lead. */
    toMake: (user_id: string, made: readonly Lead[]): Write[] => {
      const condition = {
        or: [
          { attr: 'leads' as const, exists: false as const },
          { attr: 'leads' as const, lte: MAX_LEADS - made.length },
        ],
      };
      const count = counts.build(UpdateItemCommand).item({ user_id, leads: $add(made.length) });
      const each = made.flatMap((lead): Write[] => {
        const email = { user_id, email: emailKeyOf(lead.email), lead_id: lead.id };
        const row = withoutNulls({ user_id, ...lead });
        return [
          { Put: emails.build(PutItemCommand).item(email).options({ condition: isNew }).params() },
          { Put: leads.build(PutItemCommand).item(row).options({ condition: isNew }).params() },
        ];
      });
      return [{ Update: count.options({ condition }).params() }, ...each];
    },

    /** Fails if the lead is already gone. Its other rows are deleted afterwards. */
    toRemove: (user_id: string, { id, email }: Pick<Lead, 'id' | 'email'>): Write[] => [
      {
        Delete: leads.build(DeleteItemCommand).key({ user_id, id }).options({ condition: isThere }).params(),
      },
      {
        Delete: emails
          .build(DeleteItemCommand)
          .key({ user_id, email: emailKeyOf(email) })
          .params(),
      },
      {
        Update: counts
          .build(UpdateItemCommand)
          .item({ user_id, leads: $add(-1) })
          .params(),
      },
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
        score,
        score_reasons,
        scored_by,
        updated_at,
      });
      return { Update: update.options({ condition: isThere }).params() };
    },

    /** Records the latest follow-up task. Fails if the lead is gone or another task was planned since. */
    setFollowUp: (user_id: string, id: string, taskId: string, before: string | null): Write => {
      const update = leads.build(UpdateItemCommand).item({ user_id, id, follow_up_id: taskId });
      const isLast =
        before === null
          ? ({ attr: 'follow_up_id', exists: false } as const)
          : ({ attr: 'follow_up_id', eq: before } as const);
      return { Update: update.options({ condition: { and: [isThere, isLast] } }).params() };
    },

    /** Fails if the lead is gone: nothing is added to a deleted lead. */
    isThere: (user_id: string, id: string): Write =>
      leads.build(ConditionCheck).key({ user_id, id }).condition(isThere).params(),
  };
};
