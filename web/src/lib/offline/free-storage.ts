import { clearCachedResponses } from './response-cache.ts';

/** Cache of the service worker (`web/sw/runtime-cache.ts`): files that are fetched again when they are wanted. */
const LATER_FILES = 'assets';

/** Gives up what this device can have again, so that an entry which is here alone finds room. */
export const freeStorage = async (owner: string): Promise<void> => {
  await clearCachedResponses(owner).catch(() => undefined);
  if ('caches' in globalThis) await caches.delete(LATER_FILES).catch(() => false);
};
