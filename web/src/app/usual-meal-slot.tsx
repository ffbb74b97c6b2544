import { lazy, Suspense } from 'react';
import { useFirstInteraction } from '#web/ui/interaction/use-first-interaction.ts';

const UsualMeal = lazy(async () => ({
  default: (await import('#web/features/food-entries/repeat/usual-meal.tsx')).UsualMeal,
}));

/** The usual meal of this time of day, loaded after the first view. */
export const UsualMealSlot = () =>
  useFirstInteraction() && (
    <Suspense>
      <UsualMeal />
    </Suspense>
  );
