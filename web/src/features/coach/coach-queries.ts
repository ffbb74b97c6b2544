import { type InfiniteData, infiniteQueryOptions } from '@tanstack/react-query';
import { coachRoutes } from '#shared/coach/routes.ts';
import type { CoachHistory, CoachMessage } from '#shared/coach/schema.ts';
import { call } from '#web/lib/api/call.ts';

type Pages = InfiniteData<CoachHistory, string | null>;

export const coachQueries = {
  /** Query for the chat history: newest page first, earlier pages on request. */
  history: () =>
    infiniteQueryOptions({
      queryKey: ['coach', 'messages'],
      queryFn: ({ pageParam: before, signal }) =>
        call(coachRoutes.messages, { query: { ...(before !== null && { before }) }, signal }),
      initialPageParam: null as string | null,
      getNextPageParam: ({ messages, has_more }) => (has_more ? (messages[0]?.turn_id ?? null) : null),
    }),
};

/** Returns all fetched messages, oldest first. */
export const messagesOfPages = ({ pages }: Pages): CoachMessage[] =>
  pages.toReversed().flatMap(({ messages }) => messages);

/** History after it is cleared. */
export const noHistory: Pages = { pages: [{ messages: [], has_more: false }], pageParams: [null] };
