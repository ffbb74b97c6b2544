import { create } from 'zustand';

/** Somebody wants to sign out while something of theirs waits on this device. */
export interface SignOutConfirmation {
  /** How many entries are not in the diary yet. */
  count: number;
  answer: (leaves: boolean) => void;
}

/** The question that is open. */
export const useSignOutConfirmation = create<{ leaving: SignOutConfirmation | null }>(() => ({
  leaving: null,
}));

/** Asks whether what waits may be lost. A second press while it is asked changes nothing. */
export const askToSignOut = (count: number): Promise<boolean> =>
  new Promise((resolve) => {
    if (useSignOutConfirmation.getState().leaving) return resolve(false);
    const answer = (leaves: boolean): void => {
      useSignOutConfirmation.setState({ leaving: null });
      resolve(leaves);
    };
    useSignOutConfirmation.setState({ leaving: { count, answer } });
  });
