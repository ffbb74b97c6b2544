import { auditActions, auditOutcomes } from '#shared/staff/schema.ts';
import { choice, number, optionalNumber, optionalText, text, textKey } from '../platform/table/attributes.ts';
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
  {
    /** A ULID, sorted by time. */
    id: textKey,
    created_at: text,
    staff_id: text,
    action: choice(auditActions),
    subject: optionalText,
    reason: optionalText,
    amount: optionalNumber,
    outcome: choice(auditOutcomes),
    expires_at: number,
  },
  ({ id }) => staffActionKey(id),
);
