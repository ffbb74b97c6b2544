import { priorities, type SdrTask } from '#shared/business-agents/sdr/schema.ts';
import { taskTypes } from '#shared/business-agents/executive/schema.ts';
import { choice, optionalText, text, textKey } from '../../../platform/table/attributes.ts';
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
  {
    id: textKey,
    lead_id: text,
    task_type: choice(taskTypes),
    priority: choice(priorities),
    scheduled_for: text,
    notes: optionalText,
    status: choice(['pending', 'completed']),
    /** The calendar event that reserves its time. */
    event_id: text,
  },
  ({ id }) => `sdr-task#${id}`,
  (task) => ({ lsi1sk: text.link<typeof task>(placeOf).hidden() }),
);
