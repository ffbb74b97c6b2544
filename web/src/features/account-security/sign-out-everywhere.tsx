import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { accountSecurityRoutes } from '#shared/account-security/routes.ts';
import { call } from '../../lib/api/call.ts';
import { leaveEverywhere } from '../../lib/session/session-store.ts';
import { notify } from '../../ui/notify.ts';
import classes from './security.module.css';

/** Asks once more, then ends every session. */
export const SignOutEverywhere = ({ onClose }: { onClose: () => void }) => {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const { mutate, isPending } = useMutation({
    mutationFn: () => leaveEverywhere(() => call(accountSecurityRoutes.endSessions)),
    onSuccess: () => notify.success(t('Signed out everywhere')),
    onError: (error) => notify.error(t('You are still signed in'), error.message),
  });
  return (
    <div className={classes.actions}>
      <Button ref={button} variant="default" loading={isPending} onClick={() => mutate()}>
        {t('Sign out everywhere')}
      </Button>
      <Button variant="subtle" disabled={isPending} onClick={onClose}>
        {t('Cancel')}
      </Button>
    </div>
  );
};
