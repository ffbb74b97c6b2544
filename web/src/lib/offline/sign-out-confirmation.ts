import { create } from 'zustand';

/** Confirmation for signing out with queued entries on this device. */
export interface SignOutConfirmation {
  /** Number of entries that are not in the diary yet. */
  count: number;
  answer: (leaves: boolean) => void;
}

/** The open confirmation. */
export const useSignOutConfirmation = create<{ leaving: SignOutConfirmation | null }>(() => ({
  leaving: null,
}));

/** Asks whether queued entries may be lost. A second call while it is open changes nothing. */
export const askToSignOut = (count: number): Promise<boolean> =>
  new Promise((resolve) => {
    if (useSignOutConfirmation.getState().leaving) return resolve(false);
    const answer = (leaves: boolean): void => {
      useSignOutConfirmation.setState({ leaving: null });
      resolve(leaves);
    };
    useSignOutConfirmation.setState({ leaving: { count, answer } });
  });
