import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { describeAuthError } from '#web/lib/session/auth-failure.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { withSession } from './with-session.ts';
import { amplifyPasskeyClient, type PasskeyClient } from './passkey-client.ts';
import classes from './security.module.css';

/** List of the account's passkeys, with buttons to add and remove them. */
export const Passkeys = ({ client: pool = amplifyPasskeyClient }: { client?: PasskeyClient }) => {
  const client = useMemo(() => withSession(pool), [pool]);
  const {
    data = [],
    error,
    refetch,
  } = useQuery({
    queryKey: ['account-security', 'passkeys'],
    queryFn: () => client.list(),
  });
  const { mutate, isPending } = useMutation({
    mutationFn: (act: () => Promise<void>) => act(),
    onError: (failure) => notify.error(t('Nothing changed'), describeAuthError(failure)),
    onSettled: () => refetch(),
  });
  const change = (act: () => Promise<void>): void => {
    if (!isPending) mutate(act);
  };
  return (
    <div className={classes.row}>
      <div className={classes.head}>
        <div>
          <h3 className={classes.title}>{t('Passkeys')}</h3>
          <p className="note">
            {error
              ? t('We couldn’t load your passkeys.')
              : t('Sign in with your face, fingerprint or screen lock.')}
          </p>
        </div>
        <Button variant="default" loading={isPending} onClick={() => change(() => client.add())}>
          {t('Add passkey')}
        </Button>
      </div>
      {data.map(({ id, name }) => (
        <div key={id} className={classes.head}>
          <span>{name}</span>
          <Button
            variant="subtle"
            size="xs"
            aria-label={t('Remove {name}', { name })}
            onClick={() => change(() => client.remove(id))}
          >
            {t('Remove')}
          </Button>
        </div>
      ))}
    </div>
  );
};
