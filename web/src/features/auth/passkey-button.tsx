import { t } from '#web/lib/language/translate.ts';
import { Button } from '@aws-amplify/ui-react';
import { notify } from '#web/ui/feedback/notify.ts';
import { useEmailAction } from './reset-password/use-email-action.ts';
import { notifyPoolError } from './notify-pool-error.ts';

/** Button that signs in with a passkey of the account whose email is typed above. */
export const PasskeyButton = () => {
  const signIn = useEmailAction(async ({ account, email }) => {
    const options = { authFlowType: 'USER_AUTH', preferredChallenge: 'WEB_AUTHN' } as const;
    const result = await account
      .signIn({ username: email, options })
      .catch(notifyPoolError)
      .catch(() => null);
    if (result?.isSignedIn) notify.success(t('Welcome back!'));
    else if (result)
      notify.info(t('No passkey for this account on this device'), t('Sign in with your password instead.'));
  });

  return (
    <Button data-action="passkey" onClick={signIn}>
      {t('Sign in with a passkey')}
    </Button>
  );
};
