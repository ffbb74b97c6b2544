import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';

/** Message for a session that ended while the page was open (SOCIAL-01, decision D12). */
export const SignedOutMessage = ({ onSignIn }: { onSignIn: () => void }) => (
  <EmptyState
    title={t('Please sign in to access social features')}
    message={t('We’ve kept what you typed.')}
    action={<Button onClick={onSignIn}>{t('Sign In')}</Button>}
  />
);
