import { askToSignOut } from './sign-out-confirmation.ts';
import { clearCachedResponses } from './response-cache.ts';
import { clearQueue } from './offline-queue.ts';
import { queueStore } from './queue-store.ts';
import { clearRequests, countRequests } from './request-queue.ts';

/** Returns whether the user may sign out: nothing is queued, or they confirmed that it is lost. */
export const confirmSignOut = async (owner: string): Promise<boolean> => {
  const [waiting, requests] = await Promise.all([queueStore.list(owner), countRequests(owner)]);
  const count = waiting.length + requests;
  return count === 0 || askToSignOut(count);
};

/** Deletes a user's data from this device, including queued entries unless they are kept. */
export const clearDeviceData = async (owner: string, keepsWaiting: boolean): Promise<void> => {
  if (!keepsWaiting) await Promise.all([clearQueue(owner), clearRequests(owner)]);
  await clearCachedResponses(owner);
};
