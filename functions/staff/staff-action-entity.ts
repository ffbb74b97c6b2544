import { Entity } from 'dynamodb-toolbox/entity';
import { item, number, string } from 'dynamodb-toolbox/schema';
import { auditActions, auditOutcomes } from '#shared/staff/schema.ts';
import type { Table } from '../platform/table/client.ts';
import { entityDefaults } from '../platform/table/entity-defaults.ts';

/** Partition of everything that the staff did. */
export const STAFF_ACTIONS = 'staff-actions';

export const staffActionKey = (id: string) => ({ pk: STAFF_ACTIONS, sk: id });

/**
 * One thing that somebody of the staff did. Belongs to no account, and holds ids alone: when an account is erased, its id
 * leads nowhere, and what was done remains accounted for.
 */
export const createStaffActionEntity = (table: Table) =>
  new Entity({
    ...entityDefaults,
    name: 'staff_action',
    table,
    schema: item({
      /** A ULID: sorted as it happened. */
      id: string().key(),
      created_at: string(),
      staff_id: string(),
      action: string().enum(...auditActions),
      subject: string().optional(),
      reason: string().optional(),
      amount: number().optional(),
      outcome: string().enum(...auditOutcomes),
      expires_at: number(),
    }),
    computeKey: ({ id }) => staffActionKey(id),
  });
