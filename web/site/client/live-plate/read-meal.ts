import { explainSkipped } from '#shared/foods/explain-skipped.ts';
import type { MealDescription } from '#shared/nutrition/describe-meal.ts';
import type { SafetyAdvice } from '#shared/safety/refer.ts';
import { say } from '../translate-text.ts';

/** Minimum length of a text with food: 'egg'. */
const MIN_LENGTH = 3;

/** What a typed text means. */
export type Reading =
  | { kind: 'empty' }
  /** The text describes an emergency or a crisis. */
  | { kind: 'help'; advice: SafetyAdvice }
  | { kind: 'meal'; text: string; meal: MealDescription }
  /** The text has no food. */
  | { kind: 'none'; text: string; meal: MealDescription; message: string }
  | { kind: 'failed'; message: string };

/** Readers of a text, on this device. */
export interface Readers {
  describe: (text: string, signal: AbortSignal) => Promise<MealDescription>;
  /** Returns the advice on a text that describes an emergency; null for any other text. */
  advise: (text: string) => Promise<SafetyAdvice | null>;
}

const failure = (): string =>
  navigator.onLine
    ? say('We couldn’t load the food table. Try again.')
    : say('You’re offline. Connect to the internet and try again.');

const noFood = (meal: MealDescription): string => {
  const reason = explainSkipped(meal);
  return say(reason ?? 'We don’t recognize a food here. Try “two eggs on toast”.');
};

/**
 * Reads a text as the Log Food form does. Nothing is shown as food unless the text was checked for emergencies.
 * @throws the reason of an abort
 */
export const readMeal = async (
  typed: string,
  { describe, advise }: Readers,
  signal: AbortSignal,
): Promise<Reading> => {
  const text = typed.trim();
  if (text.length < MIN_LENGTH) return { kind: 'empty' };
  try {
    const [advice, meal] = await Promise.all([advise(text), describe(text, signal)]);
    if (advice !== null) return { kind: 'help', advice };
    return meal.items.length > 0
      ? { kind: 'meal', text, meal }
      : { kind: 'none', text, meal, message: noFood(meal) };
  } catch (error) {
    if (signal.aborted) throw error;
    return { kind: 'failed', message: failure() };
  }
};
