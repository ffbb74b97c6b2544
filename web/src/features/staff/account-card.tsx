import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import type { StaffAccount } from '#shared/staff/schema.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { LabeledValue } from '#web/ui/layout/labeled-value.tsx';
import { CorrectionDialog } from './correction-dialog.tsx';
import { CreditChanges } from './credit-changes.tsx';
import { Instant } from './instant.tsx';
import { BlockDialog, UnblockDialog, WarnDialog } from './moderation/account-dialogs.tsx';
import { DecisionList } from './moderation/decision-list.tsx';
import { ReceivedReports } from './moderation/received-reports.tsx';
import classes from './staff.module.css';

interface Props {
  account: StaffAccount;
  onChange: (account: StaffAccount) => void;
}

const standing = ({ closed, blocked, confirmed }: StaffAccount): string => {
  if (closed) return t('Closed by the user');
  if (blocked) return t('Blocked');
  return confirmed ? t('Open|state') : t('Not confirmed yet');
};

/** Card with an account's support data and actions. */
export const AccountCard = ({ account, onChange }: Props) => {
  const [asking, setAsking] = useState<'warn' | 'block' | 'unblock' | 'credits' | null>(null);
  const done = (after: StaffAccount): void => {
    setAsking(null);
    onChange(after);
  };
  const dialog = { account, onClose: () => setAsking(null), onDone: done };
  return (
    <article className={classes.card} aria-label={t('Account details')}>
      <dl className={classes.facts}>
        <div>
          <dt>{t('ID')}</dt>
          <dd className={classes.id}>{account.user_id}</dd>
        </div>
        <LabeledValue label={t('Status')}>{standing(account)}</LabeledValue>
        {account.suspended_until !== null && (
          <LabeledValue label={t('Suspended until')}>
            <Instant at={account.suspended_until} />
          </LabeledValue>
        )}
        <LabeledValue label={t('Created')}>
          <Instant at={account.created_at} />
        </LabeledValue>
        <LabeledValue label={t('Plan')}>{account.tier}</LabeledValue>
        <LabeledValue label={t('Non-expiring credits')}>{formatNumber(account.kept)}</LabeledValue>
        <LabeledValue label={t('Monthly credits left')}>{formatNumber(account.allowance_left)}</LabeledValue>
      </dl>
      {!account.closed && (
        <div className={classes.actions}>
          <Button variant="default" onClick={() => setAsking('credits')}>
            {t('Correct credits')}
          </Button>
          <Button variant="default" onClick={() => setAsking('warn')}>
            {t('Warn')}
          </Button>
          <Button variant="default" onClick={() => setAsking('block')}>
            {account.blocked ? t('Change block') : t('Block|account')}
          </Button>
          {account.blocked && (
            <Button variant="default" onClick={() => setAsking('unblock')}>
              {t('Unblock|account')}
            </Button>
          )}
        </div>
      )}
      <ReceivedReports reports={account.reports} />
      <DecisionList decisions={account.decisions} />
      <CreditChanges changes={account.changes} />
      {asking === 'warn' && <WarnDialog {...dialog} />}
      {asking === 'block' && <BlockDialog {...dialog} />}
      {asking === 'unblock' && <UnblockDialog {...dialog} />}
      {asking === 'credits' && <CorrectionDialog {...dialog} />}
    </article>
  );
};
