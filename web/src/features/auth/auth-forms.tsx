import { Authenticator, useAuthenticator } from '@aws-amplify/ui-react';
import { useMemo, useState } from 'react';
import './authenticator.css';
import type { AccountClient } from './account-client.ts';
import { authenticatorServices } from './authenticator-services.ts';
import { ConfirmSignUpFooter } from './confirm-sign-up-footer.tsx';
import { EnterAppCode } from './enter-app-code.tsx';
import { type Credentials, RecoveryContext } from './recovery/recovery-context.ts';
import { RecoveryForm } from './recovery/recovery-form.tsx';
import { RecoveryLink } from './recovery/recovery-link.tsx';
import { ForgotPasswordContext } from './reset-password/forgot-password-context.ts';
import { CheckYourMail } from './check-your-mail.tsx';
import { authFormFields } from './form-fields.ts';
import { putProductTexts } from './product-texts.ts';
import { ResetPasswordForm } from './reset-password/reset-password-form.tsx';
import { SignInFooter } from './sign-in-footer.tsx';
import { emptySignUpDraft, SignUpDraftContext } from './sign-up-draft-context.ts';
import { SignUpFields } from './sign-up-fields.tsx';
import { SignUpFooter } from './sign-up-footer.tsx';
import { useRestoreFormFocus } from './use-restore-form-focus.ts';

putProductTexts();

const components = {
  SignIn: { Footer: SignInFooter },
  ConfirmSignIn: { Header: EnterAppCode, Footer: RecoveryLink },
  SignUp: { FormFields: SignUpFields, Footer: SignUpFooter },
  ConfirmSignUp: { Header: CheckYourMail, Footer: ConfirmSignUpFooter },
};

interface Props {
  account: AccountClient;
  /** Opens the sign-up tab first. */
  isNew: boolean;
}

const Forms = ({ account, isNew }: Props) => {
  const [resetFor, setResetFor] = useState<string | null>(null);
  const forgot = useMemo(() => ({ account, onCodeSent: setResetFor }), [account]);
  const [draft, setDraft] = useState(emptySignUpDraft);
  // Kept in memory for a recovery code, which needs the password again.
  const [credentials, setCredentials] = useState<Credentials | null>(null);
  const [isRecovering, setRecovering] = useState(false);
  const recovery = useMemo(() => ({ start: () => setRecovering(true) }), []);
  const kept = useMemo(() => ({ draft, setDraft }), [draft]);
  const services = useMemo(
    () => authenticatorServices(account, { onSignIn: setCredentials, onSignUp: setDraft }),
    [account],
  );
  const [formFields] = useState(authFormFields);
  // The focus may be lost when another form is shown or after a form was disabled.
  useAuthenticator((context) => [context.route, context.isPending]);
  const keptFocus = useRestoreFormFocus();

  const form = () => {
    if (resetFor !== null)
      return <ResetPasswordForm account={account} email={resetFor} onLeave={() => setResetFor(null)} />;
    if (isRecovering && credentials)
      return (
        <RecoveryForm account={account} credentials={credentials} onLeave={() => setRecovering(false)} />
      );
    return (
      <ForgotPasswordContext value={forgot}>
        <SignUpDraftContext value={kept}>
          <RecoveryContext value={recovery}>
            <Authenticator
              initialState={isNew ? 'signUp' : 'signIn'}
              loginMechanisms={['email']}
              services={services}
              formFields={formFields}
              components={components}
            />
          </RecoveryContext>
        </SignUpDraftContext>
      </ForgotPasswordContext>
    );
  };
  return <div {...keptFocus}>{form()}</div>;
};

/**
 * Forms to sign in, sign up with an emailed code, and reset the password. The session reports success, not these forms.
 */
export const AuthForms = (props: Props) => (
  <Authenticator.Provider>
    <Forms {...props} />
  </Authenticator.Provider>
);
