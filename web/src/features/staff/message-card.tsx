import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import { staffRoutes } from '#shared/staff/routes.ts';
import type { MessageState, StaffMessage } from '#shared/staff/schema.ts';
import { call } from '#web/lib/api/call.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { Instant } from './instant.tsx';
import classes from './staff.module.css';
import { useStaffAction } from './use-staff-action.ts';

/** Returns a mailto link for the reply. */
const replyTo = ({ email, subject }: StaffMessage): string =>
  `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject}`)}`;

/** Card of one message with a reply link and its status. */
export const MessageCard = ({ message }: { message: StaffMessage }) => {
  const { email_hash, id, state } = message;
  const next: MessageState = state === 'open' ? 'answered' : 'open';
  const { mutate, isPending } = useStaffAction({
    act: (body: { state: MessageState }, idempotencyKey) =>
      call(staffRoutes.markMessage, { params: { email_hash, id }, body, idempotencyKey }),
    onDone: () => notify.success(next === 'answered' ? t('Marked as answered') : t('Message reopened')),
  });
  return (
    <article className={classes.card}>
      <h3>{message.subject}</h3>
      {message.has_priority && <p className={classes.first}>{t('Priority support')}</p>}
      <p className="note">
        {message.name}, {message.email}, <Instant at={message.received_at} />
      </p>
      <p className={classes.words}>{message.message}</p>
      <div className={classes.actions}>
        <Button component="a" variant="ink" href={replyTo(message)}>
          {t('Reply by email')}
        </Button>
        <Button variant="default" loading={isPending} onClick={() => mutate({ state: next })}>
          {state === 'open' ? t('Mark as answered') : t('Reopen')}
        </Button>
      </div>
    </article>
  );
};
