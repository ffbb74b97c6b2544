import { useEffect, useEffectEvent } from 'react';
import { create } from 'zustand';
import { useSession } from '#web/lib/session/session-store.ts';
import type { Filled } from './picked-food.ts';

/** A food that was chosen outside the form to log, until the form takes it. */
const useFoodToLog = create<{ given: Filled | null }>()(() => ({ given: null }));

export const preselectFood = (given: Filled): void => useFoodToLog.setState({ given });

export const clearPreselectedFood = (): void => useFoodToLog.setState({ given: null });

// What one person chose is not there for the next.
useSession.subscribe(({ user }, before) => {
  if (user?.sub !== before.user?.sub) clearPreselectedFood();
});

/** Whether a food waits for the form. */
export const useIsFoodPreselected = (): boolean => useFoodToLog(({ given }) => given !== null);

/** Hands the form what was chosen for it, once. A form that is not there yet, or not shown, gets it when it is. */
export const usePreselectedFood = (take: (food: Filled) => void): void => {
  const given = useFoodToLog((state) => state.given);
  const takeGiven = useEffectEvent(take);
  useEffect(() => {
    if (given === null) return;
    useFoodToLog.setState({ given: null });
    takeGiven(given);
  }, [given]);
};
