import { t } from '#web/lib/language/translate.ts';
import type { SentRequest } from '#shared/social/schema.ts';
import { useToday } from '#web/lib/time/use-today.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import classes from '../people.module.css';
import { useEndRelation } from '../use-end-relation.ts';
import { PersonRow } from './person-row.tsx';
import { onDayOf } from '../feed/feed-dates.ts';

interface Props {
  requests: readonly SentRequest[];
  onCanceled: () => void;
}

/** List of sent requests without an answer. */
export const SentRequests = ({ requests, onCanceled }: Props) => {
  const today = useToday();
  const { mutate, isPending, variables } = useEndRelation<SentRequest>(({ email_hint }) => {
    notify.success(t('Request canceled'), email_hint);
    onCanceled();
  });
  return (
    <div className={classes.part}>
      <h3 id="sent-requests">{t('Waiting for a reply')}</h3>
      <ul aria-labelledby="sent-requests">
        {requests.map((request) => (
          <PersonRow
            key={request.id}
            name={request.email_hint}
            note={t('Sent {day}', { day: onDayOf(request.created_at, today) })}
            action={t('Cancel request')}
            label={t('Cancel request to {name}', { name: request.email_hint })}
            isRunning={isPending && variables.id === request.id}
            onAct={() => mutate(request)}
          />
        ))}
      </ul>
    </div>
  );
};
