import { t } from '#web/lib/language/translate.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { socialRoutes } from '#shared/social/routes.ts';
import type { BlockedUser } from '#shared/social/schema.ts';
import { call } from '#web/lib/api/call.ts';
import { PersonRow } from './person-row.tsx';
import { friendQueries } from './friend-queries.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { SocialSectionState } from '../social-section-state.tsx';
import classes from '../people.module.css';
import { useSocialAction } from '../use-social-action.ts';

const List = ({ onUnblocked }: { onUnblocked: () => void }) => {
  const query = useQuery(friendQueries.blocks());
  const { data } = query;
  const { mutate, isPending, variables } = useSocialAction(
    ({ user_id }: BlockedUser) => call(socialRoutes.unblock, { params: { user_id } }),
    ({ name }) => {
      notify.success(t('{name} is no longer blocked', { name }));
      onUnblocked();
    },
  );
  if (!data) {
    return (
      <SocialSectionState
        query={query}
        loading={t('Loading your blocked list')}
        height="3rem"
        failure={(message) => t('We couldn’t load your blocked list. {message}', { message })}
      />
    );
  }
  if (data.blocked.length === 0) return <p className={classes.quiet}>{t('You haven’t blocked anyone.')}</p>;
  return (
    <ul aria-label={t('Blocked people')}>
      {data.blocked.map((person) => (
        <PersonRow
          key={person.user_id}
          name={person.name}
          action={t('Unblock')}
          label={t('Unblock {name}', { name: person.name })}
          isRunning={isPending && variables.user_id === person.user_id}
          onAct={() => mutate(person)}
        />
      ))}
    </ul>
  );
};

/** List of blocked users, fetched when it is opened. */
export const BlockedUsers = ({ onUnblocked }: { onUnblocked: () => void }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={classes.part} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('Blocked people')}</summary>
      {isOpen && <List onUnblocked={onUnblocked} />}
    </details>
  );
};
