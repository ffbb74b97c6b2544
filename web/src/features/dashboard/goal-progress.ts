import { t } from '#web/lib/language/translate.ts';

/** From this share of the goal on, the badge is emphasized. */
const EMPHASISED_FROM = 0.9;

export interface GoalProgress {
  /** Share of the goal, limited to 0 to 1. */
  share: number;
  isEmphasised: boolean;
  /** Status of the day; null while it is simply in progress. */
  word: string | null;
}

const wordOf = (share: number): GoalProgress['word'] => {
  if (share > 1) return t('over your goal');
  if (share === 1) return t('goal reached');
  return share >= EMPHASISED_FROM ? t('almost there') : null;
};

/**
 * Returns the day's progress toward the goal.
 * @param calories kcal eaten
 * @param goal kcal, above 0
 */
export const goalProgress = (calories: number, goal: number): GoalProgress => {
  const share = calories / goal;
  return { share: Math.min(share, 1), isEmphasised: share >= EMPHASISED_FROM, word: wordOf(share) };
};

/** A day this close to the goal counts as good in the health check (HEALTH-10) and is not marked as too much. */
const TOLERANCE = 0.1;

/** Returns whether the calories exceed the goal by more than the tolerance. */
export const isWellOver = (calories: number, goal: number): boolean => calories > goal * (1 + TOLERANCE);
