import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';

/** Message for a session that ended while the logger was open (decision D12). */
export const SignedOutMessage = ({ onSignIn }: { onSignIn: () => void }) => (
  <EmptyState
    title={t('Please sign in to access voice logging')}
    message={t('We’ve kept what you said.')}
    action={<Button onClick={onSignIn}>{t('Sign In')}</Button>}
  />
);
