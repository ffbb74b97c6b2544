import { t } from '#web/lib/language/translate.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { FriendList } from '#shared/social/schema.ts';
import { useSession } from '#web/lib/session/session-store.ts';
import { friendQueries } from '#web/features/social/public.ts';
import { notify } from '#web/ui/feedback/notify.ts';

/** Changes may be delivered twice; the tab announces each once. */
const announced = new Set<string>();

const isNews = (row: { id: string; created_at: string; status: string }): boolean => {
  const name = `${row.id} ${row.status} ${row.created_at}`;
  if (announced.has(name)) return false;
  announced.add(name);
  return true;
};

/** Returns the relevant news: new requests from other users, and accepted requests of this user. */
const findNews = ({ requests, friends }: FriendList, ids: ReadonlySet<string>) => {
  const me = useSession.getState().user?.sub;
  return {
    asking: requests.filter((row) => ids.has(row.id) && isNews(row)),
    accepted: friends.filter((row) => ids.has(row.id) && row.user_id === me && isNews(row)),
  };
};

/**
 * Announces new friend requests and accepted ones. The change message contains no names, so the friend list is fetched
 * if it is not cached.
 * @param ids IDs of changed friendships
 */
export const notifyFriendChanges = async (
  queryClient: QueryClient,
  ids: ReadonlySet<string>,
): Promise<void> => {
  // If the list cannot be fetched, nothing is announced; the error is logged like any other.
  const list = await queryClient.fetchQuery({ ...friendQueries.all(), staleTime: 0 }).catch(() => null);
  if (!list) return;
  const { asking, accepted } = findNews(list, ids);
  for (const { name } of asking) {
    notify.info(t('{name} wants to be your friend', { name }), t('Reply in your Social Feed.'), {
      isNews: true,
    });
  }
  for (const { name } of accepted) {
    notify.success(t('{name} is now your friend', { name }), undefined, { isNews: true });
  }
};
