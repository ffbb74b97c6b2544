import { t } from '#web/lib/language/translate.ts';
import { Button, useAuthenticator } from '@aws-amplify/ui-react';
import { use } from 'react';
import { BackToSignIn } from './reset-password/back-to-sign-in.tsx';
import { SignUpDraftContext } from './sign-up-draft-context.ts';

/** Links of the form for the emailed code: back to sign-up to correct the address, or to sign-in. */
export const ConfirmSignUpFooter = () => {
  const { toSignIn, toSignUp, username } = useAuthenticator((context) => [context.username]);
  const kept = use(SignUpDraftContext);
  return (
    <>
      <Button
        variation="link"
        onClick={() => {
          kept?.setDraft((draft) => ({ ...draft, email: username }));
          // The Authenticator opens the sign-up form only from the sign-in form.
          toSignIn();
          toSignUp();
        }}
      >
        {t('Wrong address?')}
      </Button>
      <BackToSignIn />
    </>
  );
};
