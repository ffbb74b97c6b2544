import { daysBetween } from '../../facts/calendar.ts';
import type { MealType } from '../../food-entries/meal-type.ts';
import { describeMeal, type MealDescription } from '../../nutrition/describe-meal.ts';
import type { FoodKnowledge } from '../../nutrition/match/food-knowledge.ts';
import type { FoodItem } from '../../nutrition/values/food-item.ts';
import { addDays, type LocalDate } from '../../time/local-date.ts';
import { readMessage } from '../rules/read/message.ts';
import type { Statement } from './classify-statement.ts';
import { mealNamedIn, mealText } from './meal-text.ts';
import { hasOtherDay, readDay } from './read-day.ts';
import { statedEnergyItem } from './stated-energy-item.ts';

/** Foods for one meal of one day. */
export interface MealRequest {
  items: readonly FoodItem[];
  meal_type: MealType | null;
  date: LocalDate;
  /** `HH:MM`, null if the text names none. */
  time: string | null;
}

/** The foods of some statements. */
export interface ReadMeals {
  meals: MealRequest[];
  /** Phrases without a matching food. */
  not_understood: string[];
  /** Whether the text gives an amount, a meal or a time. */
  isExact: boolean;
  /** Whether it is exact or names a day near today. */
  isSpecific: boolean;
  /** Share of the food words that were understood, 0 to 1. */
  understood: number;
}

/** Words that are no food and that do not need an answer. */
const HARMLESS =
  /^(?:pls|plz|lol|haha+|omg|btw|yum+|lecker|forgot|vergessen|time|logging|so|da|das|war|wars|es|gabs|gab|hab|habe|ich|grade|gerade|eben|vorhin|grandmas?|moms?|mums?|omas?|ok|okay|label|bitte|noch|mal|today|heute|really|worst|best|ever|life|finally|actually|suicide|death|straight|jar|some|stuff|type|thing|things|kind|style|leftover|leftovers|rest|big|huge|nice|lovely|delicious|quick)(?: |$)/i;

const wordsIn = (text: string): number => text.match(/[\p{L}]{2,}/gu)?.length ?? 0;

const understoodShare = ({ spans }: MealDescription, text: string): number => {
  const sum = (kinds: readonly string[]): number =>
    spans
      .filter(({ kind }) => kinds.includes(kind))
      .reduce((total, { from, to }) => total + wordsIn(text.slice(from, to)), 0);
  const food = sum(['food']);
  return food === 0 ? 0 : food / (food + sum(['unknown']));
};

const isAmountStated = ({ portion, proposed_grams }: FoodItem): boolean =>
  proposed_grams === undefined || (portion !== undefined && portion.unit !== 'serving');

/** Returns the days that a text names in another way than the meal parser reads, and the text without them. */
const splitDay = (text: string, today: LocalDate): { offset: number | null; rest: string } => {
  if (hasOtherDay(text)) {
    const day = readDay(text, today);
    if (day) return day;
  }
  if (/\b(?:today|yesterday|tonight|heute|gestern|vorgestern|last night)\b/i.test(text))
    return { offset: null, rest: text };
  const { periods } = readMessage(text, today);
  const date = periods.find(({ dates }) => dates.length === 1)?.dates[0];
  return { offset: date === undefined || date >= today ? null : -daysBetween(date, today), rest: text };
};

/** Reads the foods, meals, days and times of one statement. */
export const readMeals = (
  { text }: Pick<Statement, 'text'>,
  today: LocalDate,
  foods: FoodKnowledge,
): ReadMeals => {
  const { offset, rest } = splitDay(mealText(text), today);
  const described = describeMeal(rest, foods);
  const stated = statedEnergyItem(rest, described.items);
  const named = mealNamedIn(text);
  const isOne = described.meals.filter(({ items }) => items.length > 0).length <= 1;
  const dayOf = (day: number | null): LocalDate => addDays(today, offset ?? day ?? 0);
  const first = described.meals[0];
  const meals: MealRequest[] =
    stated !== null
      ? [
          {
            items: [stated],
            meal_type: described.meal_type ?? first?.meal ?? named,
            date: dayOf(first?.day ?? null),
            time: first?.time ?? null,
          },
        ]
      : described.meals
          .filter(({ items }) => items.length > 0)
          .map(({ meal, day, time, items }) => ({
            items: items.flatMap((at) => described.items[at] ?? []),
            meal_type: meal ?? (isOne ? (described.meal_type ?? named) : null),
            date: dayOf(day),
            time,
          }));
  const not_understood =
    stated !== null ? [] : described.not_understood.filter((words) => !HARMLESS.test(words));
  const isExact =
    /\d ?(?:k?cal|kalorien)/i.test(rest) ||
    meals.some(
      ({ items, meal_type, time }) => meal_type !== null || time !== null || items.some(isAmountStated),
    );
  const isSpecific =
    isExact || /\b(?:just now|right now|gerade|eben|today|heute|yesterday|gestern)\b/i.test(text);
  return {
    meals,
    not_understood,
    isExact,
    isSpecific,
    understood: stated !== null || not_understood.length === 0 ? 1 : understoodShare(described, rest),
  };
};
