import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import type { StaffAccount } from '#shared/staff/schema.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { BlockDialog } from './block-dialog.tsx';
import { CorrectionDialog } from './correction-dialog.tsx';
import { CreditChanges } from './credit-changes.tsx';
import { Instant } from './instant.tsx';
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
  const [asking, setAsking] = useState<'block' | 'credits' | null>(null);
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
        <div>
          <dt>{t('Status')}</dt>
          <dd>{standing(account)}</dd>
        </div>
        <div>
          <dt>{t('Created')}</dt>
          <dd>
            <Instant at={account.created_at} />
          </dd>
        </div>
        <div>
          <dt>{t('Plan')}</dt>
          <dd>{account.tier}</dd>
        </div>
        <div>
          <dt>{t('Non-expiring credits')}</dt>
          <dd>{formatNumber(account.kept)}</dd>
        </div>
        <div>
          <dt>{t('Monthly credits left')}</dt>
          <dd>{formatNumber(account.allowance_left)}</dd>
        </div>
      </dl>
      {!account.closed && (
        <div className={classes.actions}>
          <Button variant="default" onClick={() => setAsking('credits')}>
            {t('Correct credits')}
          </Button>
          <Button variant="default" onClick={() => setAsking('block')}>
            {account.blocked ? t('Unblock') : t('Block')}
          </Button>
        </div>
      )}
      <CreditChanges changes={account.changes} />
      {asking === 'block' && <BlockDialog {...dialog} />}
      {asking === 'credits' && <CorrectionDialog {...dialog} />}
    </article>
  );
};
