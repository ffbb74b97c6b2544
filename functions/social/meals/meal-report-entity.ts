import { reportReasons } from '#shared/social/schema.ts';
import { choice, optionalText, text, textKey } from '../../platform/table/attributes.ts';
import { defineUserEntity } from '../../platform/table/define-entity.ts';

/** `gsi1` partition of reports that were not reviewed yet. */
export const OPEN_REPORTS = 'reports#open';

/**
 * A user's report of a shared meal, which hides it from that user. The row only names the reporter; the meal has its
 * owner.
 */
export const createMealReportEntity = defineUserEntity(
  'meal_report',
  {
    shared_meal_id: textKey,
    reason: choice(reportReasons),
    note: optionalText,
    created_at: text,
    /** Removed once the report was reviewed (`docs/support.md`). */
    gsi1pk: optionalText,
    /** A ULID, oldest first. */
    gsi1sk: optionalText,
  },
  ({ shared_meal_id }) => `report#${shared_meal_id}`,
);
