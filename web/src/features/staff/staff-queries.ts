import { infiniteQueryOptions } from '@tanstack/react-query';
import { staffRoutes } from '#shared/staff/routes.ts';
import type { MessageState } from '#shared/staff/schema.ts';
import { call } from '#web/lib/api/call.ts';

/** Query for a list in pages. @param read reads the page at the cursor, without one the first page */
const paged = <Page extends { cursor: string | null }>(
  name: readonly string[],
  read: (page: { cursor?: string }, signal: AbortSignal) => Promise<Page>,
) =>
  infiniteQueryOptions({
    queryKey: ['staff', ...name],
    queryFn: ({ pageParam: cursor, signal }) => read(cursor === null ? {} : { cursor }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ cursor }) => cursor,
    retry: false,
    retryOnMount: false,
  });

/** Queries of the staff page, in pages. */
export const staffQueries = {
  messages: (state: MessageState) =>
    paged(['messages', state], (page, signal) =>
      call(staffRoutes.messages, { query: { state, ...page }, signal }),
    ),
  reports: () => paged(['reports'], (query, signal) => call(staffRoutes.reports, { query, signal })),
  appeals: () => paged(['appeals'], (query, signal) => call(staffRoutes.appeals, { query, signal })),
  referrals: () => paged(['referrals'], (query, signal) => call(staffRoutes.referrals, { query, signal })),
  audit: () => paged(['audit'], (query, signal) => call(staffRoutes.audit, { query, signal })),
};
