import type { MealDescription } from '../nutrition/describe-meal.ts';
import type { SkipReason } from '../nutrition/values/skip-reasons.ts';

/** Why a text, or a part of it, is not logged. */
export const skipMessages: Record<SkipReason, string> = {
  not_eaten: 'This says that you didn’t eat it, so there’s nothing to log.',
  bought: 'This is about shopping. Write what you ate or drank.',
  activity: 'This is an activity. Platewise logs only food and drinks.',
  goal: 'This is a goal. Write what you ate or drank.',
  not_food: 'This isn’t something to eat or drink, so we didn’t log it.',
};

/**
 * Returns why nothing of a text is logged; null if the text is unclear rather than about something else.
 */
export const explainSkipped = ({
  not_understood,
  skipped,
  spans,
}: Pick<MealDescription, 'not_understood' | 'skipped' | 'spans'>): string | null => {
  if (not_understood.length > 0) return null;
  const [first] = skipped;
  if (first !== undefined) return skipMessages[first.reason];
  return spans.some(({ kind }) => kind === 'negated') ? skipMessages.not_eaten : null;
};
