import { portionKeyOfItem } from '../foods/apply-usual-portion.ts';
import { portionKeyOf } from '../foods/portion-key.ts';
import type { PortionKey } from '../foods/usual-portions.ts';
import { daysBetween } from '../facts/calendar.ts';
import { dayPeriod } from '../facts/period.ts';
import type { MealType } from '../food-entries/meal-type.ts';
import { describeMeal } from '../nutrition/describe-meal.ts';
import type { FoodItem } from '../nutrition/values/food-item.ts';
import type { FoodKnowledge } from '../nutrition/match/food-knowledge.ts';
import type { LocalDate } from '../time/local-date.ts';
import { readMessage } from './rules/read/message.ts';

/** A meal to log, as parsed by the rules. */
export interface MealRequest {
  items: readonly FoodItem[];
  meal_type: MealType | null;
  date: LocalDate;
  /** Phrases without a matching food. */
  not_understood: readonly string[];
}

const BEFORE =
  /^.*?\b(?:log|add|record|track|enter|save|note(?: down)?|write down|put down|jot down|ate|had|drank|eaten|drunk|finished|snacked on)\b(?: me| my| that i (?:ate|had)| down)?/i;
const AFTER =
  /\b(?:(?:in)?to|in|into|on) (?:my |the )?(?:diary|log|food log|journal|day|breakfast|lunch|dinner|snacks?)\b|\b(?:today|yesterday|this morning|tonight|just now|right now|earlier|please|thanks|thank you|for me)\b/gi;
const TO_MEAL = /\b(?:to|as) (?:my |the |a )?(breakfast|lunch|dinner|snack)s?\b/i;
/** Matches references that only the user understands and that must not be matched to a food by chance. */
const UNNAMED = /\b(?:usual|same|again|it|that|this|those|these|everything|what i)\b/i;
/** Maximum number of days to log in the past. */
const MAX_DAYS_AGO = 14;

/** Returns the text after the request to log, or null. */
const wordsOf = (message: string): string | null => {
  const line = message.split(/[\n;]|(?<=[.!?])\s/).find((each) => BEFORE.test(each));
  return line === undefined ? null : line.replace(BEFORE, ' ').replace(/[.!?]+\s*$/, '');
};

/** Returns the text of a meal without surrounding phrases. */
const plainWords = (words: string): string =>
  words
    .replace(TO_MEAL, ' for $1')
    .replace(AFTER, ' ')
    .replace(/\b(?:last |on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/gi, ' ')
    .trim();

/** Maximum number of phrases to look up corrections for. */
const MAX_PHRASES = 20;

/** Phrases and portions of a message, by which corrections and usual portions are looked up; see `foodItem`. */
export interface Mentioned {
  phrases: string[];
  portions: PortionKey[];
}

export const nothingMentioned: Mentioned = { phrases: [], portions: [] };

/** Returns what corrections of a message's foods are looked up by. */
export const mentionedFoods = (message: string, foods: FoodKnowledge): Mentioned => {
  const words = wordsOf(message);
  const { items } = describeMeal(plainWords(words ?? message), foods);
  const portions = items.flatMap((item) => portionKeyOfItem(item) ?? []);
  return {
    phrases: [...new Set(items.flatMap(({ said }) => said ?? []))].slice(0, MAX_PHRASES),
    portions: [...new Map(portions.map((key) => [portionKeyOf(key), key])).values()].slice(0, MAX_PHRASES),
  };
};

/**
 * Parses a request to log a meal: 'log 2 eggs for breakfast yesterday'. The day defaults to today.
 * @returns null if no food is recognized
 */
export const parseMealRequest = (
  message: string,
  today: LocalDate,
  foods: FoodKnowledge,
): MealRequest | null => {
  const words = wordsOf(message);
  if (words === null || UNNAMED.test(words)) return null;
  const { periods } = readMessage(message, today);
  const day = periods.find(({ dates }) => dates.length === 1 && (dates[0] ?? '') <= today);
  const date = day?.dates[0] ?? today;
  if (periods.length > 0 && (day === undefined || daysBetween(date, today) > MAX_DAYS_AGO)) return null;
  const { items, meal_type, not_understood } = describeMeal(plainWords(words), foods);
  return items.length === 0 ? null : { items, meal_type, date, not_understood };
};

/** 'today', 'yesterday', 'on Monday, 16 November'. */
export const dayWords = (date: LocalDate, today: LocalDate): string => dayPeriod(date, today).fact.words;
