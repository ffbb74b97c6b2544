import { askToSignOut } from './sign-out-confirmation.ts';
import { clearCachedResponses } from './response-cache.ts';
import { clearDrafts, countDrafts } from './drafts/draft-store.ts';
import { clearQueue } from './offline-queue.ts';
import { queueStore } from './queue-store.ts';
import { clearRequests, countRequests } from './request-queue.ts';

/** Returns whether the user may sign out: nothing is only on this device, or they confirmed that it is lost. */
export const confirmSignOut = async (owner: string): Promise<boolean> => {
  const [waiting, requests, drafts] = await Promise.all([
    queueStore.list(owner),
    countRequests(owner),
    countDrafts(owner),
  ]);
  const count = waiting.length + requests + drafts;
  return count === 0 || askToSignOut(count);
};

/** Deletes a user's data from this device, including queued entries and photos to finish unless they are kept. */
export const clearDeviceData = async (owner: string, keepsWaiting: boolean): Promise<void> => {
  if (!keepsWaiting) await Promise.all([clearQueue(owner), clearRequests(owner), clearDrafts(owner)]);
  await clearCachedResponses(owner);
};
