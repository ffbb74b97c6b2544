import { t } from '#web/lib/language/translate.ts';
import type { AuthenticatorProps } from '@aws-amplify/ui-react';
import type {
  ConfirmSignInInput,
  ConfirmSignUpInput,
  ResendSignUpCodeInput,
  ResendSignUpCodeOutput,
  SignInInput,
  SignUpInput,
} from 'aws-amplify/auth';
import { CODE_ATTRIBUTE } from '#shared/referrals/referral-link.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { clearReferralCode, storedReferralCode } from '#web/features/referrals/public.ts';
import type { AccountClient } from './account-client.ts';
import { createResendPause } from './resend-pause.ts';
import { notifyPoolError } from './notify-pool-error.ts';
import { codeIn } from '#web/lib/session/typed-code.ts';

type Services = NonNullable<AuthenticatorProps['services']>;

/** Amplify's functions may be given a context first; the Authenticator never does. */
const service =
  <Input, Output>(act: (input: Input) => Promise<Output>) =>
  (...given: [input: Input] | [context: unknown, input: Input]): Promise<Output> =>
    act(given.at(-1) as Input).catch(notifyPoolError);

/** What the Authenticator takes for 'sent': it only reads where to. */
const onItsWay: ResendSignUpCodeOutput = {};

/** The sign-up with the code of who brought the person, where a link left one. */
const withCode = (input: SignUpInput): SignUpInput => {
  const code = storedReferralCode();
  if (code === null) return input;
  const userAttributes = { ...input.options?.userAttributes, [`custom:${CODE_ATTRIBUTE}`]: code };
  return { ...input, options: { ...input.options, userAttributes } };
};

/** The Authenticator's calls, each with the toast that its outcome deserves. */
export const authenticatorServices = (account: AccountClient, mayResend = createResendPause()): Services => ({
  handleSignIn: service(async (input: SignInInput) => {
    const result = await account.signIn(input);
    if (result.isSignedIn) notify.success(t('Welcome back!'));
    return result;
  }),
  handleConfirmSignIn: service(async (input: ConfirmSignInInput) => {
    const result = await account.confirmSignIn({
      ...input,
      challengeResponse: codeIn(input.challengeResponse),
    });
    if (result.isSignedIn) notify.success(t('Welcome back!'));
    return result;
  }),
  handleSignUp: service(async (input: SignUpInput) => {
    const result = await account.signUp(withCode(input));
    clearReferralCode();
    notify.success(
      t('Account created successfully!'),
      t('Please check your e-mail for the code that confirms it.'),
    );
    return result;
  }),
  handleConfirmSignUp: service(async (input: ConfirmSignUpInput) => {
    const result = await account.confirmSignUp({
      ...input,
      confirmationCode: codeIn(input.confirmationCode),
    });
    // Who has just signed up is signed in by itself; who came back later has to do it. Either way this takes the
    // place of what was said of a mistyped code.
    const isDone = result.nextStep.signUpStep === 'DONE';
    notify.success(t('E-mail confirmed'), isDone ? t('Please sign in now.') : undefined);
    return result;
  }),
  handleResendSignUpCode: service(async (input: ResendSignUpCodeInput) => {
    if (!mayResend()) return onItsWay;
    const result = await account.resendSignUpCode(input);
    notify.info(t('A new code is on its way'), t('Please check your e-mail.'));
    return result;
  }),
  // `required` lets blanks pass. Nothing is said of a field that is still empty.
  validateCustomSignUp: ({ name = '' }) =>
    Promise.resolve(name !== '' && name.trim() === '' ? { name: t('Please enter your name.') } : null),
  // The sign-up form has no second password field, which the default rule would ask for.
  validateRequiredFieldsForAuthMethod: () => Promise.resolve(null),
});
