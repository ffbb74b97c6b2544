import { plannedCalories, type RemainingState } from '#shared/meal-plans/plan-figures.ts';
import { formatNumber } from '#web/ui/format-number.ts';

const count = (number: number, one: string): string =>
  `${formatNumber(number)} ${one}${number === 1 ? '' : 's'}`;

/** '3 meals, 1,540 kcal.' */
export const plannedWords = (meals: readonly { calories: number }[]): string =>
  `${count(meals.length, 'meal')}, ${formatNumber(plannedCalories(meals))} kcal.`;

/** What was left out of a save; nothing where all was saved. */
export const unfinishedWords = (number: number): string => {
  if (number === 0) return '';
  const [what, stays] = number === 1 ? ['1 meal', 'stays'] : [`${number} meals`, 'stay'];
  return `${what} without a name or calories ${stays} here, unsaved.`;
};

/** What a save tells: what was saved, and what was not. */
export const savedWords = (meals: readonly { calories: number }[], unfinished: number): string =>
  [plannedWords(meals), unfinishedWords(unfinished)].filter(Boolean).join(' ');

/** What the colour of Remaining says, in words (decision D37). */
export const remainingWords = (state: RemainingState): string =>
  ({ over: 'Over your goal', room: 'Room for more', good: 'On target' })[state];

/** What plan and diary together leave of the goal, which Remaining, by the plan alone, does not tell. */
export const togetherWords = (left: number): string =>
  left < 0
    ? `Together that is ${formatNumber(-left)} kcal over your goal.`
    : `Together that leaves ${formatNumber(left)} kcal.`;
