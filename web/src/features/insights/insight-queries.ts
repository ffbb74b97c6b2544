import { queryOptions } from '@tanstack/react-query';
import { insightRoutes } from '#shared/insights/routes.ts';
import type { InsightsAnswer } from '#shared/insights/schema.ts';
import { call } from '#web/lib/api/call.ts';
import { useSession } from '#web/lib/session/session-store.ts';
import { deviceTimeZone } from '#web/lib/time/device-time-zone.ts';

const me = () => {
  const userId = useSession.getState().user?.sub;
  return { ...(userId !== undefined && { userId }), time_zone: deviceTimeZone() };
};

/** The person's insights of a day: what is kept of it, or what the rules say. Costs nothing. */
export const insightsQuery = (date: string) =>
  queryOptions({
    queryKey: ['insights', date],
    queryFn: ({ signal }) => call(insightRoutes.generate, { body: me(), signal }),
  });

/** Asks anew, AI where there is one. */
export const refreshInsights = (idempotencyKey: string): Promise<InsightsAnswer> =>
  call(insightRoutes.generate, { body: { ...me(), refresh: true }, idempotencyKey });
