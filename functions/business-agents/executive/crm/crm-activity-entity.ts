import { taskTypes, workStatuses } from '#shared/business-agents/executive/schema.ts';
import { priorities } from '#shared/business-agents/sdr/schema.ts';
import { choice, optionalText, text, textKey } from '../../../platform/table/attributes.ts';
import { defineUserEntity } from '../../../platform/table/define-entity.ts';

/** Key range of activities. */
export const ACTIVITIES: [string, string] = ['activity#', 'activity$'];

/** A task or note, optionally about a lead. */
export const createCrmActivityEntity = defineUserEntity(
  'crm_activity',
  {
    id: textKey,
    subject: text,
    activity_type: choice(taskTypes),
    description: optionalText,
    status: choice(workStatuses),
    priority: choice(priorities),
    due_date: optionalText,
    created_at: text,
    lead_id: optionalText,
  },
  ({ id }) => `activity#${id}`,
);
