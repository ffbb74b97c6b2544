import { plannedCalories, type RemainingState } from '#shared/meal-plans/plan-figures.ts';
import { plural, t } from '#web/lib/language/translate.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';

/** '3 meals, 1,540 kcal.' */
export const plannedWords = (meals: readonly { calories: number }[]): string =>
  plural(meals.length, '{count} meal, {calories} kcal.', '{count} meals, {calories} kcal.', {
    count: formatNumber(meals.length),
    calories: formatNumber(plannedCalories(meals)),
  });

/** What was left out of a save; nothing where all was saved. */
export const unfinishedWords = (number: number): string =>
  number === 0
    ? ''
    : plural(
        number,
        '{count} meal without a name or calories stays here, unsaved.',
        '{count} meals without a name or calories stay here, unsaved.',
        { count: formatNumber(number) },
      );

/** What a save tells: what was saved, and what was not. */
export const savedWords = (meals: readonly { calories: number }[], unfinished: number): string =>
  [plannedWords(meals), unfinishedWords(unfinished)].filter(Boolean).join(' ');

const remaining: Record<RemainingState, string> = {
  over: t('Over your goal'),
  room: t('Room for more'),
  good: t('On target'),
};

/** What the colour of Remaining says, in words (decision D37). */
export const remainingWords = (state: RemainingState): string => remaining[state];

/** How much of the goal is planned, and what that means, for who cannot see the bar. */
export const shareWords = (share: string, state: RemainingState): string =>
  ({
    over: t('{share} of the goal, over your goal', { share }),
    room: t('{share} of the goal, room for more', { share }),
    good: t('{share} of the goal, on target', { share }),
  })[state];

/**
 * What plan and diary together leave of the goal, which Remaining, by the plan alone, does not tell.
 * @param beside kcal of the diary that were not planned
 * @param left kcal of the goal; below 0 where it is passed
 */
export const besideWords = (beside: number, left: number): string => {
  const figures = { beside: formatNumber(beside), left: formatNumber(Math.abs(left)) };
  return left < 0
    ? t(
        '{beside} kcal of this day are logged beside the plan already. Together that is {left} kcal over your goal.',
        figures,
      )
    : t(
        '{beside} kcal of this day are logged beside the plan already. Together that leaves {left} kcal.',
        figures,
      );
};
