import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { PageSpinner } from '#web/ui/feedback/page-spinner.tsx';
import { signOut } from '#web/lib/session/session-store.ts';
import { FullPage } from '../../full-page.tsx';

/** Returns whether a page of this site linked here. A link on another site must not sign the user out. */
const isFromHere = (): boolean =>
  document.referrer !== '' && new URL(document.referrer).origin === window.location.origin;

/** /sign-out: linked from the public pages. Opens the front page after signing out. */
export const SignOutPage = () => {
  useEffect(() => {
    if (isFromHere()) void signOut();
  }, []);
  if (isFromHere()) return <PageSpinner />;
  return (
    <FullPage title={t('Sign out')}>
      <EmptyState
        title={t('Sign out on this device?')}
        message={t('Your meals stay in your account.')}
        action={<Button onClick={() => void signOut()}>{t('Sign Out')}</Button>}
      />
    </FullPage>
  );
};
