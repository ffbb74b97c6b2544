import { daysBetween } from '../facts/calendar.ts';
import { dayPeriod } from '../facts/period.ts';
import type { MealType } from '../food-entries/meal-type.ts';
import { describeMeal } from '../nutrition/describe-meal.ts';
import type { FoodItem } from '../nutrition/food-item.ts';
import type { FoodKnowledge } from '../nutrition/food-knowledge.ts';
import type { LocalDate } from '../time/local-date.ts';
import { readMessage } from './rules/read/message.ts';

/** A meal that a message asks to log, as rules understand it. */
export interface SaidMeal {
  items: readonly FoodItem[];
  meal_type: MealType | null;
  date: LocalDate;
  /** Words that no food was found for. */
  not_understood: readonly string[];
}

const BEFORE =
  /^.*?\b(?:log|add|record|track|enter|save|note(?: down)?|write down|put down|jot down|ate|had|drank|eaten|drunk|finished|snacked on)\b(?: me| my| that i (?:ate|had)| down)?/i;
const AFTER =
  /\b(?:(?:in)?to|in|into|on) (?:my |the )?(?:diary|log|food log|journal|day|breakfast|lunch|dinner|snacks?)\b|\b(?:today|yesterday|this morning|tonight|just now|right now|earlier|please|thanks|thank you|for me)\b/gi;
const TO_MEAL = /\b(?:to|as) (?:my |the |a )?(breakfast|lunch|dinner|snack)s?\b/i;
/** What only the person knows: a name that happens to be like it must not be logged for it. */
const UNNAMED = /\b(?:usual|same|again|it|that|this|those|these|everything|what i)\b/i;
/** As long as anybody goes back. */
const MAX_DAYS_AGO = 14;

/** The words after the request; null where there is none. */
const wordsOf = (message: string): string | null => {
  const line = message.split(/[\n;]|(?<=[.!?])\s/).find((each) => BEFORE.test(each));
  return line === undefined ? null : line.replace(BEFORE, ' ').replace(/[.!?]+\s*$/, '');
};

/** The words of a meal without what is said around it. */
const plainWords = (words: string): string =>
  words
    .replace(TO_MEAL, ' for $1')
    .replace(AFTER, ' ')
    .replace(/\b(?:last |on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/gi, ' ')
    .trim();

/** So many phrases of a message may have been corrected. */
const MAX_PHRASES = 20;

/** What a message says of foods, as corrections remember it; see `foodItem.said`. */
export const saidPhrases = (message: string, foods: FoodKnowledge): string[] => {
  const words = wordsOf(message);
  const { items } = describeMeal(plainWords(words ?? message), foods);
  return [...new Set(items.flatMap(({ said }) => said ?? []))].slice(0, MAX_PHRASES);
};

/**
 * Reads the meal that a message asks to log, e.g. 'log 2 eggs for breakfast yesterday'. A day that is named is the
 * meal's; without one it is today. Nothing is guessed.
 * @returns null where no food is understood
 */
export const saidMeal = (message: string, today: LocalDate, foods: FoodKnowledge): SaidMeal | null => {
  const words = wordsOf(message);
  if (words === null || UNNAMED.test(words)) return null;
  const { periods } = readMessage(message, today);
  const day = periods.find(({ dates }) => dates.length === 1 && (dates[0] ?? '') <= today);
  const date = day?.dates[0] ?? today;
  if (periods.length > 0 && (day === undefined || daysBetween(date, today) > MAX_DAYS_AGO)) return null;
  const { items, meal_type, not_understood } = describeMeal(plainWords(words), foods);
  return items.length === 0 ? null : { items, meal_type, date, not_understood };
};

/** 'today', 'yesterday', 'on Monday, 16 November' */
export const dayWords = (date: LocalDate, today: LocalDate): string => dayPeriod(date, today).fact.words;
