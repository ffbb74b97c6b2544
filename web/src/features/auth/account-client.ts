import {
  type ConfirmResetPasswordInput,
  type ConfirmSignInInput,
  type ConfirmSignInOutput,
  type ConfirmSignUpInput,
  type ConfirmSignUpOutput,
  confirmResetPassword,
  confirmSignIn,
  confirmSignUp,
  type ResendSignUpCodeInput,
  type ResendSignUpCodeOutput,
  type ResetPasswordInput,
  resendSignUpCode,
  resetPassword,
  type SignInInput,
  type SignInOutput,
  type SignUpInput,
  type SignUpOutput,
  signIn,
  signUp,
} from 'aws-amplify/auth';
import { language } from '#web/lib/language/language.ts';

/** What the auth page asks of the user pool. Tests script it. */
export interface AccountClient {
  signIn(input: SignInInput): Promise<SignInOutput>;
  /** Goes on with a sign-in that asks for the code of an authenticator app. */
  confirmSignIn(input: ConfirmSignInInput): Promise<ConfirmSignInOutput>;
  signUp(input: SignUpInput): Promise<SignUpOutput>;
  confirmSignUp(input: ConfirmSignUpInput): Promise<ConfirmSignUpOutput>;
  resendSignUpCode(input: ResendSignUpCodeInput): Promise<ResendSignUpCodeOutput>;
  /** Mails a code that allows a new password. */
  resetPassword(input: ResetPasswordInput): Promise<unknown>;
  confirmResetPassword(input: ConfirmResetPasswordInput): Promise<void>;
}

/** What the mails of the user pool are written in: who has no account yet has no profile that says it. */
const told = { clientMetadata: { language } };

/** The stage's user pool, through Amplify. */
export const amplifyAccountClient: AccountClient = {
  signIn,
  confirmSignIn,
  signUp: (input) =>
    signUp({
      ...input,
      options: { ...input.options, userAttributes: input.options?.userAttributes ?? {}, ...told },
    }),
  confirmSignUp: (input) => confirmSignUp({ ...input, options: { ...input.options, ...told } }),
  resendSignUpCode: (input) => resendSignUpCode({ ...input, options: { ...input.options, ...told } }),
  resetPassword: (input) => resetPassword({ ...input, options: { ...input.options, ...told } }),
  confirmResetPassword,
};
