/** Cache of the app's files that are fetched when they are wanted; `web/src/lib/offline/free-storage.ts` gives it up. */
export const LATER_FILES = 'assets';

/** About three versions of them. Old ones are of no use once no window is left that asks for them. */
const MAX_FILES = 120;

/** Keeps the newest files alone; the cache has them in the order in which they came. */
export const newestFiles = (caches: Pick<CacheStorage, 'open'>, most = MAX_FILES) => ({
  cacheDidUpdate: async ({ cacheName }: { cacheName: string }): Promise<void> => {
    const cache = await caches.open(cacheName);
    const files = await cache.keys();
    await Promise.all(files.slice(0, -most).map((file) => cache.delete(file)));
  },
});
