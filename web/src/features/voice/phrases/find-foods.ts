import { t } from '#web/lib/language/translate.ts';
import type { DescribedMeal } from '#shared/foods/described-meal.ts';
import type { Utterance } from '#shared/voice/parse-utterance.ts';
import { splitUtterances } from '#shared/voice/split-utterances.ts';
import {
  getUnknownParts,
  hasAmount,
  isConsentNeeded,
  isNoFood,
  keyOf,
  type ReadText,
  readTextOf,
} from '#web/features/foods/public.ts';
import type { Found } from '../meal/spoken-meal.ts';
import { phraseName } from './phrase-name.ts';
import { withStatedCalories } from './stated-calories.ts';

/** Looks up a text in the food table. */
export type Describe = (text: string) => Promise<DescribedMeal>;

/** Maximum length of one lookup. Characters. */
const MAX_QUESTION_LENGTH = 1_000;

const nothing: Found = {
  foods: [],
  stated: [],
  names: [],
  servings: [],
  meal_type: null,
  reads: [],
  meals: [],
  note: null,
  unasked: [],
  loose_calories: null,
};

const inPieces = (text: string): string[] => {
  if (text.length <= MAX_QUESTION_LENGTH) return [text];
  const cut = text.lastIndexOf(' ', MAX_QUESTION_LENGTH);
  const end = cut > 0 ? cut : MAX_QUESTION_LENGTH;
  return [text.slice(0, end), ...inPieces(text.slice(end).trim())];
};

/** Looks up a text; `meal` is null if it contains no food. */
const describeWhole = async (text: string, describe: Describe) => {
  const answers: DescribedMeal[] = [];
  const reads: ReadText[] = [];
  const unasked: string[] = [];
  for (const piece of inPieces(text)) {
    try {
      const answer = await describe(piece);
      answers.push(answer);
      reads.push(...[readTextOf(answer, piece)].filter((read) => read !== null));
      unasked.push(...getUnknownParts(answer));
    } catch (error) {
      if (isConsentNeeded(error)) unasked.push(piece);
      else if (!isNoFood(error)) throw error;
    }
  }
  const [first] = answers;
  const meal = first && {
    ...first,
    items: answers.flatMap(({ items }) => items),
    not_understood: answers.flatMap(({ not_understood }) => not_understood),
  };
  return { meal: meal ?? null, reads, unasked };
};

export const notUnderstood = (parts: readonly string[]): string | null =>
  parts.length > 0 ? t('We didn’t understand: {words}.', { words: parts.join(', ') }) : null;

export const NOT_RECOGNISED = t('We couldn’t find any food in this.');

const onlyMeal = /^\W*(?:(?:for|as|at|my|the|an?)\W+)*(?:breakfast|lunch|dinner|snack)s?\W*$/iu;

/** Looks up a food without given calories. */
const fromTable = async (utterance: Utterance, describe: Describe): Promise<Found> => {
  const { text, serving_size, meal_type } = utterance;
  if (onlyMeal.test(text)) return { ...nothing, meal_type };
  const { meal, reads, unasked } = await describeWhole(text, describe);
  if (!meal || meal.items.length === 0) return { ...nothing, meal_type, note: NOT_RECOGNISED, unasked };
  return {
    ...nothing,
    foods: meal.items,
    names: [phraseName(utterance, meal)],
    servings: serving_size === null ? [] : [serving_size],
    meal_type: meal_type ?? meal.meal_type,
    reads,
    meals: reads.flatMap((read) => read.meals),
    // Words of a text that was read are asked about in it.
    note: reads.length > 0 ? null : notUnderstood(meal.not_understood),
    unasked,
  };
};

/** Utterance of a food with given calories. */
interface StatedUtterance extends Utterance {
  food_name: string;
  calories: number;
}

/** Returns the text with food and amount; null if no amount is given. */
const weighableWords = ({
  food_name,
  serving_size,
  measured_in_calories,
  text,
}: StatedUtterance): string | null => {
  if (measured_in_calories) return text;
  if (serving_size === null && !hasAmount(food_name)) return null;
  return [serving_size, food_name].filter(Boolean).join(' ');
};

/** Returns the table's other values scaled to the given calories, if food and amount are both known. */
const scaled = async (statedUtterance: StatedUtterance, describe: Describe): Promise<Found | null> => {
  const words = weighableWords(statedUtterance);
  const meal = words === null ? null : (await describeWhole(words, describe)).meal;
  if (!meal || meal.not_understood.length > 0) return null;
  const plate = withStatedCalories({ foods: meal.items, stated: [] }, statedUtterance.calories);
  return (
    plate && {
      ...nothing,
      ...plate,
      note: t('Your calories; other nutrients scaled from the database.'),
    }
  );
};

/** Returns a food with the calories that the user gave, which override the table (decision D43). */
const findStatedFood = async (statedUtterance: StatedUtterance, describe: Describe): Promise<Found> => {
  const { food_name: name, calories, serving_size, meal_type } = statedUtterance;
  const stated = { key: crypto.randomUUID(), name, calories };
  const found = (await scaled(statedUtterance, describe)) ?? { ...nothing, stated: [stated] };
  return {
    ...found,
    names: [name],
    servings: serving_size === null ? [] : [serving_size],
    meal_type,
    meals: [{ meal: meal_type, day: null, time: null, from: 0, to: 0, rows: found.foods.map(keyOf) }],
  };
};

const findOne = (utterance: Utterance, describe: Describe): Promise<Found> => {
  const { food_name, calories, meal_type } = utterance;
  if (calories === null) return fromTable(utterance, describe);
  if (food_name === null) return Promise.resolve({ ...nothing, meal_type, loose_calories: calories });
  return findStatedFood({ ...utterance, food_name, calories }, describe);
};

/**
 * Returns the foods of a transcript. Utterances of the form 'name, calories, serving, meal' are parsed directly; others
 * are looked up.
 * @throws ApiError if a lookup fails
 */
export const findFoods = async (transcript: string, describe: Describe): Promise<Found> => {
  const parts = await Promise.all(
    splitUtterances(transcript).map((utterance) => findOne(utterance, describe)),
  );
  return parts.reduce(
    (all, part) => ({
      foods: [...all.foods, ...part.foods],
      stated: [...all.stated, ...part.stated],
      names: [...all.names, ...part.names],
      servings: [...all.servings, ...part.servings],
      meal_type: part.meal_type ?? all.meal_type,
      reads: [...all.reads, ...part.reads],
      meals: [...all.meals, ...part.meals],
      note: [all.note, part.note].filter(Boolean).join(' ') || null,
      unasked: [...all.unasked, ...part.unasked],
      loose_calories: part.loose_calories ?? all.loose_calories,
    }),
    nothing,
  );
};

/** Returns whether a phrase has a result, or may have one with a model. */
export const isOfUse = ({ foods, stated, meal_type, loose_calories, unasked }: Found): boolean =>
  foods.length + stated.length + unasked.length > 0 || meal_type !== null || loose_calories !== null;
