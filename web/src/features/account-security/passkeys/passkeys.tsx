import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Passkey } from '#shared/account-security/passkey-schema.ts';
import { locale } from '#web/lib/language/language.ts';
import { t } from '#web/lib/language/translate.ts';
import { describeAuthError } from '#web/lib/session/auth-failure.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { deviceName } from '../device-name.ts';
import { isProofNeeded } from '../proof/fresh-proof.ts';
import { ProofPrompt } from '../proof/proof-prompt.tsx';
import classes from '../security.module.css';
import { withSession } from '../with-session.ts';
import { canCreatePasskeys } from './create-passkey.ts';
import { type PasskeyClient, serverPasskeyClient } from './passkey-client.ts';

const nameOf = ({ device, browser }: Passkey): string =>
  device === null || browser === null ? t('Unknown passkey') : deviceName({ device, browser });

const purposeOf = (isAppOn: boolean): string =>
  isAppOn
    ? t('While your authenticator app is on, you sign in with your password and a code instead.')
    : t('Sign in with your face, fingerprint or screen lock.');

const noteOf = ({ device, created_at }: Passkey): string => {
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(new Date(created_at));
  return device === null
    ? t('Added {date}, but not on our site. Remove it, then sign out everywhere.', { date })
    : t('Added {date}', { date });
};

interface Props {
  client?: PasskeyClient;
  /** Whether an authenticator app is on: then a passkey alone is not enough to sign in. */
  isAppOn: boolean;
}

/** List of the account's passkeys, with buttons to add and remove them. */
export const Passkeys = ({ client: server = serverPasskeyClient, isAppOn }: Props) => {
  const client = useMemo(() => withSession(server), [server]);
  const {
    data = [],
    error,
    refetch,
  } = useQuery({
    queryKey: ['account-security', 'passkeys'],
    queryFn: () => client.list(),
  });
  const { mutate, isPending } = useMutation({
    mutationFn: ({ act }: { act: () => Promise<void>; done: string }) => act(),
    onSuccess: (_none, { done }) => notify.success(done),
    onError: (failure) => {
      // The user canceled the question for the password.
      if (!isProofNeeded(failure)) notify.error(t('Nothing changed'), describeAuthError(failure));
    },
    onSettled: () => refetch(),
  });
  const change = (act: () => Promise<void>, done: string): void => {
    if (!isPending) mutate({ act, done });
  };
  return (
    <div className={classes.row}>
      <div className={classes.head}>
        <div>
          <h3 className={classes.title}>{t('Passkeys')}</h3>
          <p className="note">{error ? t('We couldn’t load your passkeys.') : purposeOf(isAppOn)}</p>
        </div>
        {canCreatePasskeys() && (
          <Button
            variant="default"
            loading={isPending}
            onClick={() => change(() => client.add(), t('Passkey added'))}
          >
            {t('Add passkey')}
          </Button>
        )}
      </div>
      {data.map((passkey) => (
        <div key={passkey.id} className={classes.head}>
          <div>
            <p>{nameOf(passkey)}</p>
            <p className="note">{noteOf(passkey)}</p>
          </div>
          <Button
            variant="subtle"
            size="xs"
            aria-label={t('Remove {name}', { name: nameOf(passkey) })}
            onClick={() => change(() => client.remove(passkey.id), t('Passkey removed'))}
          >
            {t('Remove')}
          </Button>
        </div>
      ))}
      <ProofPrompt box="passkey" />
    </div>
  );
};
