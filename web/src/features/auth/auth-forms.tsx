import { Authenticator, useAuthenticator } from '@aws-amplify/ui-react';
import { useMemo, useState } from 'react';
import './authenticator.css';
import type { AccountClient } from './account-client.ts';
import { authenticatorServices } from './authenticator-services.ts';
import { BackToSignIn } from './reset-password/back-to-sign-in.tsx';
import { EnterAppCode } from './enter-app-code.tsx';
import { ForgotPasswordContext } from './reset-password/forgot-password-context.ts';
import { CheckYourMail } from './check-your-mail.tsx';
import { authFormFields } from './form-fields.ts';
import { putProductTexts } from './product-texts.ts';
import { ResetPasswordForm } from './reset-password/reset-password-form.tsx';
import { SignInFooter } from './sign-in-footer.tsx';
import { SignUpFields } from './sign-up-fields.tsx';
import { useRestoreFormFocus } from './use-restore-form-focus.ts';

putProductTexts();

const components = {
  SignIn: { Footer: SignInFooter },
  ConfirmSignIn: { Header: EnterAppCode },
  SignUp: { FormFields: SignUpFields },
  ConfirmSignUp: { Header: CheckYourMail, Footer: BackToSignIn },
};

const Forms = ({ account }: { account: AccountClient }) => {
  const [resetFor, setResetFor] = useState<string | null>(null);
  const forgot = useMemo(() => ({ account, onCodeSent: setResetFor }), [account]);
  const services = useMemo(() => authenticatorServices(account), [account]);
  const [formFields] = useState(authFormFields);
  // Whenever another form shows, or one has been waiting, the focus may be lost.
  useAuthenticator((context) => [context.route, context.isPending]);
  const keptFocus = useRestoreFormFocus();

  return (
    <div {...keptFocus}>
      {resetFor === null ? (
        <ForgotPasswordContext value={forgot}>
          <Authenticator
            loginMechanisms={['email']}
            services={services}
            formFields={formFields}
            components={components}
          />
        </ForgotPasswordContext>
      ) : (
        <ResetPasswordForm account={account} email={resetFor} onLeave={() => setResetFor(null)} />
      )}
    </div>
  );
};

/** Sign in, sign up with the mailed code, and forgotten passwords. Success is told by the session, not from here. */
export const AuthForms = ({ account }: { account: AccountClient }) => (
  <Authenticator.Provider>
    <Forms account={account} />
  </Authenticator.Provider>
);
