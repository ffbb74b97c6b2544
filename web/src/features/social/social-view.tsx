import { t } from '#web/lib/language/translate.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { friendQueries } from './friends/friend-queries.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { Segments } from '#web/ui/inputs/segments.tsx';
import { AddFriend } from './friends/add-friend.tsx';
import { Feed } from './feed/feed.tsx';
import { FriendRequests } from './friends/friend-requests.tsx';
import { FriendsCard } from './friends/friends-card.tsx';
import { RecentAchievements } from './recent-achievements.tsx';
import { ShareMeal } from './share/share-meal.tsx';
import classes from './social-view.module.css';

interface Props {
  /** Shown instead of the audience 'everyone' if the user's plan does not include it. */
  lockedEveryone: ReactNode;
}
type Side = 'meals' | 'friends';

const useOpenRequestsNote = (): string => {
  const { data } = useQuery(friendQueries.all());
  const count = data?.requests.length ?? 0;
  return count === 0 ? '' : ` (${formatNumber(count)})`;
};

/** Social page with friends on the left and the feed on the right; on narrow screens one at a time. */
export const SocialView = ({ lockedEveryone }: Props) => {
  const [side, setSide] = useState<Side>('meals');
  const requests = useOpenRequestsNote();
  const email = useRef<HTMLInputElement>(null);
  const addFriend = (): void => {
    // The field can only take the focus when it is visible.
    flushSync(() => setSide('friends'));
    email.current?.focus();
  };
  return (
    <div className={classes.view} data-side={side}>
      <div className={classes.sides}>
        <Segments<Side>
          label={t('View')}
          choices={[
            { value: 'meals', label: t('Shared meals') },
            { value: 'friends', label: `${t('Friends and sharing')}${requests}` },
          ]}
          value={side}
          onChange={setSide}
        />
      </div>
      <div className={classes.people}>
        <FriendRequests />
        <AddFriend field={email} />
        <ShareMeal lockedEveryone={lockedEveryone} />
        <FriendsCard />
        <RecentAchievements />
      </div>
      <div className={classes.meals}>
        <Feed onAddFriend={addFriend} />
      </div>
    </div>
  );
};
