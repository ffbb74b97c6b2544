import type { MealDescription } from '#shared/nutrition/describe-meal.ts';
import { tryStorage } from '#web/lib/storage/try-storage.ts';
import { TRIED_MEAL } from './has-tried-meal.ts';

const KEPT_MS = 7 * 86_400_000;

/** A meal that a visitor typed on the front page and kept for the diary, as stored in this browser. */
export interface TriedMeal {
  /** Identifies the meal, so that it is logged once. */
  id: string;
  text: string;
  meal: Pick<MealDescription, 'items' | 'spans' | 'meals' | 'skipped'>;
  /** When it was kept: the time of its entry. */
  tried_at: string;
  /** ms since 1970. */
  until: number;
  /** `sub` of the user who signed up after keeping it; null before. */
  owner: string | null;
}

const store = (tried: TriedMeal): void => localStorage.setItem(TRIED_MEAL, JSON.stringify(tried));

/** Stores a meal for 7 days in this browser; the newest one wins. Without storage it is not kept. */
export const storeTriedMeal = (
  text: string,
  { items, spans, meals, skipped }: TriedMeal['meal'],
  now = new Date(),
): void => {
  const tried = {
    id: crypto.randomUUID(),
    text: text.trim(),
    meal: { items, spans, meals, skipped },
    tried_at: now.toISOString(),
    until: now.getTime() + KEPT_MS,
    owner: null,
  };
  tryStorage(() => store(tried));
};

/** Returns the stored value, which may be outdated or invalid; null if there is none. */
export const storedTriedMeal = (): unknown =>
  tryStorage(() => JSON.parse(localStorage.getItem(TRIED_MEAL) ?? 'null') as unknown);

/** Returns whether a meal is kept that has not expired. */
export const isTriedMealKept = (now = new Date()): boolean =>
  ((storedTriedMeal() as TriedMeal | null)?.until ?? 0) > now.getTime();

/** Records who signed up after keeping the meal. It is logged without a question for this user only. */
export const assignTriedMeal = (owner: string | undefined): void => {
  const tried = storedTriedMeal() as TriedMeal | null;
  if (tried !== null && owner !== undefined) tryStorage(() => store({ ...tried, owner }));
};

/** Deletes the meal once it was logged or declined. */
export const removeTriedMeal = (): void => {
  tryStorage(() => localStorage.removeItem(TRIED_MEAL));
};
