import { Suspense, useEffect } from 'react';
import { closeMealDialog, useMealDialog } from '#web/features/food-entries/meal-input/meal-dialog-state.ts';
import { lazyComponent } from '#web/lib/lazy/lazy-component.tsx';

const MealDialog = lazyComponent(async () => (await import('./load-meal-dialog.ts')).loadMealDialog());

/** The dialog "What did you eat?", which opens on every page. Its code is loaded on first use. */
export const MealDialogSlot = () => {
  // Closed on sign-out, so that the next user does not find it open.
  useEffect(() => closeMealDialog, []);
  return (
    useMealDialog(({ isOpen }) => isOpen) && (
      <Suspense>
        <MealDialog />
      </Suspense>
    )
  );
};
