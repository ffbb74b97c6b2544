import type { FilledDay } from '#shared/meal-plans/fill-week.ts';
import type { MealPlan, PlannedMeal } from '#shared/meal-plans/schema.ts';
import { isFromBook } from '#shared/meal-plans/starter-meals.ts';
import type { UsualMeal } from '#shared/meal-plans/usual-meal.ts';
import type { LocalDate } from '#shared/time/local-date.ts';
import { namedDay } from '#web/ui/format-day.ts';
import { formatNumber } from '#web/ui/format-number.ts';

const daysWords = (number: number): string => `${number} ${number === 1 ? 'day' : 'days'}`;

/** A logged meal is in the diary: it stays in the plan until it is taken back. */
export const isLogged = ({ logged_entry_id }: Pick<PlannedMeal, 'logged_entry_id'>): boolean =>
  logged_entry_id !== null;

/** '2 days.' */
export const clearedWords = (days: readonly Pick<MealPlan, 'meals'>[]): string => {
  const hasLogged = days.some(({ meals }) => meals.some(isLogged));
  return `${daysWords(days.length)}.${hasLogged ? ' What is logged stays.' : ''}`;
};

/** '6 days from your usual meals.' */
export const plannedWords = (filled: readonly FilledDay[], usual: readonly UsualMeal[]): string => {
  const ofBook = new Set(usual.filter(isFromBook).map(({ name }) => name));
  const names = filled.flatMap(({ meals }) => meals.map(({ name }) => name));
  const sources = [
    ...(names.every((name) => ofBook.has(name)) ? [] : ['your usual meals']),
    ...(names.some((name) => ofBook.has(name)) ? ['the recipe book'] : []),
  ];
  return `${daysWords(filled.length)} from ${sources.join(' and ')}.`;
};

/** Which days the usual meals do not bring within 10% of the goal, and how far they reach. */
export const filledWords = (short: readonly FilledDay[], goal: number, today: LocalDate): string => {
  const days = short.map(({ date, calories }) => `${namedDay(date, today)}: ${formatNumber(calories)}`);
  const each = days.length === 1 ? 'This day is' : 'These days are';
  return `Your usual meals do not reach your goal of ${formatNumber(goal)} kcal everywhere. ${each} more than 10% from it: ${days.join('; ')} kcal.`;
};
