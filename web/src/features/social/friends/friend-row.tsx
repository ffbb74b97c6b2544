import { t } from '#web/lib/language/translate.ts';
import { useState } from 'react';
import type { Friend } from '#shared/social/schema.ts';
import { useSession } from '#web/lib/session/session-store.ts';
import { useToday } from '#web/lib/time/use-today.ts';
import { BlockDialog } from './block-dialog.tsx';
import { EndFriendshipDialog } from './end-friendship-dialog.tsx';
import classes from '../people.module.css';
import { UserMenu } from './user-menu.tsx';
import { UserRow } from './user-row.tsx';
import { onDayOf } from '../feed/feed-dates.ts';

/** Row of a friend with its actions. */
export const FriendRow = ({ friend }: { friend: Friend }) => {
  const { name, user_id, friend_id, created_at } = friend;
  const me = useSession(({ user }) => user?.sub);
  const today = useToday();
  const [asks, setAsks] = useState<'end' | 'block' | null>(null);
  const close = () => setAsks(null);
  // Either user may have sent the request.
  const other = user_id === me ? friend_id : user_id;
  return (
    <li className={classes.row}>
      <UserRow name={name} note={t('Since {day}', { day: onDayOf(created_at, today) })}>
        <UserMenu name={name} onEnd={() => setAsks('end')} onBlock={() => setAsks('block')} />
      </UserRow>
      {asks === 'end' && <EndFriendshipDialog friend={friend} onClose={close} />}
      {asks === 'block' && <BlockDialog person={{ user_id: other, name }} onClose={close} />}
    </li>
  );
};
