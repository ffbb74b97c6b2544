import { create } from 'zustand';

/** Somebody wants to sign out while something of theirs waits on this device. */
export interface Leaving {
  /** How many entries are not in the diary yet. */
  count: number;
  answer: (leaves: boolean) => void;
}

/** The question that is open. */
export const useLeaving = create<{ leaving: Leaving | null }>(() => ({ leaving: null }));

/** Asks whether what waits may be lost. A second press while it is asked changes nothing. */
export const askToLeave = (count: number): Promise<boolean> =>
  new Promise((resolve) => {
    if (useLeaving.getState().leaving) return resolve(false);
    const answer = (leaves: boolean): void => {
      useLeaving.setState({ leaving: null });
      resolve(leaves);
    };
    useLeaving.setState({ leaving: { count, answer } });
  });
