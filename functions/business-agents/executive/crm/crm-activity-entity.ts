import { Entity } from 'dynamodb-toolbox/entity';
import { item, string } from 'dynamodb-toolbox/schema';
import { taskTypes, workStatuses } from '#shared/business-agents/executive/schema.ts';
import { priorities } from '#shared/business-agents/sdr/schema.ts';
import type { Table } from '../../../platform/table/client.ts';
import { entityDefaults } from '../../../platform/table/entity-defaults.ts';
import { userPartition } from '../../../platform/table/user-key.ts';

/** Key range of activities. */
export const ACTIVITIES: [string, string] = ['activity#', 'activity$'];

/** A task or note, optionally about a lead. */
export const createCrmActivityEntity = (table: Table) =>
  new Entity({
    ...entityDefaults,
    name: 'crm_activity',
    table,
    schema: item({
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
    computeKey: ({ user_id, id }) => ({ pk: userPartition(user_id), sk: `activity#${id}` }),
  });
