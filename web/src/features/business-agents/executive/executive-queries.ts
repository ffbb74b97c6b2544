import { queryOptions } from '@tanstack/react-query';
import { executiveRoutes } from '#shared/business-agents/executive/routes.ts';
import { instantOf } from '#shared/time/instant-of.ts';
import { call } from '#web/lib/api/call.ts';
import type { Today } from '#web/lib/time/use-today.ts';

export const executiveQueries = {
  /** Events from the beginning of today, the first one first. */
  eventsFromToday: ({ date, timeZone }: Today) => {
    const from = instantOf(date, '00:00', timeZone).toISOString();
    return queryOptions({
      queryKey: ['events', from],
      queryFn: ({ signal }) => call(executiveRoutes.events, { query: { from }, signal }),
      select: ({ events }) => events,
    });
  },
  /** Every event, earlier ones too. */
  events: queryOptions({
    queryKey: ['events', 'all'],
    queryFn: ({ signal }) => call(executiveRoutes.events, { query: {}, signal }),
    select: ({ events }) => events,
  }),
  /** Tasks, newest first. */
  activities: queryOptions({
    queryKey: ['activities'],
    queryFn: ({ signal }) => call(executiveRoutes.activities, { signal }),
    select: ({ activities }) => activities,
  }),
  /** Newest first. */
  documents: queryOptions({
    queryKey: ['documents'],
    queryFn: ({ signal }) => call(executiveRoutes.documents, { signal }),
    select: ({ documents }) => documents,
  }),
  /** What a document says: now, or in an earlier version. */
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
  /** Active ones, newest first; those that the product brings along at last. */
  templates: queryOptions({
    queryKey: ['templates'],
    queryFn: ({ signal }) => call(executiveRoutes.templates, { query: {}, signal }),
    select: ({ templates }) => templates,
  }),
  /** Those too that were taken out of use. */
  everyTemplate: queryOptions({
    queryKey: ['templates', 'inactive'],
    queryFn: ({ signal }) => call(executiveRoutes.templates, { query: { inactive: 'true' }, signal }),
    select: ({ templates }) => templates,
  }),
};
