import { t } from '#web/lib/language/translate.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { socialRoutes } from '#shared/social/routes.ts';
import type { MealLike, SharedMeal } from '#shared/social/schema.ts';
import { call } from '#web/lib/api/call.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { changeMeals, feedQuery } from './feed-query.ts';

/**
 * Maximum number of requests per click while responses contradict the requested state, for example because another tab
 * toggled the like too.
 */
const MAX_ATTEMPTS = 3;

/**
 * Toggles the like of a meal optimistically. The API toggles the like (SOCIAL-17), so only one request runs at a time,
 * and another follows only if its response differs from the last click. The displayed count is the cached one plus or
 * minus this like, so that updates of other users' likes can arrive in between. An error reverts it.
 */
export const useLike = (meal: SharedMeal) => {
  const queryClient = useQueryClient();
  const [pendingLike, setPendingLike] = useState<{ liked: boolean; isSettled: boolean } | null>(null);
  const now = useRef<{ liked: boolean; asked: number } | null>(null);

  const keep = ({ liked, likes_count }: MealLike): void => {
    changeMeals(queryClient, (one) => (one.id === meal.id ? { ...one, liked, likes_count } : one));
    // A page requested before the like would restore the old count.
    if (queryClient.isFetching(feedQuery) > 0) void queryClient.invalidateQueries(feedQuery);
  };
  const ask = async (wanted: NonNullable<typeof now.current>): Promise<void> => {
    try {
      let answer: MealLike;
      do {
        wanted.asked += 1;
        answer = await call(socialRoutes.like, { params: { id: meal.id } });
      } while (answer.liked !== wanted.liked && wanted.asked < MAX_ATTEMPTS);
      keep(answer);
      setPendingLike({ liked: answer.liked, isSettled: true });
    } catch (error) {
      setPendingLike(null);
      notify.error(t('Error'), (error as Error).message);
      void queryClient.invalidateQueries(feedQuery);
    } finally {
      now.current = null;
    }
  };
  const press = (): void => {
    const liked = !(now.current?.liked ?? pendingLike?.liked ?? meal.liked);
    setPendingLike({ liked, isSettled: false });
    if (now.current) {
      Object.assign(now.current, { liked, asked: 0 });
      return;
    }
    now.current = { liked, asked: 0 };
    void ask(now.current);
  };

  // The cached row has the same state now, and takes over.
  if (pendingLike?.isSettled && pendingLike.liked === meal.liked) setPendingLike(null);
  const liked = pendingLike?.liked ?? meal.liked;
  const own = Number(liked) - Number(meal.liked);
  return { liked, count: Math.max(0, meal.likes_count + own), press };
};
