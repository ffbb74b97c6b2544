import { type InfiniteData, infiniteQueryOptions } from '@tanstack/react-query';
import { coachRoutes } from '#shared/coach/routes.ts';
import type { CoachHistory, CoachMessage } from '#shared/coach/schema.ts';
import { call } from '#web/lib/api/call.ts';

type Pages = InfiniteData<CoachHistory, string | null>;

export const coachQueries = {
  /** The chat as the server keeps it: the newest page first, earlier ones as they are asked for. */
  history: () =>
    infiniteQueryOptions({
      queryKey: ['coach', 'messages'],
      queryFn: ({ pageParam: before, signal }) =>
        call(coachRoutes.messages, { query: { ...(before !== null && { before }) }, signal }),
      initialPageParam: null as string | null,
      getNextPageParam: ({ messages, has_more }) => (has_more ? (messages[0]?.turn_id ?? null) : null),
    }),
};

/** All that was fetched, oldest first. */
export const messagesOfPages = ({ pages }: Pages): CoachMessage[] =>
  pages.toReversed().flatMap(({ messages }) => messages);

/** What the history is once it is cleared. */
export const noHistory: Pages = { pages: [{ messages: [], has_more: false }], pageParams: [null] };
