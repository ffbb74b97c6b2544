import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { StatusStrip } from '#web/features/offline/status-strip.tsx';
import { cacheResponses } from '#web/lib/offline/cache-responses.ts';
import { followQueue } from '#web/lib/offline/follow-queue.ts';
import { followVersions } from '#web/lib/offline/new-version.ts';

/**
 * Loads the text engine on the device.
 * @returns function that ends it
 */
const loadFoodEngine = (queryClient: QueryClient): (() => void) => {
  let stop: (() => void) | null = null;
  let isEnded = false;
  import('./follow-food-engine.ts').then(
    ({ followFoodEngine }) => {
      if (!isEnded) stop = followFoodEngine(queryClient);
      return undefined;
    },
    // The code is not cached yet: the next start with a connection loads it.
    () => undefined,
  );
  return () => {
    isEnded = true;
    stop?.();
  };
};

/** Offline support for a signed-in user: starts the app from the cache, shows cached data and sends queued entries. */
export const OfflineRuntime = ({ owner }: { owner: string }) => {
  const queryClient = useQueryClient();
  useEffect(() => cacheResponses(owner, queryClient), [owner, queryClient]);
  useEffect(() => followQueue({ owner, queryClient }), [owner, queryClient]);
  useEffect(() => loadFoodEngine(queryClient), [queryClient]);
  useEffect(followVersions, []);
  return <StatusStrip />;
};
