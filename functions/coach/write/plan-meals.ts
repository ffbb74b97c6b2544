import type { MealRequest } from '#shared/coach/intent/read-meals.ts';
import { readDay } from '#shared/coach/intent/read-day.ts';
import { MAX_PLANNED } from '#shared/meal-plans/schema.ts';
import { addDays } from '#shared/time/local-date.ts';
import { isImplausibleAmount } from './implausible-amount.ts';
import { proposeMeals } from './log-meals.ts';
import { dayIn, itemsWords, mealAs, sentence } from './reply-words.ts';
import type { WriteContext } from './write-context.ts';

/** Plans one meal. @returns the reply */
export const planMeal = ({ wanted, words, facts }: WriteContext, meal: MealRequest): string => {
  if (isImplausibleAmount(meal.items))
    return words.t(
      'That’s more than anyone eats at once, so nothing was planned. Try again with the right amounts.',
    );
  const planned = wanted.plan(meal);
  if (planned === null)
    return words.t(
      'Only the next week can be planned, with up to {count} meals a day, so nothing was planned.',
      {
        count: MAX_PLANNED,
      },
    );
  return sentence(
    words.t('Planned {meal} {day} at {time}: {items}.', {
      meal: mealAs(words, planned.type),
      day: dayIn(words, meal.date, facts.date),
      time: planned.time,
      items: itemsWords(words, planned.items ?? []),
    }),
  );
};

/** Returns why a request to plan without foods or a day plans nothing. */
export const planRefusal = ({ words, mayPlan }: WriteContext): string =>
  mayPlan
    ? words.t('Nothing was planned: name the day and the foods. Try “plan oatmeal for breakfast tomorrow”.')
    : words.t(
        'I can’t write plans here, so nothing was planned. Plan Tomorrow does that, with suggestions from your usual meals.',
      );

/**
 * Plans meals of a coming day that the user asks to plan, and offers to plan those that they only mention.
 * @returns the reply, or null if the message names no day to plan
 */
export const planMeals = (
  context: WriteContext,
  meals: readonly MealRequest[],
  kind: 'plan' | 'future',
  message: string,
): string | null => {
  const { facts, recall, mayPlan } = context;
  const day = readDay(message, facts.date, true);
  if (day === null || day.offset < 1) return null;
  const coming = meals.map((meal) => ({
    ...meal,
    items: recall(meal.items),
    date: addDays(facts.date, day.offset),
  }));
  if (!mayPlan) return kind === 'plan' ? planRefusal(context) : null;
  const isSure = coming.every(({ items }) => items.every(({ confidence }) => confidence >= 0.5));
  if (kind === 'plan' && isSure) return coming.map((meal) => planMeal(context, meal)).join(' ');
  return proposeMeals(context, coming, 'plan');
};
