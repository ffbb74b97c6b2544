import { number, optionalText, text } from '../platform/table/attributes.ts';
import { defineUserEntity } from '../platform/table/define-entity.ts';

/** A user's goal weight; `checked_on` is missing before the first check-in. */
export const createWeightGoalEntity = defineUserEntity(
  'weight_goal',
  {
    goal_weight: number,
    pace: number,
    start_weight: number,
    started_on: text,
    phase: text,
    checked_on: optionalText,
    updated_at: text,
  },
  () => 'weight-goal',
);
