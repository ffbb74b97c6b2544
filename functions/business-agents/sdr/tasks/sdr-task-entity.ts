import { Entity } from 'dynamodb-toolbox/entity';
import { item, string } from 'dynamodb-toolbox/schema';
import { priorities, type SdrTask } from '#shared/business-agents/sdr/schema.ts';
import { taskTypes } from '#shared/business-agents/executive/schema.ts';
import type { Table } from '../../../platform/table/client.ts';
import { entityDefaults } from '../../../platform/table/entity-defaults.ts';
import { userPartition } from '../../../platform/table/user-key.ts';

type Status = SdrTask['status'];

/** Returns the `lsi1` prefix of tasks by status and lead. @param leadId omitted for all leads */
export const tasksBeginWith = (status: Status, leadId?: string): string =>
  `sdr-task#${status}#${leadId === undefined ? '' : `${leadId}#`}`;

const placeOf = (task: { status: Status; lead_id: string; id: string }): string =>
  `${tasksBeginWith(task.status, task.lead_id)}${task.id}`;

/** A task about a lead. */
export const createSdrTaskEntity = (table: Table) =>
  new Entity({
    ...entityDefaults,
    name: 'sdr_task',
    table,
    schema: item({
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
    computeKey: ({ user_id, id }) => ({ pk: userPartition(user_id), sk: `sdr-task#${id}` }),
  });
