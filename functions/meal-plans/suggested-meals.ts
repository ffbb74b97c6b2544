import { suitableMeals } from '#shared/diet/suitable-meals.ts';
import type { FoodKnowledge } from '#shared/nutrition/match/food-knowledge.ts';
import { showable, type SuggestionReader } from '#shared/safety/reply/gate.ts';

type Meal = Parameters<typeof suitableMeals>[0][number];

/**
 * Returns the meals that may be suggested to a user: they fit the diet and allergies, and their names pass the gate,
 * also those that the user typed.
 */
export const suggestedMeals = <M extends Meal>(
  meals: readonly M[],
  reader: SuggestionReader,
  recordOf: FoodKnowledge['recordOf'],
): M[] => showable(suitableMeals(meals, reader.constraints, recordOf), reader, ({ name }) => name);
