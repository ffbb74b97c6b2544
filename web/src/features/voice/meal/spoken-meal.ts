import type { MealType } from '#shared/food-entries/meal-type.ts';
import type { LocalDate } from '#shared/time/local-date.ts';
import type { Items } from '#web/features/foods/public.ts';

/** Something that was said or typed, and what came of it. */
export interface Phrase {
  id: string;
  text: string;
  /** `unknown`: no food in it. `failed`: the food table could not be asked. `asking`: an agreement is waited for. */
  status: 'looking' | 'found' | 'unknown' | 'failed' | 'asking';
  /** What the person should know of it. */
  note: string | null;
  /** Words of it that only a model may know, once the person agrees that it is asked (decision D45). */
  unasked: readonly string[];
  /** Rows of the plate that came of it. */
  rows: readonly string[];
  /** Foods of earlier phrases as they were before its calories were put to them. */
  restated: SpokenFoods;
}

/** A food of which the person told the calories, and whose weight nobody knows. */
export interface StatedFood {
  key: string;
  name: string;
  /** kcal */
  calories: number;
}

/** What a meal is made of. */
export interface SpokenFoods {
  /** Foods of the table. */
  foods: Items;
  stated: readonly StatedFood[];
}

/** The fields as the person wrote them; null: they follow what was said. */
export interface OwnFields {
  food_name: string | null;
  /** As typed. */
  calories: string | null;
  serving_size: string | null;
  meal_type: MealType | null;
  /** Day that it is logged to; null: the day on which it is told. */
  day: LocalDate | null;
}

/** A meal as it is being told: what was said, what it is made of, and what the person put right. */
export interface SpokenMeal extends SpokenFoods {
  phrases: readonly Phrase[];
  /** What each food was called, by phrase; null once a food was exchanged, added or removed. */
  names: readonly { phrase: string; name: string }[] | null;
  servings: readonly { phrase: string; text: string }[];
  /** Meal that the words named last. */
  named_meal: MealType | null;
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

export const nothingSaid: SpokenMeal = {
  ...noFoods,
  phrases: [],
  names: [],
  servings: [],
  named_meal: null,
  own: noFields,
};

/** What a phrase turned out to hold. */
export interface Found extends SpokenFoods {
  names: readonly string[];
  servings: readonly string[];
  meal_type: MealType | null;
  note: string | null;
  unasked: readonly string[];
  /** Calories without a food, kcal; see `withStatedCalories`. */
  loose_calories: number | null;
}
