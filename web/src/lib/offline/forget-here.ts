import { askToLeave } from './leaving.ts';
import { forgetSeen } from './seen-store.ts';
import { forgetWaiting } from './waiting.ts';
import { waitingStore } from './waiting-store.ts';

/** Whether a person may sign out: nothing of theirs waits here, or they agree that it is lost. */
export const mayLeave = async (owner: string): Promise<boolean> => {
  const waiting = await waitingStore.list(owner);
  return waiting.length === 0 || askToLeave(waiting.length);
};

/** Forgets what this device keeps of a person; what waits only where it is not to stay for them. */
export const forgetHere = async (owner: string, keepsWaiting: boolean): Promise<void> => {
  if (!keepsWaiting) await forgetWaiting(owner);
  await forgetSeen(owner);
};
