import type { MealType } from '#shared/food-entries/meal-type.ts';
import type { LocalDate } from '#shared/time/local-date.ts';
import type { Items, ReadMeal, ReadText, UrgentAdvice } from '#web/features/foods/public.ts';

/** A spoken or typed phrase and its result. */
export interface Phrase {
  id: string;
  text: string;
  /**
   * `unknown`: contains no known food. `urgent`: describes an emergency. `failed`: the lookup failed. `asking`: waits
   * for consent.
   */
  status: 'looking' | 'found' | 'unknown' | 'urgent' | 'failed' | 'asking';
  /** Message shown to the user. */
  note: string | null;
  /** Advice of an `urgent` phrase; null for any other. */
  urgent: UrgentAdvice | null;
  /** Parts of the text that only a model may know, if the user consents (decision D45). */
  unasked: readonly string[];
  /** What the words of the looked up texts became. */
  reads: readonly ReadText[];
  /** Keys of the resulting plate rows. */
  rows: readonly string[];
  /** Foods of earlier phrases before this phrase's calories were applied, for undo. */
  restated: SpokenFoods;
}

/** A food with given calories and unknown weight. */
export interface StatedFood {
  key: string;
  name: string;
  /** kcal */
  calories: number;
}

/** Foods of a meal. */
export interface SpokenFoods {
  /** Foods from the food table. */
  foods: Items;
  stated: readonly StatedFood[];
}

/** Fields edited by the user; null fields follow the transcript. */
export interface OwnFields {
  food_name: string | null;
  /** As typed. */
  calories: string | null;
  serving_size: string | null;
  meal_type: MealType | null;
  /** Day to log to; null: the day of the transcript. */
  day: LocalDate | null;
}

/** A meal that a phrase mentions. */
export interface PhraseMeal extends ReadMeal {
  /** ID of the phrase. */
  phrase: string;
}

/** A spoken meal: its phrases, foods, and the user's corrections. */
export interface SpokenMeal extends SpokenFoods {
  phrases: readonly Phrase[];
  /** Spoken name of each food, by phrase; null once a food was replaced, added or removed. */
  names: readonly { phrase: string; name: string }[] | null;
  servings: readonly { phrase: string; text: string }[];
  /** Meal that was mentioned last. */
  named_meal: MealType | null;
  /** The meals and days that the phrases mention, in order. */
  meals: readonly PhraseMeal[];
  own: OwnFields;
}

export const noFoods: SpokenFoods = { foods: [], stated: [] };

const noFields: OwnFields = {
  food_name: null,
  calories: null,
  serving_size: null,
  meal_type: null,
  day: null,
};

export const emptySpokenMeal: SpokenMeal = {
  ...noFoods,
  phrases: [],
  names: [],
  servings: [],
  named_meal: null,
  meals: [],
  own: noFields,
};

/** Result of looking up a phrase. */
export interface Found extends SpokenFoods {
  names: readonly string[];
  servings: readonly string[];
  meal_type: MealType | null;
  /** What the words of the looked up texts became. */
  reads: readonly ReadText[];
  /** The meals and days of the foods. */
  meals: readonly ReadMeal[];
  note: string | null;
  unasked: readonly string[];
  /** Calories without a food in kcal; see `withStatedCalories`. */
  loose_calories: number | null;
}
