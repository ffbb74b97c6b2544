import { findSources } from '#shared/coach/find-sources.ts';
import type { RuleAnswer } from '#shared/coach/rules/answer-by-rules.ts';
import type { CoachQuestion, CoachSource } from '#shared/coach/schema.ts';
import { CodedError } from '#shared/errors/coded-error.ts';
import { features, mayUse } from '#shared/plans/features.ts';
import { addDays, localDateOf } from '#shared/time/local-date.ts';
import type { UserRows } from './user-context-repository.ts';

/** Returns the days around today in any time zone that can be planned: up to the coming week. */
export const plannableDays = (now: Date): string[] => {
  const today = localDateOf(now, 'UTC');
  return Array.from({ length: 10 }, (_none, index) => addDays(today, index - 1));
};

/** @throws CodedError TIER_REQUIRED if the plan has no coach */
export const needCoach = ({ context }: CoachQuestion, { known }: UserRows): void => {
  if (context !== 'ai_coach' || mayUse(known.plan.tier, 'ai_nutrition_coach')) return;
  throw new CodedError('TIER_REQUIRED', {
    details: [{ field: 'feature', message: features.ai_nutrition_coach.tier }],
  });
};

/** @throws CodedError VALIDATION_FAILED for the ID of another user */
export const needOwnId = (user_id: string, { userId }: CoachQuestion): void => {
  if (userId === undefined || userId === user_id) return;
  throw new CodedError('VALIDATION_FAILED', {
    details: [{ field: 'userId', message: 'This is not your user ID.' }],
  });
};

/** Returns the sources of a reply: of its general knowledge, and the bodies that its text mentions. */
export const sourcesOf = (answer: RuleAnswer, response: string): CoachSource[] => {
  const own = response === answer.response ? answer.sources : [];
  return own.length > 0 ? [...own] : findSources(response);
};
