import { t } from '#web/lib/language/translate.ts';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { friendQueries } from './friend-queries.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { FriendRequestRow } from './friend-request-row.tsx';
import classes from '../people.module.css';
import { CardHead } from '#web/ui/layout/card-head.tsx';

/** List of received friend requests. Empty if there are none (SOCIAL-03). */
export const FriendRequests = () => {
  const { data } = useQuery(friendQueries.all());
  const title = useRef<HTMLHeadingElement>(null);
  if (!data || data.requests.length === 0) return null;
  return (
    <section className="card" aria-labelledby="friend-requests">
      <CardHead id="friend-requests" title={t('Friend requests')} titleRef={title}>
        <span className={classes.count} aria-hidden>
          {formatNumber(data.requests.length)}
        </span>
      </CardHead>
      <ul className={classes.list}>
        {data.requests.map((request) => (
          <FriendRequestRow
            key={request.id}
            request={request}
            // The clicked button is removed with its row: keep the focus from jumping to the top of the page.
            onAnswered={() => title.current?.focus()}
          />
        ))}
      </ul>
    </section>
  );
};
