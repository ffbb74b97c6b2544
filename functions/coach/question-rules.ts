import type { Facts } from '#shared/facts/facts.ts';
import { findSources } from '#shared/coach/find-sources.ts';
import type { RuleAnswer } from '#shared/coach/rules/answer-by-rules.ts';
import type { CoachAnswer, CoachQuestion, CoachSource } from '#shared/coach/schema.ts';
import { CodedError } from '#shared/errors/coded-error.ts';
import { features, mayUse } from '#shared/plans/features.ts';
import { addDays, localDateOf } from '#shared/time/local-date.ts';
import type { Idempotency } from '../platform/idempotency/idempotency.ts';
import { ConditionsFailed } from '../platform/table/transact.ts';
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

/**
 * Returns the answer of an earlier attempt of the same request, or null.
 * @throws CodedError IDEMPOTENCY_KEY_REUSED if the key belongs to another question
 */
export const earlierAnswer = (
  { action }: Pick<UserRows, 'action'>,
  { request_hash }: Pick<Idempotency, 'request_hash'>,
): CoachAnswer | null => {
  if (!action) return null;
  if (action.request_hash !== request_hash) throw new CodedError('IDEMPOTENCY_KEY_REUSED');
  return JSON.parse(action.answer) as CoachAnswer;
};

/** Returns the sources of a reply: of its general knowledge, and the bodies that its text mentions. */
export const sourcesOf = (answer: RuleAnswer, response: string): CoachSource[] => {
  const own = response === answer.response ? answer.sources : [];
  return own.length > 0 ? [...own] : findSources(response);
};

/** Attempts of a turn that is answered again because something that it read has changed. */
const ATTEMPTS = 5;

/** Answers a question again if its writes conflict with other ones, for example of another tab. */
export const answerAgainOnConflict =
  <Request, Answer>(answer: (request: Request) => Promise<Answer>) =>
  async (request: Request): Promise<Answer> => {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      try {
        return await answer(request);
      } catch (error) {
        if (!(error instanceof ConditionsFailed)) throw error;
      }
    }
    throw new CodedError('SERVICE_UNAVAILABLE');
  };

/** Questions about taking a supplement, in which every word counts. */
const ON_TAKING =
  /\b(?:should|take|taking|took|dose|dosage|supplements?|pills?|capsules?|safe|interact\w*|soll\w*|nehm\w*|einnehm\w*|dosis|dosier\w*|tabletten?|kapseln?|pr[aä]parat\w*|sicher)\b/iu;

/**
 * Returns whether rules answer a question even if a model is available: what no model is needed to decline, and advice
 * with a source on taking supplements, or on any for users at risk or with a condition. Nor does a model answer what is
 * left out for a user with an eating disorder.
 */
export const isByRules = (
  { topic, isWithheld }: Pick<RuleAnswer, 'topic' | 'isWithheld'>,
  message: string,
  { risk, person }: Facts,
): boolean =>
  isWithheld === true ||
  topic === 'off topic' ||
  (topic === 'supplement' &&
    (ON_TAKING.test(message) || risk !== null || (person.conditions ?? []).length > 0));
