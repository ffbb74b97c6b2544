import { conflictsInText } from '#shared/diet/conflicts-in-text.ts';
import { isUnconstrained, readDiet } from '#shared/diet/read-diet.ts';
import { conflictsOfMeal } from '#shared/diet/suitable-meals.ts';
import type { SharedMeal } from '#shared/social/schema.ts';
import type { OpenFoods } from '../../platform/foods/open-foods.ts';
import type { FoundMeal } from './meal-rows.ts';

type Conflict = NonNullable<SharedMeal['diet_conflicts']>[number];

/**
 * Finds what in another user's meal conflicts with the viewer's diet and allergies, or might. Without foods it is
 * unknown, unless the meal's name mentions it. Opens the food table only for viewers with a diet or an allergy.
 */
export const createDietConflicts =
  (openFoods: OpenFoods) =>
  async (viewerId: string, { meal, entry, diet }: FoundMeal): Promise<Conflict[]> => {
    const constraints = readDiet(diet ?? {});
    if (meal.user_id === viewerId || entry === null || isUnconstrained(constraints)) return [];
    const { recordOf } = await openFoods();
    const { food_name: name, items = null } = entry;
    const mentioned = conflictsInText(name, constraints);
    return conflictsOfMeal({ name, items }, constraints, recordOf).flatMap(
      ({ kind, name: avoided, certainty }): Conflict[] => {
        // A dislike is no reason for a warning.
        if (kind === 'dislike') return [];
        const isMentioned = certainty === 'unknown' && mentioned.includes(avoided);
        return [{ kind, name: avoided, certainty: isMentioned ? 'contains' : certainty }];
      },
    );
  };

export type DietConflicts = ReturnType<typeof createDietConflicts>;
