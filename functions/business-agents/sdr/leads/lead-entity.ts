import { any, item, number, string } from 'dynamodb-toolbox/schema';
import { agentEngines } from '#shared/business-agents/agents/engine.ts';
import { leadSources, leadStatuses, type ScoreReason } from '#shared/business-agents/sdr/schema.ts';
import { defineEntity, defineUserEntity } from '../../../platform/table/define-entity.ts';
import { userPartition } from '../../../platform/table/user-key.ts';

/** Key prefix of leads. */
export const LEADS = 'lead#';

/** Returns the key of a lead. */
export const leadKey = (userId: string, id: string) => ({ pk: userPartition(userId), sk: `${LEADS}${id}` });

/** Returns the key of the row that reserves a lead's email. */
export const leadEmailKey = (userId: string, email: string) => ({
  pk: userPartition(userId),
  sk: `lead-email#${email}`,
});

/** A lead in a user's sales workspace. */
export const createLeadEntity = defineEntity(
  'lead',
  item({
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
    /** The latest planned task, so that two concurrent requests plan only one. */
    follow_up_id: string().optional(),
    created_at: string(),
    updated_at: string(),
  }),
  ({ user_id, id }) => leadKey(user_id, id),
);

/** Reserves an email for one lead of a workspace, so that concurrent requests cannot create a second one. */
export const createLeadEmailEntity = defineEntity(
  'lead_email',
  item({
    user_id: string().key(),
    /** In lower case. */
    email: string().key(),
    lead_id: string(),
  }),
  ({ user_id, email }) => leadEmailKey(user_id, email),
);

/** Number of a user's leads, which limits concurrent creations. */
export const createLeadCountEntity = defineUserEntity(
  'lead_count',
  item({
    user_id: string().key(),
    leads: number(),
  }),
  () => 'account#leads',
);
