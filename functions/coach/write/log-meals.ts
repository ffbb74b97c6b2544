import { daysBetween } from '#shared/facts/calendar.ts';
import { MAX_DAYS_AGO } from '#shared/coach/intent/read-log.ts';
import type { MealRequest } from '#shared/coach/intent/read-meals.ts';
import type { FoodEntry } from '#shared/food-entries/schema.ts';
import { sumNutrients } from '#shared/nutrition/values/totals.ts';
import { dietWarning } from './diet-warning.ts';
import { isImplausibleAmount } from './implausible-amount.ts';
import { mealAt } from './entry-values.ts';
import { dayIn, energyOf, itemsWords, kcal, listOf, mealAs, quote, sentence } from './reply-words.ts';
import type { WriteContext } from './write-context.ts';
import { wallClockOf } from '#shared/time/wall-clock.ts';

/** Returns what is left of today's goal. Nothing for users at risk (decision D49) and for other days. */
const leftWords = ({ facts, words }: WriteContext, entries: readonly FoodEntry[]): string => {
  const today = entries.filter(({ local_date }) => local_date === facts.date);
  if (facts.risk !== null || today.length !== entries.length) return '';
  const left = facts.goal.left - today.reduce((sum, { calories }) => sum + calories, 0);
  return left >= 0
    ? ` ${words.t('That leaves {energy} of today’s goal.', { energy: kcal(words, left) })}`
    : ` ${words.t('That is {energy} over today’s goal.', { energy: kcal(words, -left) })}`;
};

/** Returns why a meal cannot be logged, or null. */
export const refusalOf = (context: WriteContext, meal: MealRequest): string | null => {
  const { words, facts } = context;
  if (isImplausibleAmount(meal.items))
    return words.t(
      'That’s more than anyone eats at once, so nothing was logged. Try again with the right amounts.',
    );
  if (daysBetween(meal.date, facts.date) > MAX_DAYS_AGO)
    return words.t('That day is too long ago to log here, so nothing was logged. Use the diary for it.');
  return null;
};

/** Returns the time of a meal, without times of today that are still to come. */
const timeOf = ({ facts, now, zone }: WriteContext, { date, time }: MealRequest): string | null =>
  time !== null && date === facts.date && time > wallClockOf(now, zone).time.slice(0, 5) ? null : time;

export const loggedWords = ({ words, facts }: WriteContext, entry: FoodEntry): string =>
  sentence(
    words.t('Logged {meal} {day}: {items}.', {
      meal: mealAs(words, entry.meal_type),
      day: dayIn(words, entry.local_date, facts.date),
      items:
        entry.items && entry.items.length > 0
          ? itemsWords(words, entry.items)
          : [
              quote(words, entry.food_name),
              ...energyOf(words, entry.calories).map((energy) => `(${energy})`),
            ].join(' '),
    }),
  );

/** Logs meals and returns the reply, or why nothing was logged. */
export const logMeals = (
  context: WriteContext,
  meals: readonly MealRequest[],
  not_understood: readonly string[] = [],
): string => {
  const { words, wanted, recall } = context;
  const known = meals.map((meal) => ({ ...meal, items: recall(meal.items) }));
  const refused = known.map((meal) => refusalOf(context, meal)).find((reason) => reason !== null);
  if (refused !== undefined && refused !== null) return refused;
  const entries = known.map((meal) => wanted.log({ ...meal, time: timeOf(context, meal) }));
  const warning = dietWarning(
    context,
    known.flatMap(({ items }) => items),
  );
  const done = [...entries.map((entry) => loggedWords(context, entry)), warning].filter(Boolean).join(' ');
  if (not_understood.length === 0) return `${done}${leftWords(context, entries)}`;
  return `${done} ${words.t('I didn’t understand {words}, so I didn’t log it. What is it, and how much?', {
    words: listOf(
      words,
      not_understood.map((phrase) => quote(words, phrase)),
    ),
  })}`;
};

/** Describes a meal in a question: '“South Beach meal bar”, 193 kcal, as a snack today'. */
const questionWords = (context: WriteContext, { items, meal_type, date, time }: MealRequest): string => {
  const { words, facts, now, zone } = context;
  const clock = wallClockOf(now, zone).time.slice(0, 5);
  const meal = meal_type ?? mealAt(time ?? clock);
  const { calories } = sumNutrients(items);
  return [
    listOf(
      words,
      items.map(({ name, grams }) => `${quote(words, name)}, ${words.number(Math.round(grams))} g`),
    ),
    ...energyOf(words, calories),
    `${mealAs(words, meal)} ${dayIn(words, date, facts.date)}`,
  ].join(', ');
};

const draftOf = ({ words }: WriteContext, { items }: MealRequest): string =>
  items.map(({ name, grams }) => `${words.number(Math.round(grams))} g ${name}`).join(', ');

/** Asks before logging or planning meals. @returns the question */
export const proposeMeals = (
  context: WriteContext,
  meals: readonly MealRequest[],
  kind: 'log' | 'plan' = 'log',
): string => {
  const { words, wanted, recall, now, zone } = context;
  const [known] = meals.map((meal) => ({ ...meal, items: recall(meal.items) }));
  if (known === undefined) return '';
  const refused = refusalOf(context, known);
  if (refused !== null && kind === 'log') return refused;
  const clock = wallClockOf(now, zone).time.slice(0, 5);
  const meal = {
    items: known.items.map(({ alternatives: _others, ...item }) => item),
    meal_type: known.meal_type ?? mealAt(known.time ?? clock),
    date: known.date,
    time: timeOf(context, known),
  };
  wanted.propose([{ label: words.t('Confirm|write'), actions: [{ kind, meal }] }], draftOf(context, known));
  const food = questionWords(context, known);
  const warning = dietWarning(context, known.items);
  const asked = kind === 'log' ? words.t('Log {food}?', { food }) : words.t('Plan {food}?', { food });
  return [warning, asked].filter(Boolean).join(' ');
};
