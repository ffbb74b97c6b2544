import { clearCachedResponses } from './response-cache.ts';

/** Cache of the service worker (`web/sw/runtime-cache.ts`) with files that can be refetched. */
const LATER_FILES = 'assets';

/** Deletes caches that can be restored, to make space for queued entries. */
export const freeStorage = async (owner: string): Promise<void> => {
  await clearCachedResponses(owner).catch(() => undefined);
  if ('caches' in globalThis) await caches.delete(LATER_FILES).catch(() => false);
};
