import type { MealType } from '../food-entries/meal-type.ts';
import { withDigits } from './spoken-numbers.ts';
import {
  CALORIES,
  calories,
  danglingWords,
  FOR_MEAL,
  leadIn,
  MEAL,
  NUMBER,
  UNITS,
} from './spoken-patterns.ts';

/** The fields of one part of a transcript (decision D43). null if not mentioned. */
export interface Utterance {
  /** The transcript, with numbers as digits. */
  text: string;
  food_name: string | null;
  /** kcal, integer. */
  calories: number | null;
  /** A number with its unit, for example '150 grams'. */
  serving_size: string | null;
  meal_type: MealType | null;
  /** Whether the calories state the amount: '200 calories of rice', 'a 100-calorie pack of almonds'. */
  measured_in_calories: boolean;
}

/** Used if no meal is mentioned (VLOG-14). */
export const DEFAULT_MEAL_TYPE: MealType = 'snack';

const meal = new RegExp(`\\b(?:${MEAL})\\b`, 'iu');
const forMeal = new RegExp(`\\b${FOR_MEAL}\\b`, 'iu');
const forMealAtEnd = new RegExp(`[\\s,]+${FOR_MEAL}\\W*$`, 'iu');
const serving = new RegExp(`\\b(${NUMBER})\\s*(${UNITS})\\b(?![\\s-]*(?:${CALORIES})\\b)`, 'iu');
const endOfName = new RegExp(`\\s+(?:${NUMBER}[\\s-]*(?:${CALORIES}|${UNITS})|${FOR_MEAL})\\b`, 'iu');
const leadingAmount = new RegExp(`^${NUMBER}\\s*(?:${UNITS})\\b\\s*(?:of\\s+)?`, 'iu');
/** Words that refer to a food without naming it. */
const noName = /^(?:an?|it|this|that|they|these|everything|(?:in )?total|altogether)$/iu;

/** Returns the integer part of a number: '1,200' is 1200; '95.5' and '95,5' are 95. */
export const wholeOf = (number: string): number =>
  Number.parseInt(/^\d{1,3}(?:,\d{3})+(?!\d)/.test(number) ? number.replaceAll(',', '') : number, 10);

const nameIn = (text: string): string | null => {
  const said = text.trim().replace(leadIn, '').replace(leadingAmount, '');
  const end = endOfName.exec(said)?.index;
  const name = end === undefined ? '' : said.slice(0, end).replace(danglingWords, '').trim();
  return name === '' || noName.test(name) ? null : name;
};

const mealTypeIn = (text: string): MealType | null => {
  // 'breakfast burrito for lunch' is a lunch.
  const named = meal.exec(forMeal.exec(text)?.[0] ?? '') ?? meal.exec(text);
  return (named?.[0].toLowerCase().replace(/s$/, '') as MealType | undefined) ?? null;
};

/** Returns the food in the user's own words, without 'I had' and 'for lunch'. */
export const wordsForFood = (text: string): string =>
  text.replace(leadIn, '').replace(forMealAtEnd, '').replace(danglingWords, '').trim();

/** Writes numbers of units as digits. */
export const spokenText = (said: string): string => withDigits(said, `${CALORIES}|${UNITS}`).trim();

/**
 * Parses the fields of a transcript: the food's name is the text before a number with a unit or before 'for lunch';
 * calories are the number before 'calories', a serving is a number with any other unit.
 * @example parseUtterance('grilled chicken 250 calories 150 grams for lunch')
 */
export const parseUtterance = (said: string): Utterance => {
  const text = spokenText(said);
  const stated = calories.exec(text)?.[1];
  const amount = serving.exec(text);
  return {
    text,
    food_name: nameIn(text),
    calories: stated === undefined ? null : wholeOf(stated),
    serving_size: amount ? `${amount[1]} ${amount[2]}` : null,
    meal_type: mealTypeIn(text),
    measured_in_calories: false,
  };
};
