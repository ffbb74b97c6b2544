import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { PageSpinner } from '#web/ui/feedback/page-spinner.tsx';
import { signOut } from '#web/lib/session/session-store.ts';
import { FullPage } from '../../full-page.tsx';

/** Whether a page of this site led here. A link on another site must not sign anybody out. */
const isFromHere = (): boolean =>
  document.referrer !== '' && new URL(document.referrer).origin === window.location.origin;

/** /sign-out: where the bar of the public pages leads. Signing out is followed by the front page. */
export const SignOutPage = () => {
  useEffect(() => {
    if (isFromHere()) void signOut();
  }, []);
  if (isFromHere()) return <PageSpinner />;
  return (
    <FullPage title={t('Sign out')}>
      <EmptyState
        title={t('Sign out of this device?')}
        message={t('Your meals stay in your account.')}
        action={<Button onClick={() => void signOut()}>{t('Sign Out')}</Button>}
      />
    </FullPage>
  );
};
