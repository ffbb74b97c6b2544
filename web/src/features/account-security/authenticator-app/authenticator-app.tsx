import { t } from '#web/lib/language/translate.ts';
import { AppLoadFailure } from './app-load-failure.tsx';
import { useQuery } from '@tanstack/react-query';
import { appQueries } from './app-queries.ts';
import type { SecurityClient } from '../security-client.ts';
import { SecurityRow } from '../security-row.tsx';
import { SetUpApp } from './set-up-app.tsx';
import { TurnOffApp } from './turn-off-app.tsx';

/** Section that shows whether two-factor authentication is on. */
export const AuthenticatorApp = ({ client }: { client: SecurityClient }) => {
  const { data: isOn, error, refetch } = useQuery(appQueries.isOn(client));
  if (error) {
    return <AppLoadFailure message={t('We couldn’t check your authenticator app.')} refetch={refetch} />;
  }
  if (isOn === undefined) return null;
  return isOn ? (
    <SecurityRow
      title={t('Authenticator app')}
      note={t('On. You need a code from the app to sign in.')}
      action={t('Turn off')}
    >
      {(close) => <TurnOffApp client={client} onClose={close} />}
    </SecurityRow>
  ) : (
    <SecurityRow
      title={t('Authenticator app')}
      note={t('Off. Turn it on so a stolen password isn’t enough.')}
      action={t('Set up')}
    >
      {(close) => <SetUpApp client={client} onClose={close} />}
    </SecurityRow>
  );
};
