import { Authenticator } from '@aws-amplify/ui-react';
import { useMemo, useState } from 'react';
import './authenticator.css';
import type { AccountClient } from './account-client.ts';
import { authenticatorServices } from './authenticator-services.ts';
import { BackToSignIn } from './back-to-sign-in.tsx';
import { ForgotPasswordLink } from './forgot-password-link.tsx';
import { authFormFields } from './form-fields.ts';
import { putProductTexts } from './product-texts.ts';
import { ResetPasswordForm } from './reset-password-form.tsx';
import { SignUpFields } from './sign-up-fields.tsx';

putProductTexts();

/** Sign in, sign up with the mailed code, and forgotten passwords. Success is told by the session, not from here. */
export const AuthForms = ({ account }: { account: AccountClient }) => {
  const [resetFor, setResetFor] = useState<string | null>(null);
  const parts = useMemo(
    () => ({
      services: authenticatorServices(account),
      formFields: authFormFields(),
      components: {
        SignIn: { Footer: () => <ForgotPasswordLink account={account} onCodeSent={setResetFor} /> },
        SignUp: { FormFields: SignUpFields },
        ConfirmSignUp: { Footer: BackToSignIn },
      },
    }),
    [account],
  );

  if (resetFor !== null) {
    return <ResetPasswordForm account={account} email={resetFor} onLeave={() => setResetFor(null)} />;
  }
  return <Authenticator loginMechanisms={['email']} {...parts} />;
};
