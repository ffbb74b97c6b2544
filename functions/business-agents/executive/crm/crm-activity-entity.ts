import { item, string } from 'dynamodb-toolbox/schema';
import { taskTypes, workStatuses } from '#shared/business-agents/executive/schema.ts';
import { priorities } from '#shared/business-agents/sdr/schema.ts';
import { defineUserEntity } from '../../../platform/table/define-entity.ts';

/** Key range of activities. */
export const ACTIVITIES: [string, string] = ['activity#', 'activity$'];

/** A task or note, optionally about a lead. */
export const createCrmActivityEntity = defineUserEntity(
  'crm_activity',
  item({
    user_id: string().key(),
    id: string().key(),
    subject: string(),
    activity_type: string().enum(...taskTypes),
    description: string().optional(),
    status: string().enum(...workStatuses),
    priority: string().enum(...priorities),
    due_date: string().optional(),
    created_at: string(),
    lead_id: string().optional(),
  }),
  ({ id }) => `activity#${id}`,
);
