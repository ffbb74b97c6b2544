import { Authenticator, useAuthenticator } from '@aws-amplify/ui-react';
import { useMemo, useState } from 'react';
import './authenticator.css';
import type { AccountClient } from './account-client.ts';
import { authenticatorServices } from './authenticator-services.ts';
import { ConfirmSignUpFooter } from './confirm-sign-up-footer.tsx';
import { EnterAppCode } from './enter-app-code.tsx';
import { ForgotPasswordContext } from './reset-password/forgot-password-context.ts';
import { CheckYourMail } from './check-your-mail.tsx';
import { authFormFields } from './form-fields.ts';
import { putProductTexts } from './product-texts.ts';
import { ResetPasswordForm } from './reset-password/reset-password-form.tsx';
import { SignInFooter } from './sign-in-footer.tsx';
import { SignUpEmailContext } from './sign-up-email-context.ts';
import { SignUpFields } from './sign-up-fields.tsx';
import { useRestoreFormFocus } from './use-restore-form-focus.ts';

putProductTexts();

const components = {
  SignIn: { Footer: SignInFooter },
  ConfirmSignIn: { Header: EnterAppCode },
  SignUp: { FormFields: SignUpFields },
  ConfirmSignUp: { Header: CheckYourMail, Footer: ConfirmSignUpFooter },
};

const Forms = ({ account }: { account: AccountClient }) => {
  const [resetFor, setResetFor] = useState<string | null>(null);
  const forgot = useMemo(() => ({ account, onCodeSent: setResetFor }), [account]);
  const services = useMemo(() => authenticatorServices(account), [account]);
  const [formFields] = useState(authFormFields);
  const [email, setEmail] = useState('');
  const signUpEmail = useMemo(() => ({ email, setEmail }), [email]);
  // The focus may be lost when another form is shown or after a form was disabled.
  useAuthenticator((context) => [context.route, context.isPending]);
  const keptFocus = useRestoreFormFocus();

  return (
    <div {...keptFocus}>
      {resetFor === null ? (
        <ForgotPasswordContext value={forgot}>
          <SignUpEmailContext value={signUpEmail}>
            <Authenticator
              loginMechanisms={['email']}
              services={services}
              formFields={formFields}
              components={components}
            />
          </SignUpEmailContext>
        </ForgotPasswordContext>
      ) : (
        <ResetPasswordForm account={account} email={resetFor} onLeave={() => setResetFor(null)} />
      )}
    </div>
  );
};

/**
 * Forms to sign in, sign up with an emailed code, and reset the password. The session reports success, not these forms.
 */
export const AuthForms = ({ account }: { account: AccountClient }) => (
  <Authenticator.Provider>
    <Forms account={account} />
  </Authenticator.Provider>
);
