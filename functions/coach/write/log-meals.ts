import { daysBetween } from '#shared/facts/calendar.ts';
import { ADULT_AGE } from '#shared/coach/rules/question.ts';
import { MAX_DAYS_AGO } from '#shared/coach/intent/read-log.ts';
import type { MealRequest } from '#shared/coach/intent/read-meals.ts';
import type { FoodEntry } from '#shared/food-entries/schema.ts';
import { sumNutrients } from '#shared/nutrition/values/totals.ts';
import { dietWarning } from './diet-warning.ts';
import { isImplausibleAmount } from './implausible-amount.ts';
import { mealAt } from './entry-values.ts';
import { dayIn, itemsWords, kcal, listOf, mealAs, quote, sentence } from './reply-words.ts';
import type { WriteContext } from './write-context.ts';
import { wallClockOf } from '#shared/time/wall-clock.ts';

/** Returns what is left of today's goal. Nothing for minors, other days, and users without a goal in view. */
const leftWords = ({ facts, say }: WriteContext, entries: readonly FoodEntry[]): string => {
  const isMinor = facts.person.age !== null && facts.person.age < ADULT_AGE;
  const today = entries.filter(({ local_date }) => local_date === facts.date);
  if (isMinor || today.length !== entries.length) return '';
  const left = facts.goal.left - today.reduce((sum, { calories }) => sum + calories, 0);
  return left >= 0
    ? ` ${say.t('That leaves {energy} of today’s goal.', { energy: kcal(say, left) })}`
    : ` ${say.t('That is {energy} over today’s goal.', { energy: kcal(say, -left) })}`;
};

/** Returns why a meal cannot be logged, or null. */
export const refusalOf = (context: WriteContext, meal: MealRequest): string | null => {
  const { say, facts } = context;
  if (isImplausibleAmount(meal.items))
    return say.t(
      'That’s more than anyone eats at once, so nothing was logged. Try again with the right amounts.',
    );
  if (daysBetween(meal.date, facts.date) > MAX_DAYS_AGO)
    return say.t('That day is too long ago to log here, so nothing was logged. Use the diary for it.');
  return null;
};

/** Returns the time of a meal, without times of today that are still to come. */
const timeOf = ({ facts, now, zone }: WriteContext, { date, time }: MealRequest): string | null =>
  time !== null && date === facts.date && time > wallClockOf(now, zone).time.slice(0, 5) ? null : time;

export const loggedWords = ({ say, facts }: WriteContext, entry: FoodEntry): string =>
  sentence(
    say.t('Logged {meal} {day}: {items}.', {
      meal: mealAs(say, entry.meal_type),
      day: dayIn(say, entry.local_date, facts.date),
      items:
        entry.items && entry.items.length > 0
          ? itemsWords(say, entry.items)
          : `${quote(say, entry.food_name)} (${kcal(say, entry.calories)})`,
    }),
  );

/** Logs meals and returns the reply, or why nothing was logged. */
export const logMeals = (
  context: WriteContext,
  meals: readonly MealRequest[],
  not_understood: readonly string[] = [],
): string => {
  const { say, wanted, recall } = context;
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
  return `${done} ${say.t('I didn’t understand {words}, so I didn’t log it. What is it, and how much?', {
    words: listOf(
      say,
      not_understood.map((words) => quote(say, words)),
    ),
  })}`;
};

/** Describes a meal in a question: '“South Beach meal bar”, 193 kcal, as a snack today'. */
const questionWords = (context: WriteContext, { items, meal_type, date, time }: MealRequest): string => {
  const { say, facts, now, zone } = context;
  const clock = wallClockOf(now, zone).time.slice(0, 5);
  const meal = meal_type ?? mealAt(time ?? clock);
  const { calories } = sumNutrients(items);
  return [
    listOf(
      say,
      items.map(({ name, grams }) => `${quote(say, name)}, ${say.number(Math.round(grams))} g`),
    ),
    ...(calories === null ? [] : [kcal(say, calories)]),
    `${mealAs(say, meal)} ${dayIn(say, date, facts.date)}`,
  ].join(', ');
};

const draftOf = ({ say }: WriteContext, { items }: MealRequest): string =>
  items.map(({ name, grams }) => `${say.number(Math.round(grams))} g ${name}`).join(', ');

/** Asks before logging or planning meals. @returns the question */
export const proposeMeals = (
  context: WriteContext,
  meals: readonly MealRequest[],
  kind: 'log' | 'plan' = 'log',
): string => {
  const { say, wanted, recall, now, zone } = context;
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
  wanted.propose([{ label: say.t('Confirm|write'), actions: [{ kind, meal }] }], draftOf(context, known));
  const food = questionWords(context, known);
  const warning = dietWarning(context, known.items);
  const asked = kind === 'log' ? say.t('Log {food}?', { food }) : say.t('Plan {food}?', { food });
  return [warning, asked].filter(Boolean).join(' ');
};
