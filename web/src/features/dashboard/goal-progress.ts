import { t } from '#web/lib/language/translate.ts';

/** From this share of the goal on, the badge stands out. */
const EMPHASISED_FROM = 0.9;

export interface GoalProgress {
  /** Share of the goal, 0 to 1: it does not go beyond. */
  share: number;
  isEmphasised: boolean;
  /** Words for where the day stands; null while it is simply under way. */
  word: string | null;
}

const wordOf = (share: number): GoalProgress['word'] => {
  if (share > 1) return t('over goal');
  if (share === 1) return t('goal reached');
  return share >= EMPHASISED_FROM ? t('almost there') : null;
};

/**
 * How far the day is towards its goal.
 * @param calories kcal eaten
 * @param goal kcal, above 0
 */
export const goalProgress = (calories: number, goal: number): GoalProgress => {
  const share = calories / goal;
  return { share: Math.min(share, 1), isEmphasised: share >= EMPHASISED_FROM, word: wordOf(share) };
};
