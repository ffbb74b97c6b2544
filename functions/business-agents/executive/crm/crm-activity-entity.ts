import { taskTypes, workStatuses } from '#shared/business-agents/executive/schema.ts';
import { priorities } from '#shared/business-agents/sdr/schema.ts';
import { choice, optionalText, text, textKey } from '../../../platform/table/attributes.ts';
import { defineUserEntity } from '../../../platform/table/define-entity.ts';

/** Key range of activities. */
export const ACTIVITIES: [string, string] = ['activity#', 'activity$'];

/** Returns the `gsi1` partition of tasks by the hour of their due time, in which reminders look for them. */
export const duePartition = (due_date: string): string => `task-due#${due_date.slice(0, 13)}`;

/** Returns the `gsi1` keys of a task; null without a due time. */
export const dueKeys = (
  userId: string,
  { id, due_date }: { id: string; due_date: string | null },
): Partial<Record<'gsi1pk' | 'gsi1sk', string | null>> =>
  due_date === null
    ? { gsi1pk: null, gsi1sk: null }
    : { gsi1pk: duePartition(due_date), gsi1sk: `${due_date}#${userId}#${id}` };

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
    gsi1pk: optionalText,
    gsi1sk: optionalText,
  },
  ({ id }) => `activity#${id}`,
);
