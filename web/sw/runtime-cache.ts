/** Cache of files that are loaded on demand; `web/src/lib/offline/free-storage.ts` deletes it. */
export const LATER_FILES = 'assets';

/** About three versions of the files. Old ones are unused once no tab needs them. */
const MAX_FILES = 120;

/** Keeps only the newest files; the cache is ordered by insertion. */
export const newestFiles = (caches: Pick<CacheStorage, 'open'>, most = MAX_FILES) => ({
  cacheDidUpdate: async ({ cacheName }: { cacheName: string }): Promise<void> => {
    const cache = await caches.open(cacheName);
    const files = await cache.keys();
    await Promise.all(files.slice(0, -most).map((file) => cache.delete(file)));
  },
});
