import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { staffRoutes } from '#shared/staff/routes.ts';
import type { referralDecisions, StaffReferral } from '#shared/staff/schema.ts';
import { call } from '#web/lib/api/call.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { Instant } from './instant.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import classes from './staff.module.css';
import { useStaffAction } from './use-staff-action.ts';

type Decision = (typeof referralDecisions)[number];

const signalLabels: Record<StaffReferral['signals'][number], string> = {
  disposable_email: t('Disposable address'),
  no_visit: t('Sign-up without our page'),
  device: t('Many sign-ups from one device'),
  network: t('Many sign-ups from one network'),
  email_domain: t('Many sign-ups with one email domain'),
  same_inbox: t('Repeated inbox'),
  month_limit: t('Monthly limit reached'),
};

/** Card of a referral in review, with the decision. */
export const ReferralCard = ({ referral }: { referral: StaffReferral }) => {
  const { user_id, referral_id, credits_earned, signals } = referral;
  const [deciding, setDeciding] = useState<Decision | null>(null);
  const { mutate, isPending } = useStaffAction({
    act: (body: { decision: Decision; reason: string }, idempotencyKey) =>
      call(staffRoutes.decideReferral, { params: { user_id, referral_id }, body, idempotencyKey }),
    onDone: () => {
      setDeciding(null);
      notify.success(t('Referral reviewed'));
    },
  });
  return (
    <article className={classes.card}>
      <h3>{signals.map((signal) => signalLabels[signal]).join(', ')}</h3>
      <p className="note">
        {credits_earned === 0
          ? t('Earned no credits for the sign-up')
          : t('Earned {credits} credits', { credits: formatNumber(credits_earned) })}
        , <Instant at={referral.created_at} />
      </p>
      <p className={classes.id}>{t('Referred by {id}', { id: user_id })}</p>
      <div className={classes.actions}>
        <Button variant="ink" onClick={() => setDeciding('reverse')}>
          {credits_earned === 0 ? t('Exclude friend') : t('Reverse rewards')}
        </Button>
        <Button variant="default" onClick={() => setDeciding('keep')}>
          {t('Keep rewards')}
        </Button>
      </div>
      {deciding && (
        <ReasonDialog
          title={deciding === 'reverse' ? t('Reverse these rewards?') : t('Keep these rewards?')}
          about={
            deciding === 'reverse'
              ? t('The credits are revoked as far as the balance allows, and this friend earns no more.')
              : t('The referral leaves this list. Nothing changes for the users.')
          }
          confirm={deciding === 'reverse' ? t('Reverse') : t('Keep')}
          isPending={isPending}
          onClose={() => setDeciding(null)}
          onReason={(reason) => mutate({ decision: deciding, reason })}
        />
      )}
    </article>
  );
};
