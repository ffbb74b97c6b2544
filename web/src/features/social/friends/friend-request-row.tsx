import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { socialRoutes } from '#shared/social/routes.ts';
import type { FriendRequest } from '#shared/social/schema.ts';
import { call } from '#web/lib/api/call.ts';
import { useToday } from '#web/lib/time/use-today.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { BlockDialog } from './block-dialog.tsx';
import classes from '../people.module.css';
import { UserMenu } from './user-menu.tsx';
import { UserRow } from './user-row.tsx';
import { useEndRelation } from '../use-end-relation.ts';
import { useSocialAction } from '../use-social-action.ts';
import { onDayOf } from '../feed/feed-dates.ts';

interface Props {
  request: FriendRequest;
  onAnswered: () => void;
}

/** Row of a received friend request with accept and reject buttons. */
export const FriendRequestRow = ({ request, onAnswered }: Props) => {
  const { name, user_id, created_at } = request;
  const today = useToday();
  const [isBlocking, setBlocking] = useState(false);
  const accept = useSocialAction(
    ({ id }: FriendRequest) => call(socialRoutes.accept, { params: { id } }),
    () => {
      notify.success(t('You and {name} are now friends', { name }));
      onAnswered();
    },
  );
  const reject = useEndRelation<FriendRequest>(() => {
    notify.success(t('Request rejected'), t('We won’t notify {name}.', { name }));
    onAnswered();
  });
  const isBusy = accept.isPending || reject.isPending;
  return (
    <li className={classes.row}>
      <UserRow name={name} note={t('Sent {day}', { day: onDayOf(created_at, today) })}>
        <UserMenu name={name} onBlock={() => setBlocking(true)} />
      </UserRow>
      <span className={classes.answers}>
        <Button
          variant="ink"
          loading={accept.isPending}
          disabled={isBusy}
          aria-label={t('Accept {name}', { name })}
          onClick={() => accept.mutate(request)}
        >
          {t('Accept')}
        </Button>
        <Button
          variant="default"
          loading={reject.isPending}
          disabled={isBusy}
          aria-label={t('Reject {name}', { name })}
          onClick={() => reject.mutate(request)}
        >
          {t('Reject')}
        </Button>
      </span>
      {isBlocking && <BlockDialog person={{ user_id, name }} onClose={() => setBlocking(false)} />}
    </li>
  );
};
