import { queryOptions } from '@tanstack/react-query';
import { webhookSettingsRoutes } from '#shared/webhooks/routes.ts';
import { call } from '#web/lib/api/call.ts';

export const webhookQueries = {
  /** Query for the user's webhooks with their last deliveries, oldest first. */
  list: () =>
    queryOptions({
      queryKey: ['webhooks'],
      queryFn: ({ signal }) => call(webhookSettingsRoutes.webhooks, { signal }),
      select: ({ webhooks }) => webhooks,
    }),
};
