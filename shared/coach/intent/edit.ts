import type { MealType } from '../../food-entries/meal-type.ts';

/** Which logged food an edit is about. */
export interface EditTarget {
  /** Folded words of its name; null for the last one. */
  name: string | null;
  meal: MealType | null;
  /** Days from today, null if the text names none. */
  day: number | null;
}

/** A new amount of a food: a number with the rest of the phrase, or a factor. */
export type NewAmount = { count: number; unit: string | null } | { factor: number };

/** A change of the diary that a message requests, without looking at the diary. */
export type Edit =
  | { kind: 'undo'; turns: number }
  | { kind: 'remove'; target: EditTarget; isEverything: boolean }
  | {
      kind: 'change';
      target: EditTarget;
      amount: NewAmount | null;
      /** Text of another food, with the word of the old food that it replaces, if any. */
      food: string | null;
      replaces: string | null;
      meal: MealType | null;
      day: number | null;
      /** `HH:MM`. */
      time: string | null;
    }
  | { kind: 'more'; count: number; name: string | null }
  | { kind: 'yes' }
  | { kind: 'no'; rest: string }
  | { kind: 'choose'; index: number };
