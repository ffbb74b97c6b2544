import { t } from '#web/lib/language/translate.ts';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { friendQueries } from './friend-queries.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { BlockedUsers } from './blocked-users.tsx';
import { FriendRow } from './friend-row.tsx';
import { SocialSectionState } from '../social-section-state.tsx';
import classes from '../people.module.css';
import { SentRequests } from './sent-requests.tsx';
import { CardHead } from '#web/ui/layout/card-head.tsx';

/** Card with the user's friends, sent requests and blocked users. */
export const FriendsCard = () => {
  const query = useQuery(friendQueries.all());
  const { data } = query;
  const title = useRef<HTMLHeadingElement>(null);
  // The clicked button is removed with its row: keep the focus from jumping to the top of the page.
  const focusTitle = () => title.current?.focus();
  return (
    <section className="card" aria-labelledby="friends">
      <CardHead id="friends" title={t('Friends')} titleRef={title}>
        {data && data.friends.length > 0 && (
          <span className={classes.count} aria-hidden>
            {formatNumber(data.friends.length)}
          </span>
        )}
      </CardHead>
      {data?.friends.length === 0 && (
        <p className={classes.quiet}>
          {t('No friends yet. Send someone a request by email. Once they accept, their meals appear here.')}
        </p>
      )}
      {data && data.friends.length > 0 && (
        <ul className={classes.list} aria-label={t('Friends')}>
          {data.friends.map((friend) => (
            <FriendRow key={friend.id} friend={friend} />
          ))}
        </ul>
      )}
      <SocialSectionState
        query={query}
        loading={t('Loading your friends')}
        failure={(message) => t('We couldn’t load your friends. {message}', { message })}
      />
      {data && data.sent.length > 0 && <SentRequests requests={data.sent} onCanceled={focusTitle} />}
      <BlockedUsers onUnblocked={focusTitle} />
    </section>
  );
};
