import { item, number, string } from 'dynamodb-toolbox/schema';
import { auditActions, auditOutcomes } from '#shared/staff/schema.ts';
import { defineEntity } from '../platform/table/define-entity.ts';

/** Partition of the staff audit log. */
export const STAFF_ACTIONS = 'staff-actions';

export const staffActionKey = (id: string) => ({ pk: STAFF_ACTIONS, sk: id });

/**
 * An action of a staff member. Belongs to no account and contains only IDs: after an account is erased its ID leads
 * nowhere, but the action stays on record.
 */
export const createStaffActionEntity = defineEntity(
  'staff_action',
  item({
    /** A ULID, sorted by time. */
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
  ({ id }) => staffActionKey(id),
);
