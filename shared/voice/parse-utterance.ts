import { type MealType, mealTypes } from '../food-entries/schema.ts';
import { withDigits } from './spoken-numbers.ts';

/** The fields that one stretch of speech tells (decision D43). null: it does not tell. */
export interface Utterance {
  /** What was said, numbers in digits. */
  text: string;
  food_name: string | null;
  /** kcal, whole. */
  calories: number | null;
  /** A number with its unit, e.g. '150 grams'. */
  serving_size: string | null;
  meal_type: MealType | null;
}

/** Of a meal that no words name (VLOG-14). */
export const DEFAULT_MEAL_TYPE: MealType = 'snack';

const CALORIES = '(?:kilo)?calories?|k?cals?';
const UNITS =
  'kilograms?|kilos?|kg|milligrams?|grams?|g|fluid ounces?|fl\\.? ?oz|ounces?|oz|pounds?|lbs?|millilit(?:er|re)s?|ml|lit(?:er|re)s?|l|' +
  'tablespoons?|tbsps?|teaspoons?|tsps?|cups?|pieces?|slices?|servings?|portions?|bowls?|plates?|glass(?:es)?|bottles?|cans?|scoops?|handfuls?';
const NUMBER = '(?:\\d+\\s+)?\\d+(?:[.,]\\d+)*(?:\\s?/\\s?\\d+)?';
const MEAL = `(?:${mealTypes.join('|')})s?`;
const FOR_MEAL = `(?:for|as|at) (?:an? |my |the )?(?:late |early |little )?(?:${MEAL}|meal)`;

const meal = new RegExp(`\\b(?:${MEAL})\\b`, 'iu');
const forMeal = new RegExp(`\\b${FOR_MEAL}\\b`, 'iu');
const calories = new RegExp(`\\b(\\d[\\d.,]*)[\\s-]*(?:${CALORIES})\\b`, 'iu');
const serving = new RegExp(`\\b(${NUMBER})\\s*(${UNITS})\\b(?![\\s-]*(?:${CALORIES})\\b)`, 'iu');
const endOfName = new RegExp(`\\s+(?:${NUMBER}[\\s-]*(?:${CALORIES}|${UNITS})|${FOR_MEAL})\\b`, 'iu');
const leadIn = new RegExp(
  `^(?:(?:and|then|also|plus|so|okay|um+|uh+|${FOR_MEAL})[\\s,]+)*` +
    "(?:(?:(?:i|we)(?:['’]ve| have)?(?: just)? (?:had|ate|eaten|drank|drunk)|(?:please )?(?:log|add))\\s+(?:(?:an?|some|the)\\s+)?)?",
  'iu',
);
const leadingAmount = new RegExp(`^${NUMBER}\\s*(?:${UNITS})\\b\\s*(?:of\\s+)?`, 'iu');
const danglingWords =
  /(?:[\s,;:.-]|\b(?:about|around|roughly|approximately|almost|with|of|at|is|was|has|that's|and)\b)+$/iu;

/** '1,200' is a thousand and two hundred; '95.5' and '95,5' are 95. */
const wholeOf = (number: string): number =>
  Number.parseInt(/^\d{1,3}(?:,\d{3})+(?!\d)/.test(number) ? number.replaceAll(',', '') : number, 10);

const nameIn = (text: string): string | null => {
  const said = text.trim().replace(leadIn, '').replace(leadingAmount, '');
  const end = endOfName.exec(said)?.index;
  return end === undefined ? null : said.slice(0, end).replace(danglingWords, '').trim() || null;
};

const mealTypeIn = (text: string): MealType | null => {
  // 'breakfast burrito for lunch' is a lunch.
  const named = meal.exec(forMeal.exec(text)?.[0] ?? '') ?? meal.exec(text);
  return (named?.[0].toLowerCase().replace(/s$/, '') as MealType | undefined) ?? null;
};

/** Numbers in digits wherever they count something. */
export const spokenText = (said: string): string => withDigits(said, `${CALORIES}|${UNITS}`).trim();

/**
 * Reads the fields out of what was said: the food's name is the text before a number with its unit or before
 * 'for lunch'; calories are the number before 'calories', a serving is a number with any other unit.
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
  };
};

/** '100 calories of chips' says the food last. */
const caloriesFirst = new RegExp(
  `^(\\d[\\d.,]*[\\s-]*(?:${CALORIES}))\\s+(?:worth )?of\\s+(.+?)(?=\\s+and\\s|[,;]|$)`,
  'iu',
);
const ownServing = new RegExp(
  `^[\\s,]*(?:(?:and|with|about|around|at|for)\\s+)?${NUMBER}\\s*(?:${UNITS})\\b(?=\\s*(?:$|[,.;]|and\\b|plus\\b|with\\b|${FOR_MEAL}\\b))`,
  'iu',
);
const ownMeal = new RegExp(`^[\\s,]*${FOR_MEAL}\\b`, 'iu');

/** Length of what follows stated calories and still belongs to their food: '150 grams', 'for lunch'. */
const lengthOfOwn = (rest: string): number => {
  const own = ownServing.exec(rest) ?? ownMeal.exec(rest);
  return own ? own[0].length + lengthOfOwn(rest.slice(own[0].length)) : 0;
};

/**
 * Everything that one transcript tells. Each food with calories of its own is an utterance of its own:
 * 'an apple 95 calories and a banana 105 calories' are two. Without stated calories it is one.
 */
export const utterancesIn = (said: string): Utterance[] => {
  const text = spokenText(said);
  const turned = text.replace(caloriesFirst, '$2 $1');
  if (turned !== text) return utterancesIn(turned);
  const found = calories.exec(text);
  if (!found) return /[\p{L}\d]/u.test(text) ? [parseUtterance(text)] : [];
  const end = found.index + found[0].length;
  const cut = end + lengthOfOwn(text.slice(end));
  const rest = text.slice(cut).replace(/^(?:[\s,;.]|\b(?:and|plus|with|then|also)\b)+/iu, '');
  return [parseUtterance(text.slice(0, cut)), ...utterancesIn(rest)];
};
