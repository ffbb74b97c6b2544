import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { StatusStrip } from '#web/features/offline/status-strip.tsx';
import { followFoodEngine } from './follow-food-engine.ts';
import { cacheResponses } from '#web/lib/offline/cache-responses.ts';
import { followQueue } from '#web/lib/offline/follow-queue.ts';
import { followVersions } from '#web/lib/offline/new-version.ts';
import type { ReadPhotos } from '#web/lib/offline/send-queued-row.ts';

const readPhotos: ReadPhotos = async (...waiting) => {
  const { analyzeQueuedPhotos } = await import('#web/features/scan/photos/analyze-queued-photos.ts');
  return analyzeQueuedPhotos(...waiting);
};

/** Offline support for a signed-in user: starts the app from the cache, shows cached data and sends queued entries. */
export const OfflineRuntime = ({ owner }: { owner: string }) => {
  const queryClient = useQueryClient();
  useEffect(() => cacheResponses(owner, queryClient), [owner, queryClient]);
  useEffect(() => followQueue({ owner, queryClient, readPhotos }), [owner, queryClient]);
  useEffect(() => followFoodEngine(queryClient), [queryClient]);
  useEffect(followVersions, []);
  return <StatusStrip />;
};
