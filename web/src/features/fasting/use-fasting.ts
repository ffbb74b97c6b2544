import { useInfiniteQuery } from '@tanstack/react-query';
import { useQueuedRequests } from '#web/lib/offline/request-queue.ts';
import { applyQueued, type Fasting } from './apply-queued.ts';
import { fastingQuery } from './fasting-query.ts';

/** Returns the settings and the loaded fasts, with the changes that are queued on this device. */
export const useFasting = () => {
  const { data, ...query } = useInfiniteQuery(fastingQuery);
  const { requests } = useQueuedRequests();
  const [first] = data?.pages ?? [];
  const fasting: Fasting | null =
    first && data
      ? applyQueued({ ...first, fasts: data.pages.flatMap(({ fasts }) => fasts) }, requests)
      : null;
  return {
    ...query,
    fasting,
    isQueued: requests.some(({ reloads }) => reloads === fastingQuery.queryKey[0]),
  };
};
