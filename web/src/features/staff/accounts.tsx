import { t } from '#web/lib/language/translate.ts';
import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { staffRoutes } from '#shared/staff/routes.ts';
import { call } from '#web/lib/api/call.ts';
import type { StaffAccount } from '#shared/staff/schema.ts';
import { AccountCard } from './account-card.tsx';
import { ReasonField, useReason } from './reason-field.tsx';
import classes from './staff.module.css';
import { useStaffAction } from './use-staff-action.ts';

/** Search for one account by its exact email. There is no list of accounts to browse. */
export const Accounts = () => {
  const [email, setEmail] = useState('');
  const [account, setAccount] = useState<StaffAccount | null>(null);
  const [isAsked, setAsked] = useState(false);
  const { reason, setReason, fault } = useReason();
  const { mutate, isPending } = useStaffAction({
    act: (body: { email: string; reason: string }, idempotencyKey) =>
      call(staffRoutes.findAccount, { body, idempotencyKey }),
    onDone: setAccount,
  });
  const isMissing = isAsked && email.trim() === '';
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setAsked(true);
    if (email.trim() === '' || fault !== null) return;
    setAccount(null);
    mutate({ email: email.trim(), reason: reason.trim() });
  };
  return (
    <section className={classes.part} aria-labelledby="staff-accounts">
      <div className={classes.head}>
        <h2 id="staff-accounts">{t('Accounts')}</h2>
      </div>
      <form className={classes.card} onSubmit={submit} noValidate>
        <TextInput
          label={t('Account email')}
          type="email"
          autoComplete="off"
          maxLength={254}
          value={email}
          error={isMissing ? t('Enter an email address.') : null}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <ReasonField value={reason} onChange={setReason} error={isAsked ? fault : null} />
        <div className={classes.actions}>
          <Button type="submit" variant="ink" loading={isPending}>
            {t('Find account')}
          </Button>
        </div>
      </form>
      {account && <AccountCard account={account} onChange={setAccount} />}
    </section>
  );
};
