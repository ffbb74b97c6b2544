import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { executiveRoutes } from '#shared/business-agents/executive/routes.ts';
import { instantOf } from '#shared/time/instant-of.ts';
import { call } from '#web/lib/api/call.ts';
import type { Today } from '#web/lib/time/use-today.ts';

export const executiveQueries = {
  /** Query for events since the start of today, earliest first. */
  eventsFromToday: ({ date, timeZone }: Today) => {
    const from = instantOf(date, '00:00', timeZone).toISOString();
    return queryOptions({
      queryKey: ['events', from],
      queryFn: ({ signal }) => call(executiveRoutes.events, { query: { from }, signal }),
      select: ({ events }) => events,
    });
  },
  /** Query for all events, past ones included. */
  events: queryOptions({
    queryKey: ['events', 'all'],
    queryFn: ({ signal }) => call(executiveRoutes.events, { query: {}, signal }),
    select: ({ events }) => events,
  }),
  /** Query for tasks, newest first: the newest 1,000, earlier ones on request. */
  activities: infiniteQueryOptions({
    queryKey: ['activities'],
    queryFn: ({ pageParam: after, signal }) =>
      call(executiveRoutes.activities, { query: { ...(after !== null && { after }) }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ activities }) => activities),
  }),
  /** Query for documents, newest first: the newest 1,000, earlier ones on request. */
  documents: infiniteQueryOptions({
    queryKey: ['documents'],
    queryFn: ({ pageParam: after, signal }) =>
      call(executiveRoutes.documents, { query: { ...(after !== null && { after }) }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ documents }) => documents),
  }),
  /** Query for a document's content in its current or an earlier version. */
  document: (id: string, version: number | null) =>
    queryOptions({
      queryKey: ['document', id, version ?? 'newest'],
      queryFn: ({ signal }) =>
        call(executiveRoutes.document, {
          params: { id },
          query: { ...(version !== null && { version }) },
          signal,
        }),
    }),
  /** Query for active templates, newest first, followed by built-in ones. */
  templates: queryOptions({
    queryKey: ['templates'],
    queryFn: ({ signal }) => call(executiveRoutes.templates, { query: {}, signal }),
    select: ({ templates }) => templates,
  }),
  /** Query for all templates, inactive ones included. */
  everyTemplate: queryOptions({
    queryKey: ['templates', 'inactive'],
    queryFn: ({ signal }) => call(executiveRoutes.templates, { query: { inactive: 'true' }, signal }),
    select: ({ templates }) => templates,
  }),
};
