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

/** Query for the insights of a day, stored or rule-based. Free of charge. */
export const insightsQuery = (date: string) =>
  queryOptions({
    queryKey: ['insights', date],
    queryFn: ({ signal }) => call(insightRoutes.generate, { body: me(), signal }),
  });

/** Requests new insights, from AI if available. */
export const refreshInsights = (idempotencyKey: string): Promise<InsightsAnswer> =>
  call(insightRoutes.generate, { body: { ...me(), refresh: true }, idempotencyKey });
