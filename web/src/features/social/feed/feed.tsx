import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import UserPlus from 'lucide-react/icons/user-plus';
import type { SharedMeal } from '#shared/social/schema.ts';
import { useSession } from '#web/lib/session/session-store.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx';
import { useSingleOpen } from '#web/ui/interaction/use-single-open.ts';
import { FeedEnd } from './feed-end.tsx';
import { feedQuery } from './feed-query.ts';
import { FeedSkeleton } from './feed-skeleton.tsx';
import classes from './feed.module.css';
import { type MealAction, MealDialogs } from './meal-dialogs.tsx';
import { SharedMealCard } from './shared-meal-card.tsx';

/** Feed of meals shared by the user, by friends and with everyone, newest first. */
export const Feed = ({ onAddFriend }: { onAddFriend: () => void }) => {
  const me = useSession(({ user }) => user?.sub);
  const feed = useInfiniteQuery(feedQuery);
  const title = useRef<HTMLHeadingElement>(null);
  const { open, show, close } = useSingleOpen<{ meal: SharedMeal; action: MealAction }>();
  const meals = feed.data?.pages.flatMap((page) => page.meals);
  return (
    <section className={classes.feed} aria-labelledby="shared-meals">
      <h2 id="shared-meals" ref={title} tabIndex={-1}>
        {t('Recent shared meals')}
      </h2>
      {meals?.length === 0 && !feed.hasNextPage && (
        <div className="card">
          <EmptyState
            title={t('Nothing shared yet')}
            message={t('Share a meal or add a friend. Meals they share appear here.')}
            action={
              <Button variant="ink" leftSection={<UserPlus aria-hidden />} onClick={onAddFriend}>
                {t('Add a friend')}
              </Button>
            }
          />
        </div>
      )}
      {meals && meals.length > 0 && (
        <ul className="stack4" aria-labelledby="shared-meals">
          {meals.map((meal) => (
            <li key={meal.id}>
              <SharedMealCard
                meal={meal}
                isOwn={meal.user_id === me}
                onAct={(action) => show({ meal, action })}
              />
            </li>
          ))}
        </ul>
      )}
      {meals && (meals.length > 0 || feed.hasNextPage) && <FeedEnd feed={feed} />}
      {!meals && !feed.error && <FeedSkeleton />}
      {!meals && feed.error && (
        <div className="card">
          <LoadFailure title={t('We couldn’t load shared meals')} query={feed} />
        </div>
      )}
      {open && (
        <MealDialogs
          {...open}
          onClose={() => close(open)}
          // The clicked button is removed with its card: keep the focus from jumping to the top of the page.
          onGone={() => title.current?.focus()}
        />
      )}
    </section>
  );
};
