import { queryOptions } from '@tanstack/react-query';
import { calendarRoutes } from '#shared/business-agents/calendar/routes.ts';
import { call } from '#web/lib/api/call.ts';

export const calendarQueries = {
  /** Query for the rules of repeating events, by ID of the series. */
  series: queryOptions({
    queryKey: ['event-series'],
    queryFn: ({ signal }) => call(calendarRoutes.series, { signal }),
    select: ({ series }) => new Map(series.map((each) => [each.id, each])),
  }),
  reminders: queryOptions({
    queryKey: ['work-reminders'],
    queryFn: ({ signal }) => call(calendarRoutes.reminders, { signal }),
  }),
  feed: queryOptions({
    queryKey: ['calendar-feed'],
    queryFn: ({ signal }) => call(calendarRoutes.feedState, { signal }),
  }),
};
