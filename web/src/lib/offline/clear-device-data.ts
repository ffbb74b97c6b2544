import { askToSignOut } from './sign-out-confirmation.ts';
import { clearCachedResponses } from './response-cache.ts';
import { clearQueue } from './offline-queue.ts';
import { queueStore } from './queue-store.ts';

/** Returns whether the user may sign out: nothing is queued, or they confirmed that it is lost. */
export const confirmSignOut = async (owner: string): Promise<boolean> => {
  const waiting = await queueStore.list(owner);
  return waiting.length === 0 || askToSignOut(waiting.length);
};

/** Deletes a user's data from this device, including queued entries unless they are kept. */
export const clearDeviceData = async (owner: string, keepsWaiting: boolean): Promise<void> => {
  if (!keepsWaiting) await clearQueue(owner);
  await clearCachedResponses(owner);
};
