import { infiniteQueryOptions } from '@tanstack/react-query';
import { staffRoutes } from '#shared/staff/routes.ts';
import type { MessageState } from '#shared/staff/schema.ts';
import { call } from '#web/lib/api/call.ts';

const paged = { initialPageParam: null as string | null, retry: false, retryOnMount: false } as const;
const from = (cursor: string | null) => (cursor === null ? {} : { cursor });
const getNextPageParam = ({ cursor }: { cursor: string | null }): string | null => cursor;

/** Queries of the staff page, in pages. */
export const staffQueries = {
  messages: (state: MessageState) =>
    infiniteQueryOptions({
      ...paged,
      queryKey: ['staff', 'messages', state],
      queryFn: ({ pageParam, signal }) =>
        call(staffRoutes.messages, { query: { state, ...from(pageParam) }, signal }),
      getNextPageParam,
    }),
  reports: () =>
    infiniteQueryOptions({
      ...paged,
      queryKey: ['staff', 'reports'],
      queryFn: ({ pageParam, signal }) => call(staffRoutes.reports, { query: from(pageParam), signal }),
      getNextPageParam,
    }),
  audit: () =>
    infiniteQueryOptions({
      ...paged,
      queryKey: ['staff', 'audit'],
      queryFn: ({ pageParam, signal }) => call(staffRoutes.audit, { query: from(pageParam), signal }),
      getNextPageParam,
    }),
};
