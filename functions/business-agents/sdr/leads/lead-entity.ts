import { Entity } from 'dynamodb-toolbox/entity';
import { any, item, number, string } from 'dynamodb-toolbox/schema';
import { agentEngines } from '#shared/business-agents/agents/engine.ts';
import { leadSources, leadStatuses, type ScoreReason } from '#shared/business-agents/sdr/schema.ts';
import type { Table } from '../../../platform/table/client.ts';
import { entityDefaults } from '../../../platform/table/entity-defaults.ts';
import { userPartition } from '../../../platform/table/user-key.ts';

/** How the keys of leads begin. */
export const LEADS = 'lead#';

/** Where a lead stands. */
export const leadKey = (userId: string, id: string) => ({ pk: userPartition(userId), sk: `${LEADS}${id}` });

/** Where it stands that a lead has an e-mail. */
export const leadEmailKey = (userId: string, email: string) => ({
  pk: userPartition(userId),
  sk: `lead-email#${email}`,
});

/** A lead of a person's sales workspace. */
export const createLeadEntity = (table: Table) =>
  new Entity({
    ...entityDefaults,
    name: 'lead',
    table,
    schema: item({
      user_id: string().key(),
      id: string().key(),
      name: string(),
      email: string(),
      company: string().optional(),
      phone: string().optional(),
      source: string().enum(...leadSources),
      status: string().enum(...leadStatuses),
      score: number(),
      score_reasons: any().castAs<ScoreReason[]>(),
      scored_by: string().enum(...agentEngines),
      /** The task that was planned last: two presses at once plan one. */
      follow_up_id: string().optional(),
      created_at: string(),
      updated_at: string(),
    }),
    computeKey: ({ user_id, id }) => leadKey(user_id, id),
  });

export type LeadEntity = ReturnType<typeof createLeadEntity>;

/** That a workspace has a lead of an e-mail: no second one is made, not even at once. */
export const createLeadEmailEntity = (table: Table) =>
  new Entity({
    ...entityDefaults,
    name: 'lead_email',
    table,
    schema: item({
      user_id: string().key(),
      /** In small letters. */
      email: string().key(),
      lead_id: string(),
    }),
    computeKey: ({ user_id, email }) => leadEmailKey(user_id, email),
  });

export type LeadEmailEntity = ReturnType<typeof createLeadEmailEntity>;

/** How many leads a person has: bounds them, however many are made at once. */
export const createLeadCountEntity = (table: Table) =>
  new Entity({
    ...entityDefaults,
    name: 'lead_count',
    table,
    schema: item({
      user_id: string().key(),
      leads: number(),
    }),
    computeKey: ({ user_id }) => ({ pk: userPartition(user_id), sk: 'account#leads' }),
  });
