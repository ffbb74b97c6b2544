import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { StatusStrip } from '#web/features/offline/status-strip.tsx';
import { cacheResponses } from '#web/lib/offline/cache-responses.ts';
import { followQueue } from '#web/lib/offline/follow-queue.ts';
import { followVersions } from '#web/lib/offline/new-version.ts';
import { onFirstInteraction } from '#web/ui/interaction/on-first-interaction.ts';

/** Time after which the text engine is loaded without an interaction. */
const ENGINE_MS = 12_000;

/**
 * Loads the text engine on the device with the first interaction, before which no text is typed, or when the first view
 * has long been loaded.
 * @returns function that ends it
 */
const loadFoodEngine = (queryClient: QueryClient): (() => void) => {
  let stop: (() => void) | null = null;
  let isEnded = false;
  const load = (): void => {
    clearTimeout(timer);
    import('./follow-food-engine.ts').then(
      ({ followFoodEngine }) => {
        if (!isEnded) stop ??= followFoodEngine(queryClient);
        return undefined;
      },
      // The code is not cached yet: the next start with a connection loads it.
      () => undefined,
    );
  };
  const stopWaiting = onFirstInteraction(load);
  const timer = setTimeout(load, navigator.onLine ? ENGINE_MS : 0);
  // The first interaction may be over, for example right after the sign-up.
  if (navigator.userActivation?.hasBeenActive) load();
  return () => {
    isEnded = true;
    clearTimeout(timer);
    stopWaiting();
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
