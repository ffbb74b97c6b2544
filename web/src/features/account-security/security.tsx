import { t } from '#web/lib/language/translate.ts';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useMemo } from 'react';
import { passkeysOffered } from '#web/lib/session/stage-passkeys.ts';
import { useSession } from '#web/lib/session/session-store.ts';
import { appQueries } from './authenticator-app/app-queries.ts';
import { AuthenticatorApp } from './authenticator-app/authenticator-app.tsx';
import { EmailForm } from './email/email-form.tsx';
import { PasswordForm } from './password/password-form.tsx';
import { withSession } from './with-session.ts';
import { amplifySecurityClient, type SecurityClient } from './security-client.ts';
import { SecurityRow } from './security-row.tsx';
import { SessionList } from './sessions/session-list.tsx';
import classes from './security.module.css';
import { SignOutEverywhere } from './sign-out-everywhere.tsx';
import { useSyncEmail } from './email/use-sync-email.ts';

const Passkeys = lazy(async () => ({ default: (await import('./passkeys/passkeys.tsx')).Passkeys }));

/** Security section: sign-in methods and sessions. */
export const Security = ({ client: pool = amplifySecurityClient }: { client?: SecurityClient }) => {
  const client = useMemo(() => withSession(pool), [pool]);
  const email = useSession(({ user }) => user?.email ?? '');
  const { data: isAppOn = false } = useQuery(appQueries.isOn(client));
  useSyncEmail(email);
  return (
    <section className={`card ${classes.security}`} aria-labelledby="security">
      <h2 id="security" className="visually-hidden">
        {t('Security')}
      </h2>
      <SecurityRow
        title={t('Password')}
        note={t('Changing it signs you out on all other devices.')}
        action={t('Change password')}
      >
        {(close) => <PasswordForm client={client} onClose={close} />}
      </SecurityRow>
      <SecurityRow title={t('Email')} note={email} action={t('Change email')}>
        {(close) => <EmailForm client={client} onClose={close} />}
      </SecurityRow>
      <AuthenticatorApp client={client} />
      {passkeysOffered() && (
        <Suspense>
          <Passkeys isAppOn={isAppOn} />
        </Suspense>
      )}
      <SecurityRow
        title={t('Where you’re signed in')}
        note={t('Devices and browsers that can use your account.')}
        action={t('Show devices')}
      >
        {(close) => <SessionList onClose={close} />}
      </SecurityRow>
      <SecurityRow
        title={t('Sign out everywhere')}
        note={t(
          'Lost a phone or used a shared computer? Sign out everywhere, including here. Other devices lose access at once.',
        )}
        action={t('Sign out everywhere …')}
      >
        {(close) => <SignOutEverywhere onClose={close} />}
      </SecurityRow>
    </section>
  );
};
