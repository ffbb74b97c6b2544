import { t } from '#web/lib/language/translate.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { FriendList } from '#shared/social/schema.ts';
import { useSession } from '#web/lib/session/session-store.ts';
import { friendQueries } from '#web/features/social/public.ts';
import { notify } from '#web/ui/feedback/notify.ts';

/** A change may be told twice; the window says it once. */
const told = new Set<string>();

const isNews = (row: { id: string; created_at: string; status: string }): boolean => {
  const name = `${row.id} ${row.status} ${row.created_at}`;
  if (told.has(name)) return false;
  told.add(name);
  return true;
};

/** What others did of it: who asks the person, and who accepted what the person asked. */
const newsOf = ({ requests, friends }: FriendList, ids: ReadonlySet<string>) => {
  const me = useSession.getState().user?.sub;
  return {
    asking: requests.filter((row) => ids.has(row.id) && isNews(row)),
    accepted: friends.filter((row) => ids.has(row.id) && row.user_id === me && isNews(row)),
  };
};

/**
 * Says who asks to be a friend, and who has accepted. The news names no person: the list does, which is fetched for it
 * where no page shows it.
 * @param ids of what changed between the person and others
 */
export const notifyFriendChanges = async (
  queryClient: QueryClient,
  ids: ReadonlySet<string>,
): Promise<void> => {
  // Where it cannot be fetched there is nothing to say; that is logged as every failure to load is.
  const list = await queryClient.fetchQuery({ ...friendQueries.all(), staleTime: 0 }).catch(() => null);
  if (!list) return;
  const { asking, accepted } = newsOf(list, ids);
  for (const { name } of asking) {
    notify.info(t('{name} would like to be your friend', { name }), t('Answer it in your Social Feed.'), {
      isNews: true,
    });
  }
  for (const { name } of accepted) {
    notify.success(t('{name} is your friend now', { name }), undefined, { isNews: true });
  }
};
