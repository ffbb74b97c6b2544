import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import { EmptyPlate } from '#web/ui/feedback/empty-plate.tsx';

/** For a session that ended while the logger was open (decision D12). */
export const SignedOutMessage = ({ onSignIn }: { onSignIn: () => void }) => (
  <EmptyPlate
    title={t('Please sign in to access voice logging')}
    message={t('What you said waits here for you.')}
    action={<Button onClick={onSignIn}>{t('Sign In')}</Button>}
  />
);
