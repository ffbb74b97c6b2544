import { reportReasons } from '#shared/social/schema.ts';
import { choice, optionalChoice, text, textKey } from '../../platform/table/attributes.ts';
import { defineUserEntity } from '../../platform/table/define-entity.ts';

/** Key prefix of the reports about a user's meals. */
export const RECEIVED_REPORT_PREFIX = 'received-report#';

/** What staff decided about a report; missing until then. */
const reportOutcomes = ['kept', 'acted'] as const;

/**
 * A report about a meal of this user, for the staff's view of the account. Identifies the reporter only by the hash of
 * the pair, so that each reporter counts once per meal.
 */
export const createReceivedReportEntity = defineUserEntity(
  'received_report',
  {
    shared_meal_id: textKey,
    pair: textKey,
    reason: choice(reportReasons),
    /** The meal's name at the time of the report. */
    meal_name: text,
    created_at: text,
    outcome: optionalChoice(reportOutcomes),
  },
  ({ shared_meal_id, pair }) => `${RECEIVED_REPORT_PREFIX}${shared_meal_id}#${pair}`,
);
