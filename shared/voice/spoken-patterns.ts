import { mealTypes } from '../food-entries/meal-type.ts';

/* Phrases around the name of a food, as regular expressions. */

export const CALORIES = '(?:kilo)?calories?|k?cals?';
export const UNITS =
  'kilograms?|kilos?|kg|milligrams?|grams?|g|fluid ounces?|fl\\.? ?oz|ounces?|oz|pounds?|lbs?|millilit(?:er|re)s?|ml|lit(?:er|re)s?|l|' +
  'tablespoons?|tbsps?|teaspoons?|tsps?|cups?|pieces?|slices?|servings?|portions?|bowls?|plates?|glass(?:es)?|bottles?|cans?|scoops?|handfuls?';
export const NUMBER = '(?:\\d+\\s+)?\\d+(?:[.,]\\d+)*(?:\\s?/\\s?\\d+)?';
export const MEAL = `(?:${mealTypes.join('|')})s?`;
export const FOR_MEAL = `(?:for|as|at) (?:an? |my |the )?(?:late |early |little )?(?:${MEAL}|meal)`;

/** A number of calories. Excludes '0 calorie soda', which is a name. */
export const calories = new RegExp(
  `\\b(?!0[\\s-]+(?:calorie|k?cal)\\s+\\p{L})(\\d[\\d.,]*)[\\s-]*(?:${CALORIES})\\b`,
  'iu',
);
/** Phrases before the name of a food. */
export const leadIn = new RegExp(
  `^(?:(?:and|then|also|plus|so|okay|um+|uh+|${FOR_MEAL})[\\s,]+)*` +
    "(?:(?:(?:i|we)(?:['’]ve| have)?(?: just)? (?:had|ate|eaten|drank|drunk)|(?:please )?(?:log|add))\\s+(?:(?:an?|some|the)\\s+)?)?",
  'iu',
);
/** Words that lead to a number and are not part of a name. */
export const danglingWords =
  /(?:[\s,;:.-]|\b(?:about|around|roughly|approximately|almost|with|of|at|is|was|has|that['’]s|and)\b)+$/iu;
