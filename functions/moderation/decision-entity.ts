import type { FormattedItem } from 'dynamodb-toolbox/entity';
import { appealOutcomes, brokenRules, moderationActions } from '#shared/moderation/schema.ts';
import { choice, number, optionalChoice, optionalText, text, textKey } from '../platform/table/attributes.ts';
import { defineUserEntity } from '../platform/table/define-entity.ts';

/** Key prefix of decisions about a user. */
export const DECISION_PREFIX = 'moderation#';

/** `gsi1` partition of appeals without a decision. */
export const OPEN_APPEALS = 'appeals#open';

/** A decision of staff about a user's meal or account, with the user's appeal. */
export const createModerationDecisionEntity = defineUserEntity(
  'moderation_decision',
  {
    /** A ULID, sorted by time. */
    id: textKey,
    action: choice(moderationActions),
    rule: choice(brokenRules),
    message: optionalText,
    shared_meal_id: optionalText,
    /** The diary entry of a removed meal. */
    food_entry_id: optionalText,
    /** The meal's name at the time of the decision. */
    meal_name: optionalText,
    staff_id: text,
    created_at: text,
    until: optionalText,
    ended_at: optionalText,
    /** Hash of the secret in the latest emailed link. */
    appeal_hash: optionalText,
    /** Epoch seconds. */
    appeal_until: number,
    appeal_text: optionalText,
    appeal_sent_at: optionalText,
    appeal_outcome: optionalChoice(appealOutcomes),
    appeal_answer: optionalText,
    gsi1pk: optionalText,
    /** The ID of the decision and the user, oldest first. */
    gsi1sk: optionalText,
  },
  ({ id }) => `${DECISION_PREFIX}${id}`,
);

export type DecisionRow = FormattedItem<ReturnType<typeof createModerationDecisionEntity>>;
