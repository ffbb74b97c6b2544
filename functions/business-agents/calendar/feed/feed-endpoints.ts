import type { calendarRoutes } from '#shared/business-agents/calendar/routes.ts';
import type { Endpoints } from '../../../platform/http/endpoint.ts';
import type { FeedRepository } from './feed-repository.ts';
import type { createReadFeed } from './read-feed.ts';

type Names = 'feedState' | 'createFeed' | 'removeFeed' | 'feed';

/** Endpoints of the calendar address. */
export const feedEndpoints = (
  feeds: FeedRepository,
  readFeed: ReturnType<typeof createReadFeed>,
): Pick<Endpoints<typeof calendarRoutes>, Names> => ({
  feedState: async ({ caller }) => ({ created_at: (await feeds.find(caller.user_id))?.created_at ?? null }),
  createFeed: async ({ caller }) => {
    const { file, created_at } = await feeds.create(caller.user_id);
    return { path: `/api/calendar-feeds/${file}`, created_at };
  },
  removeFeed: async ({ caller, idempotency }) => {
    await feeds.remove(caller.user_id, idempotency);
    return undefined;
  },
  feed: ({ params, raw }) => readFeed(params.file, raw.headers['if-none-match']),
});
