import { t } from '#web/lib/language/translate.ts';
import type { DescribedMeal } from '#shared/foods/described-meal.ts';
import type { Utterance } from '#shared/voice/parse-utterance.ts';
import { splitUtterances } from '#shared/voice/split-utterances.ts';
import { isConsentNeeded, isNoFood, hasAmount, unaskedOf } from '#web/features/foods/public.ts';
import type { Found } from '../meal/spoken-meal.ts';
import { phraseName } from './phrase-name.ts';
import { withStatedCalories } from './stated-calories.ts';

/** What the food table is asked. */
export type Describe = (text: string) => Promise<DescribedMeal>;

/** What one question to the food table may hold. Characters. */
const MAX_QUESTION_LENGTH = 1_000;

const nothing: Found = {
  foods: [],
  stated: [],
  names: [],
  servings: [],
  meal_type: null,
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

/** What is known of a text; `meal` is null where no food is in it. */
const describeWhole = async (text: string, describe: Describe) => {
  const answers: DescribedMeal[] = [];
  const unasked: string[] = [];
  for (const piece of inPieces(text)) {
    try {
      const answer = await describe(piece);
      answers.push(answer);
      unasked.push(...unaskedOf(answer));
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
  return { meal: meal ?? null, unasked };
};

export const notUnderstood = (parts: readonly string[]): string | null =>
  parts.length > 0 ? t('Not understood: {words}.', { words: parts.join(', ') }) : null;

export const NOT_RECOGNISED = t('We did not recognise a food in this.');

const onlyMeal = /^\W*(?:(?:for|as|at|my|the|an?)\W+)*(?:breakfast|lunch|dinner|snack)s?\W*$/iu;

/** A food of which no calories were told: the table knows them. */
const fromTable = async (utterance: Utterance, describe: Describe): Promise<Found> => {
  const { text, serving_size, meal_type } = utterance;
  if (onlyMeal.test(text)) return { ...nothing, meal_type };
  const { meal, unasked } = await describeWhole(text, describe);
  if (!meal || meal.items.length === 0) return { ...nothing, meal_type, note: NOT_RECOGNISED, unasked };
  return {
    ...nothing,
    foods: meal.items,
    names: [phraseName(utterance, meal)],
    servings: serving_size === null ? [] : [serving_size],
    meal_type: meal_type ?? meal.meal_type,
    note: notUnderstood(meal.not_understood),
    unasked,
  };
};

/** An utterance that told a food with its calories. */
interface Told extends Utterance {
  food_name: string;
  calories: number;
}

/** The words that tell the table food and amount; null where they do not tell how much it was. */
const weighableWords = ({ food_name, serving_size, measured_in_calories, text }: Told): string | null => {
  if (measured_in_calories) return text;
  if (serving_size === null && !hasAmount(food_name)) return null;
  return [serving_size, food_name].filter(Boolean).join(' ');
};

/** The table's other figures, scaled to the calories: only where food and amount are both known. */
const scaled = async (told: Told, describe: Describe): Promise<Found | null> => {
  const words = weighableWords(told);
  const meal = words === null ? null : (await describeWhole(words, describe)).meal;
  if (!meal || meal.not_understood.length > 0) return null;
  const plate = withStatedCalories({ foods: meal.items, stated: [] }, told.calories);
  return (
    plate && {
      ...nothing,
      ...plate,
      note: t('Calories as you said; the rest of the table’s figures scaled to them.'),
    }
  );
};

/** A food with the calories that the person told: they count, whatever the table says (decision D43). */
const asTold = async (told: Told, describe: Describe): Promise<Found> => {
  const { food_name: name, calories, serving_size, meal_type } = told;
  const stated = { key: crypto.randomUUID(), name, calories };
  const found = (await scaled(told, describe)) ?? { ...nothing, stated: [stated] };
  return {
    ...found,
    names: [name],
    servings: serving_size === null ? [] : [serving_size],
    meal_type,
  };
};

const findOne = (utterance: Utterance, describe: Describe): Promise<Found> => {
  const { food_name, calories, meal_type } = utterance;
  if (calories === null) return fromTable(utterance, describe);
  if (food_name === null) return Promise.resolve({ ...nothing, meal_type, loose_calories: calories });
  return asTold({ ...utterance, food_name, calories }, describe);
};

/**
 * The foods in what was said. Utterances of the form 'name, calories, serving, meal' are read as they stand; the food
 * table does the rest.
 * @throws ApiError when the table could not be asked
 */
export const findFoods = async (said: string, describe: Describe): Promise<Found> => {
  const parts = await Promise.all(splitUtterances(said).map((utterance) => findOne(utterance, describe)));
  return parts.reduce(
    (all, part) => ({
      foods: [...all.foods, ...part.foods],
      stated: [...all.stated, ...part.stated],
      names: [...all.names, ...part.names],
      servings: [...all.servings, ...part.servings],
      meal_type: part.meal_type ?? all.meal_type,
      note: [all.note, part.note].filter(Boolean).join(' ') || null,
      unasked: [...all.unasked, ...part.unasked],
      loose_calories: part.loose_calories ?? all.loose_calories,
    }),
    nothing,
  );
};

/** Whether a phrase gave anything at all, or may give it once a model is asked. */
export const isOfUse = ({ foods, stated, meal_type, loose_calories, unasked }: Found): boolean =>
  foods.length + stated.length + unasked.length > 0 || meal_type !== null || loose_calories !== null;
