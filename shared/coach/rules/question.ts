import type { FindKnowledge } from '../knowledge/find-knowledge.ts';
import type { Language } from '../../language/languages.ts';
import type { Facts } from '../../facts/facts.ts';
import type { FindMicronutrients } from '../../micronutrients/micronutrient-table.ts';
import type { FoodItem } from '../../nutrition/values/food-item.ts';
import type { ReadMessage } from './read/message.ts';
import type { Said } from './sentence.ts';

/**
 * Finds the foods of a table in a phrase, with weights: '200 g rice'. Same as `describeMeal(words, knowledge).items`.
 * Empty if none are found.
 */
export type SearchFoods = (words: string) => readonly FoodItem[];

/** A question with all data available for its answer. */
export interface Ask extends ReadMessage {
  facts: Facts;
  foods: SearchFoods;
  /** General nutrition knowledge. */
  knowledge: FindKnowledge;
  /** Vitamins and minerals of a food; null if they are not loaded. */
  findMicronutrients: FindMicronutrients | null;
  /** The message as the user wrote it, in its language, or completed in English if it continues a conversation. */
  message: string;
  /** The message as the user wrote it. */
  typed: string;
  language: Language;
  /** The question before, completed, and its texts; null in a new conversation. */
  previous: ReadMessage | null;
  previousMessage: string | null;
  previousResponse: string | null;
  /** Below 18 the rules give no calorie goals, weights or advice on amounts. */
  isMinor: boolean;
}

/** Answers one kind of question, or returns null for others. */
export type Topic = (ask: Ask) => Said | null;
