import { item, string } from 'dynamodb-toolbox/schema';
import { reportReasons } from '#shared/social/schema.ts';
import { defineUserEntity } from '../../platform/table/define-entity.ts';

/** `gsi1` partition of reports that were not reviewed yet. */
export const OPEN_REPORTS = 'reports#open';

/**
 * A user's report of a shared meal, which hides it from that user. The row only names the reporter; the meal has its
 * owner.
 */
export const createMealReportEntity = defineUserEntity(
  'meal_report',
  item({
    user_id: string().key(),
    shared_meal_id: string().key(),
    reason: string().enum(...reportReasons),
    note: string().optional(),
    created_at: string(),
    /** Removed once the report was reviewed (`docs/support.md`). */
    gsi1pk: string().optional(),
    /** A ULID, oldest first. */
    gsi1sk: string().optional(),
  }),
  ({ shared_meal_id }) => `report#${shared_meal_id}`,
);
