import { t } from '#web/lib/language/translate.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { socialRoutes } from '#shared/social/routes.ts';
import type { MealLike, SharedMeal } from '#shared/social/schema.ts';
import { call } from '#web/lib/api/call.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { changeMeals, feedQuery } from './feed-query.ts';

/** A press asks again so often while answers say the opposite of what is wanted, as when another window pressed too. */
const MAX_ATTEMPTS = 3;

/**
 * The like of a meal, shown as it was pressed at once. The server's call turns a like round (SOCIAL-17): however fast
 * somebody presses, one call is on its way at a time, and another follows only where its answer is not what was
 * pressed last. What is shown is the row's own count with this one like more or less, so that news of other people's
 * likes may come in between. A failure takes it back.
 */
export const useLike = (meal: SharedMeal) => {
  const queryClient = useQueryClient();
  const [wish, setWish] = useState<{ liked: boolean; isSettled: boolean } | null>(null);
  const now = useRef<{ liked: boolean; asked: number } | null>(null);

  const keep = ({ liked, likes_count }: MealLike): void => {
    changeMeals(queryClient, (one) => (one.id === meal.id ? { ...one, liked, likes_count } : one));
    // A page that was asked for before the like would bring the count of then.
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
      setWish({ liked: answer.liked, isSettled: true });
    } catch (error) {
      setWish(null);
      notify.error(t('Error'), (error as Error).message);
      void queryClient.invalidateQueries(feedQuery);
    } finally {
      now.current = null;
    }
  };
  const press = (): void => {
    const liked = !(now.current?.liked ?? wish?.liked ?? meal.liked);
    setWish({ liked, isSettled: false });
    if (now.current) {
      Object.assign(now.current, { liked, asked: 0 });
      return;
    }
    now.current = { liked, asked: 0 };
    void ask(now.current);
  };

  // The row says the same by now: from here on it is the row's to say.
  if (wish?.isSettled && wish.liked === meal.liked) setWish(null);
  const liked = wish?.liked ?? meal.liked;
  const own = Number(liked) - Number(meal.liked);
  return { liked, count: Math.max(0, meal.likes_count + own), press };
};
