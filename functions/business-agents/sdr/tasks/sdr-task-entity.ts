import { item, string } from 'dynamodb-toolbox/schema';
import { priorities, type SdrTask } from '#shared/business-agents/sdr/schema.ts';
import { taskTypes } from '#shared/business-agents/executive/schema.ts';
import { defineUserEntity } from '../../../platform/table/define-entity.ts';

type Status = SdrTask['status'];

/** Returns the `lsi1` prefix of tasks by status and lead. @param leadId omitted for all leads */
export const tasksBeginWith = (status: Status, leadId?: string): string =>
  `sdr-task#${status}#${leadId === undefined ? '' : `${leadId}#`}`;

const placeOf = (task: { status: Status; lead_id: string; id: string }): string =>
  `${tasksBeginWith(task.status, task.lead_id)}${task.id}`;

/** A task about a lead. */
export const createSdrTaskEntity = defineUserEntity(
  'sdr_task',
  item({
    user_id: string().key(),
    id: string().key(),
    lead_id: string(),
    task_type: string().enum(...taskTypes),
    priority: string().enum(...priorities),
    scheduled_for: string(),
    notes: string().optional(),
    status: string().enum('pending', 'completed'),
    /** The calendar event that reserves its time. */
    event_id: string(),
  }).and((task) => ({ lsi1sk: string().link<typeof task>(placeOf).hidden() })),
  ({ id }) => `sdr-task#${id}`,
);
