import type { Edit } from '#shared/coach/intent/edit.ts';
import { foldedText } from '#shared/coach/intent/folded-text.ts';
import { mealNamedIn } from '#shared/coach/intent/meal-text.ts';
import { readDay } from '#shared/coach/intent/read-day.ts';
import type { FoodEntry } from '#shared/food-entries/schema.ts';
import type { MealType } from '#shared/food-entries/meal-type.ts';
import { describeMeal } from '#shared/nutrition/describe-meal.ts';
import { instantOf } from '#shared/time/instant-of.ts';
import { addDays, type LocalDate } from '#shared/time/local-date.ts';
import { copyOfEntry } from '../../food-entries/public.ts';
import { changeItem } from './change-item.ts';
import { usualTimes } from './entry-values.ts';
import { findTargets } from './find-target.ts';
import { loggedWords } from './log-meals.ts';
import { dayIn, mealAs } from './reply-words.ts';
import type { WriteContext } from './write-context.ts';

const SAME =
  /\b(?:the )?same(?: thing| meal| food| breakfast| lunch| dinner| snack)?(?: as| like| for)?\b|\b(?:das ?selbe|das gleiche|dieselbe[ns]?|die gleichen?|den gleichen)\b|\bcopy (?:my |the )?|\brepeat (?:my |the )?|\bwie (?:gestern|vorgestern)\b/;
const USUAL = /\b(?:my|the) usual\b|\b(?:mein(?:e|en)?|das) ubliche[sn]?\b/;

/** Logs a copy of an entry now, or at the usual time of its meal on another day. */
const logCopy = (context: WriteContext, source: FoodEntry, meal: MealType, date: LocalDate): FoodEntry => {
  const { wanted, facts, now, zone } = context;
  const id = wanted.newId();
  const copy = copyOfEntry(source, { local_date: date, time_zone: zone, meal_type: meal }, id, now);
  const at = date === facts.date ? now : instantOf(date, usualTimes[meal], zone);
  return wanted.logCopy({ ...copy, image_url: null, note: null, logged_at: at.toISOString() });
};

/** Returns the meal and day of which a message wants the same again. */
const sourceOf = (folded: string, today: LocalDate): { day: number; meal: MealType | null } | null => {
  const from = /\b(?:as|like|wie|from|von|copy|repeat)\b(.*)$/.exec(folded)?.[1] ?? folded;
  const day = readDay(from.replace(/\b(yesterday|today)s\b/g, '$1'), today);
  const meal = mealNamedIn(from) ?? mealNamedIn(folded);
  return day === null && meal === null ? null : { day: day?.offset ?? -1, meal };
};

/** Logs the same meal as on another day: 'same as yesterday's breakfast'. @returns the reply, or null */
export const repeatMeal = (context: WriteContext): string | null => {
  const { question, facts, entries, words } = context;
  const folded = foldedText(question.message);
  if (!SAME.test(folded) || /\?\s*$/.test(question.message)) return null;
  const source = sourceOf(folded, facts.date);
  if (source === null) return null;
  const date = addDays(facts.date, source.day);
  const meals = entries
    .filter(
      ({ local_date, meal_type }) =>
        local_date === date && (source.meal === null || meal_type === source.meal),
    )
    .toReversed();
  if (meals.length === 0)
    return words.t('Nothing is logged {meal} {day}, so nothing was logged.', {
      meal: source.meal === null ? '' : mealAs(words, source.meal),
      day: dayIn(words, date, facts.date),
    });
  const target = /^(.*?)\b(?:as|like|wie)\b/.exec(folded)?.[1] ?? '';
  const meal = mealNamedIn(target);
  return meals
    .map((entry) => loggedWords(context, logCopy(context, entry, meal ?? entry.meal_type, facts.date)))
    .join(' ');
};

/** Logs an own food again: 'had the falafel wrap again', 'log my usual oats'. @returns the reply, or null */
export const repeatFood = (
  context: WriteContext,
  name: string,
  meal: MealType | null,
  date: LocalDate,
): string | null => {
  const [found] = findTargets(context, { name, meal: null, day: null });
  if (!found || found.item !== null || found.isPartial) return null;
  return loggedWords(context, logCopy(context, found.entry, meal ?? found.entry.meal_type, date));
};

/** Returns whether a message refers to a food that was logged before. */
export const isRepeat = (folded: string): boolean =>
  USUAL.test(folded) || /\b(?:again|wieder|nochmal|noch mal|noch einmal)\b/.test(folded);

/** Logs more of the last food, or of a named one: 'one more', 'another coffee'. @returns the reply, or null */
export const logMore = (context: WriteContext, edit: Extract<Edit, { kind: 'more' }>): string | null => {
  const { foods, wanted, facts } = context;
  const [found] = findTargets(context, { name: edit.name, meal: null, day: null });
  const isToday = found?.entry.local_date === facts.date || edit.name === null;
  const item = found?.entry.items?.[found.item ?? 0];
  if (found && isToday && item && (found.item !== null || found.entry.items?.length === 1)) {
    const one = changeItem(
      item,
      {
        kind: 'change',
        target: { name: null, meal: null, day: null },
        amount: item.portion ? { count: edit.count, unit: null } : { factor: edit.count },
        food: null,
        replaces: null,
        meal: null,
        day: null,
        time: null,
      },
      foods,
    );
    if (one === null) return null;
    const { meal_type, local_date } = found.entry;
    return loggedWords(
      context,
      wanted.log({
        items: [one],
        meal_type: edit.name === null ? meal_type : null,
        date: local_date,
        time: null,
      }),
    );
  }
  if (edit.name === null) {
    if (!found) return null;
    return loggedWords(context, logCopy(context, found.entry, found.entry.meal_type, found.entry.local_date));
  }
  const items = describeMeal(`${edit.count} ${edit.name}`, foods).items.filter(
    ({ confidence }) => confidence >= 0.5,
  );
  if (items.length === 0) return null;
  return loggedWords(context, wanted.log({ items, meal_type: null, date: facts.date, time: null }));
};
