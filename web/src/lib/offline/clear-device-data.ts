import { askToSignOut } from './sign-out-confirmation.ts';
import { clearCachedResponses } from './response-cache.ts';
import { clearQueue } from './offline-queue.ts';
import { queueStore } from './queue-store.ts';

/** Whether a person may sign out: nothing of theirs waits here, or they agree that it is lost. */
export const confirmSignOut = async (owner: string): Promise<boolean> => {
  const waiting = await queueStore.list(owner);
  return waiting.length === 0 || askToSignOut(waiting.length);
};

/** Forgets what this device keeps of a person; what waits only where it is not to stay for them. */
export const clearDeviceData = async (owner: string, keepsWaiting: boolean): Promise<void> => {
  if (!keepsWaiting) await clearQueue(owner);
  await clearCachedResponses(owner);
};
