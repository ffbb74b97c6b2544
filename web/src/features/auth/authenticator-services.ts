import { t } from '#web/lib/language/translate.ts';
import type { AuthenticatorProps } from '@aws-amplify/ui-react';
import type {
  ConfirmSignInInput,
  ConfirmSignUpInput,
  ResendSignUpCodeInput,
  ResendSignUpCodeOutput,
  SignInInput,
  SignUpInput,
  SignUpOutput,
} from 'aws-amplify/auth';
import { CODE_ATTRIBUTE, VISIT_METADATA } from '#shared/referrals/referral-link.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { assignTriedMeal } from '#web/features/food-entries/public.ts';
import { clearReferralCode, startReferralVisit, storedReferralCode } from '#web/features/referrals/public.ts';
import type { AccountClient } from './account-client.ts';
import type { Credentials } from './recovery/recovery-context.ts';
import { createResendPause } from './resend-pause.ts';
import type { SignUpDraft } from './sign-up-draft-context.ts';
import { notifyPoolError } from './notify-pool-error.ts';
import { passwordRefusal } from '#web/features/passwords/public.ts';
import { codeIn } from '#web/lib/session/typed-code.ts';

type Services = NonNullable<AuthenticatorProps['services']>;

/** Drops the context that Amplify's functions may get as a first argument; the Authenticator never passes it. */
const service =
  <Input, Output>(act: (input: Input) => Promise<Output>) =>
  (...given: [input: Input] | [context: unknown, input: Input]): Promise<Output> =>
    act(given.at(-1) as Input).catch(notifyPoolError);

/** Stand-in for the response to another sent code. The Authenticator only reads the destination. */
const sentTo = (email: string): ResendSignUpCodeOutput => ({ destination: email, deliveryMedium: 'EMAIL' });

/** Replaces the masked address in the pool's response with the typed one, so that users notice a typo. */
const withFullAddress = (result: SignUpOutput, email: string): SignUpOutput =>
  result.nextStep.signUpStep === 'CONFIRM_SIGN_UP'
    ? { ...result, nextStep: { ...result.nextStep, codeDeliveryDetails: sentTo(email) } }
    : result;

/** Adds the stored referral code to a sign-up, if there is one. */
const withCode = async (input: SignUpInput): Promise<SignUpInput> => {
  const code = storedReferralCode();
  if (code === null) return input;
  const userAttributes = { ...input.options?.userAttributes, [`custom:${CODE_ATTRIBUTE}`]: code };
  const visit = await startReferralVisit();
  const clientMetadata = { ...(visit !== null && { [VISIT_METADATA]: visit }) };
  return { ...input, options: { ...input.options, userAttributes, clientMetadata } };
};

const draftOf = ({ username, password, options }: SignUpInput): SignUpDraft => ({
  name: options?.userAttributes?.name ?? '',
  email: username,
  password: password ?? '',
});

/** Called with what the user submitted, which later steps need. */
interface Submitted {
  /** Called only if the sign-in asks for the code of an authenticator app. */
  onSignIn: (submitted: Credentials) => void;
  onSignUp: (submitted: SignUpDraft) => void;
}

/** The Authenticator's calls, each with a toast for its result. */
export const authenticatorServices = (
  account: AccountClient,
  { onSignIn, onSignUp }: Submitted,
  mayResend = createResendPause(),
): Services => ({
  handleSignIn: service(async (input: SignInInput) => {
    const result = await account.signIn(input);
    if (result.isSignedIn) notify.success(t('Welcome back!'));
    if (result.nextStep.signInStep === 'CONFIRM_SIGN_IN_WITH_TOTP_CODE')
      onSignIn({ email: input.username, password: input.password ?? '' });
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
    const result = await account.signUp(await withCode(input));
    onSignUp(draftOf(input));
    clearReferralCode();
    assignTriedMeal(result.userId);
    notify.success(
      t('Account created successfully!'),
      t('Check your email for the code to confirm your account.'),
    );
    return withFullAddress(result, input.username);
  }),
  handleConfirmSignUp: service(async (input: ConfirmSignUpInput) => {
    const result = await account.confirmSignUp({
      ...input,
      confirmationCode: codeIn(input.confirmationCode),
    });
    // New users are signed in automatically; users who confirm later have to sign in. Either way, this toast replaces
    // the one about a wrong code.
    const isDone = result.nextStep.signUpStep === 'DONE';
    notify.success(t('Email confirmed'), isDone ? t('You can sign in now.') : undefined);
    return result;
  }),
  handleResendSignUpCode: service(async (input: ResendSignUpCodeInput) => {
    if (!mayResend()) return sentTo(input.username);
    await account.resendSignUpCode(input);
    notify.info(t('We’ve sent a new code'), t('Check your email.'));
    return sentTo(input.username);
  }),
  validateCustomSignUp: async ({
    name = '',
    email = '',
    password = '',
  }): Promise<Record<string, string> | null> => {
    // `required` accepts blanks. An empty field shows no error yet.
    if (name !== '' && name.trim() === '') return { name: t('Enter your name.') };
    const refusal = password === '' ? null : await passwordRefusal(password, { name, email });
    return refusal === null ? null : { password: refusal };
  },
  // The sign-up form has no second password field, which the default validation requires.
  validateRequiredFieldsForAuthMethod: () => Promise.resolve(null),
});
