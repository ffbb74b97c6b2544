import { lazy, Suspense, useEffect, useState } from 'react';
import { onFirstInteraction } from '#web/ui/interaction/on-first-interaction.ts';

const UsualMeal = lazy(async () => ({
  default: (await import('#web/features/food-entries/repeat/usual-meal.tsx')).UsualMeal,
}));

/** Time for the first view to finish loading. */
const AFTER_MS = 1_500;

/** The usual meal of this time of day, loaded after the first view. */
export const UsualMealSlot = () => {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    const show = (): void => setWanted(true);
    const timer = setTimeout(show, AFTER_MS);
    const stopWaiting = onFirstInteraction(show);
    return () => {
      clearTimeout(timer);
      stopWaiting();
    };
  }, []);
  return (
    isWanted && (
      <Suspense>
        <UsualMeal />
      </Suspense>
    )
  );
};
