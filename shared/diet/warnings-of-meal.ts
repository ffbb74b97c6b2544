import type { FoodKnowledge } from '../nutrition/match/food-knowledge.ts';
import type { FoodItem } from '../nutrition/values/food-item.ts';
import { conflictsInText } from './conflicts-in-text.ts';
import type { DietWarning } from './diet-warning.ts';
import type { DietConstraints } from './read-diet.ts';
import { conflictsOfMeal } from './suitable-meals.ts';

/** Returns the warnings about a meal. Without foods it is unknown, unless the meal's name mentions what to avoid. */
export const warningsOfMeal = (
  meal: { name: string; items: readonly FoodItem[] | null },
  constraints: DietConstraints,
  recordOf: FoodKnowledge['recordOf'],
): DietWarning[] => {
  const mentioned = conflictsInText(meal.name, constraints);
  return conflictsOfMeal(meal, constraints, recordOf).flatMap(({ kind, name, certainty }): DietWarning[] => {
    // A dislike is no reason for a warning.
    if (kind === 'dislike') return [];
    const isMentioned = certainty === 'unknown' && mentioned.includes(name);
    return [{ kind, name, certainty: isMentioned ? 'contains' : certainty }];
  });
};
