import type { AuthenticatorProps } from '@aws-amplify/ui-react';
import type { ResendSignUpCodeInput, SignInInput, SignUpInput } from 'aws-amplify/auth';
import { notify } from '#web/ui/notify.ts';
import type { AccountClient } from './account-client.ts';
import { sayError } from './say-error.ts';

type Services = NonNullable<AuthenticatorProps['services']>;

/** Amplify's functions may be given a context first; the Authenticator never does. */
const service =
  <Input, Output>(act: (input: Input) => Promise<Output>) =>
  (...given: [input: Input] | [context: unknown, input: Input]): Promise<Output> =>
    act(given.at(-1) as Input).catch(sayError);

/** The Authenticator's calls, each with the toast that its outcome deserves. */
export const authenticatorServices = (account: AccountClient): Services => ({
  handleSignIn: service(async (input: SignInInput) => {
    const result = await account.signIn(input);
    if (result.isSignedIn) notify.success('Welcome back!');
    return result;
  }),
  handleSignUp: service(async (input: SignUpInput) => {
    const result = await account.signUp(input);
    notify.success(
      'Account created successfully!',
      'Please check your e-mail for the code that confirms it.',
    );
    return result;
  }),
  handleConfirmSignUp: service((input: Parameters<AccountClient['confirmSignUp']>[0]) =>
    account.confirmSignUp(input),
  ),
  handleResendSignUpCode: service(async (input: ResendSignUpCodeInput) => {
    const result = await account.resendSignUpCode(input);
    notify.info('A new code is on its way', 'Please check your e-mail.');
    return result;
  }),
  // The sign-up form has no second password field, which the default rule would ask for.
  validateRequiredFieldsForAuthMethod: () => Promise.resolve(null),
});
