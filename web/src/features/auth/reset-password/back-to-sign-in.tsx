import { t } from '#web/lib/language/translate.ts';
import { Button, useAuthenticator } from '@aws-amplify/ui-react';

/** Link back from the confirmation code to sign-in. */
export const BackToSignIn = () => {
  const { toSignIn } = useAuthenticator((context) => [context.toSignIn]);
  return (
    <Button variation="link" onClick={toSignIn}>
      {t('Back to sign in')}
    </Button>
  );
};
