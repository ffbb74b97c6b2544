import { t } from '#web/lib/language/translate.ts';
import { AppLoadFailure } from './app-load-failure.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { RecoveryCodes } from '../recovery-codes/recovery-codes.tsx';
import { appQueries } from './app-queries.ts';
import type { SecurityClient } from '../security-client.ts';
import { SecurityRow } from '../security-row.tsx';
import { SetUpApp } from './set-up-app.tsx';
import { TurnOffApp } from './turn-off-app.tsx';

/** Section that shows whether two-factor authentication is on, and how many recovery codes are left. */
export const AuthenticatorApp = ({ client }: { client: SecurityClient }) => {
  const { data: isOn, error, refetch } = useQuery(appQueries.isOn(client));
  const [wasOff, setWasOff] = useState(false);
  if (isOn === false && !wasOff) setWasOff(true);
  if (error) {
    return <AppLoadFailure message={t('We couldn’t check your authenticator app.')} refetch={refetch} />;
  }
  if (isOn === undefined) return null;
  const App = isOn ? TurnOffApp : SetUpApp;
  return (
    <>
      <SecurityRow
        title={t('Authenticator app')}
        note={
          isOn
            ? t('On. You need a code from the app to sign in.')
            : t('Off. Turn it on so a stolen password isn’t enough.')
        }
        action={isOn ? t('Turn off') : t('Set up')}
      >
        {(close) => <App client={client} onClose={close} />}
      </SecurityRow>
      {isOn && <RecoveryCodes client={client} isNew={wasOff} />}
    </>
  );
};
