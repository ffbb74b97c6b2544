import { useEffect, useEffectEvent } from 'react';
import { create } from 'zustand';
import { useSession } from '#web/lib/session/session-store.ts';
import type { Filled } from './picked-food.ts';

/** Food selected elsewhere, until the log form takes it. */
const useFoodToLog = create<{ given: Filled | null }>()(() => ({ given: null }));

export const preselectFood = (given: Filled): void => useFoodToLog.setState({ given });

const clearPreselectedFood = (): void => useFoodToLog.setState({ given: null });

// A food selected by one user must not be there for the next.
useSession.subscribe(({ user }, before) => {
  if (user?.sub !== before.user?.sub) clearPreselectedFood();
});

/** Returns whether a selected food is pending for the form. */
export const useIsFoodPreselected = (): boolean => useFoodToLog(({ given }) => given !== null);

/** Passes a preselected food to the form once. A form that is not mounted or visible gets it when it is. */
export const usePreselectedFood = (take: (food: Filled) => void): void => {
  const given = useFoodToLog((state) => state.given);
  const takeGiven = useEffectEvent(take);
  useEffect(() => {
    if (given === null) return;
    useFoodToLog.setState({ given: null });
    takeGiven(given);
  }, [given]);
};
