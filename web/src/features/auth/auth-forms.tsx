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
import { emptySignUpDraft, SignUpDraftContext } from './sign-up-draft-context.ts';
import { SignUpFields } from './sign-up-fields.tsx';
import { SignUpFooter } from './sign-up-footer.tsx';
import { useRestoreFormFocus } from './use-restore-form-focus.ts';

putProductTexts();

const components = {
  SignIn: { Footer: SignInFooter },
  ConfirmSignIn: { Header: EnterAppCode },
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
  const kept = useMemo(() => ({ draft, setDraft }), [draft]);
  const services = useMemo(
    () => authenticatorServices(account, (submitted) => setDraft(submitted)),
    [account],
  );
  const [formFields] = useState(authFormFields);
  // The focus may be lost when another form is shown or after a form was disabled.
  useAuthenticator((context) => [context.route, context.isPending]);
  const keptFocus = useRestoreFormFocus();

  return (
    <div {...keptFocus}>
      {resetFor === null ? (
        <ForgotPasswordContext value={forgot}>
          <SignUpDraftContext value={kept}>
            <Authenticator
              initialState={isNew ? 'signUp' : 'signIn'}
              loginMechanisms={['email']}
              services={services}
              formFields={formFields}
              components={components}
            />
          </SignUpDraftContext>
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
export const AuthForms = (props: Props) => (
  <Authenticator.Provider>
    <Forms {...props} />
  </Authenticator.Provider>
);
