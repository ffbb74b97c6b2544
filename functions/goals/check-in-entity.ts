import type { PastCheckIn } from '#shared/goals/weight-goal/schema.ts';
import { json, optionalNumber, optionalText, text, textKey } from '../platform/table/attributes.ts';
import { defineUserEntity } from '../platform/table/define-entity.ts';

/** A decided check-in with the targets before and after it. `checked_before` is the day of the one before. */
export const createCheckInEntity = defineUserEntity(
  'goal_check_in',
  {
    date: textKey,
    decision: text,
    before: json<PastCheckIn['before']>(),
    after: json<PastCheckIn['after']>(),
    burned: optionalNumber,
    checked_before: optionalText,
    phase_before: text,
    updated_at: text,
  },
  ({ date }) => `goal-check-in#${date}`,
);
