import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import type { AppealOutcome, StaffDecision } from '#shared/moderation/schema.ts';
import { staffRoutes } from '#shared/staff/routes.ts';
import { call } from '#web/lib/api/call.ts';
import { t } from '#web/lib/language/translate.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { Instant } from '../instant.tsx';
import { ReasonDialog } from '../reason-dialog.tsx';
import classes from '../staff.module.css';
import { useStaffAction } from '../use-staff-action.ts';
import { actionLabels, ruleLabels } from './moderation-labels.ts';

const MAX_MESSAGE_LENGTH = 500;

interface Props {
  decision: StaffDecision;
  onAccount: (userId: string) => void;
}

/** Card of an appeal with the decision that it is against, and the answer. */
export const AppealCard = ({ decision, onAccount }: Props) => {
  const {
    user_id,
    id: decision_id,
    action,
    rule,
    meal_name,
    message,
    staff_id,
    created_at,
    appeal,
  } = decision;
  const [deciding, setDeciding] = useState<AppealOutcome | null>(null);
  const [answer, setAnswer] = useState('');
  const { mutate, isPending } = useStaffAction({
    act: (body: { outcome: AppealOutcome; reason: string; message: string }, idempotencyKey) =>
      call(staffRoutes.decideAppeal, { params: { user_id, decision_id }, body, idempotencyKey }),
    onDone: () => {
      setDeciding(null);
      notify.success(t('Appeal answered'));
    },
  });
  return (
    <article className={classes.card}>
      <h3>
        {actionLabels[action]}
        {meal_name && `: ${meal_name}`}
      </h3>
      <p className="note">
        {ruleLabels[rule]}, <Instant at={created_at} />
      </p>
      {message && <p className="note">{t('We wrote: {message}', { message })}</p>}
      <p className={classes.words}>{appeal?.text}</p>
      <p className={classes.id}>{t('By {id}', { id: staff_id })}</p>
      <p className={classes.id}>{t('About {id}', { id: user_id })}</p>
      <div className={classes.actions}>
        <Button variant="ink" onClick={() => setDeciding('upheld')}>
          {t('Uphold decision')}
        </Button>
        <Button variant="default" onClick={() => setDeciding('lifted')}>
          {t('Reverse decision')}
        </Button>
        <Button variant="default" onClick={() => onAccount(user_id)}>
          {t('Open account')}
        </Button>
      </div>
      {deciding && (
        <ReasonDialog
          title={deciding === 'upheld' ? t('Uphold this decision?') : t('Reverse this decision?')}
          about={
            deciding === 'upheld'
              ? t('The decision stays. The user gets an email and can’t appeal again.')
              : t('The meal is visible or the account open again. The user gets an email.')
          }
          confirm={deciding === 'upheld' ? t('Uphold') : t('Reverse decision')}
          isPending={isPending}
          onClose={() => setDeciding(null)}
          onReason={(reason) => mutate({ outcome: deciding, reason, message: answer.trim() })}
          renderFields={() => (
            <Textarea
              label={t('Message to the user (optional)')}
              rows={3}
              maxLength={MAX_MESSAGE_LENGTH}
              value={answer}
              onChange={(event) => setAnswer(event.currentTarget.value)}
            />
          )}
        />
      )}
    </article>
  );
};
