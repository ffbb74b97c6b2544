import { plannedCalories, type RemainingState } from '#shared/meal-plans/plan-figures.ts';
import { plural, t } from '#web/lib/language/translate.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';

/** '3 meals, 1,540 kcal.' */
export const formatPlannedMeals = (meals: readonly { calories: number }[]): string =>
  plural(meals.length, '{count} meal, {calories} kcal.', '{count} meals, {calories} kcal.', {
    count: formatNumber(meals.length),
    calories: formatNumber(plannedCalories(meals)),
  });

/** Returns the note on rows left out of a save; blank if all were saved. */
export const formatUnfinishedNote = (number: number): string =>
  number === 0
    ? ''
    : plural(
        number,
        '{count} meal without a name or calories isn’t saved yet.',
        '{count} meals without a name or calories aren’t saved yet.',
      );

/** Returns the confirmation of a save: what was saved and what was not. */
export const formatSaveConfirmation = (meals: readonly { calories: number }[], unfinished: number): string =>
  [formatPlannedMeals(meals), formatUnfinishedNote(unfinished)].filter(Boolean).join(' ');

const remaining: Record<RemainingState, string> = {
  over: t('Over your goal'),
  room: t('Room for more'),
  good: t('On target'),
};

/** Returns the meaning of the color of Remaining as text (decision D37). */
export const remainingLabel = (state: RemainingState): string => remaining[state];

/** Returns the planned share of the goal and its meaning, for screen readers. */
export const formatPlannedShare = (share: string, state: RemainingState): string =>
  ({
    over: t('{share} of goal, over your goal', { share }),
    room: t('{share} of goal, room for more', { share }),
    good: t('{share} of goal, on target', { share }),
  })[state];

/**
 * Returns what remains of the goal after plan and diary; Remaining only counts the plan.
 * @param beside kcal of unplanned diary entries
 * @param left kcal left of the goal; negative if it is exceeded
 */
export const formatRemainingWithDiary = (beside: number, left: number): string => {
  const figures = { beside: formatNumber(beside), left: formatNumber(Math.abs(left)) };
  return left < 0
    ? t(
        'You’ve already logged {beside} kcal outside this plan. That puts you {left} kcal over your goal.',
        figures,
      )
    : t('You’ve already logged {beside} kcal outside this plan. That leaves {left} kcal.', figures);
};
