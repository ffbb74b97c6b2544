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

/** User pool operations of the auth page. Replaced in tests. */
export interface AccountClient {
  signIn(input: SignInInput): Promise<SignInOutput>;
  /** Continues a sign-in that asks for an authenticator app's code. */
  confirmSignIn(input: ConfirmSignInInput): Promise<ConfirmSignInOutput>;
  signUp(input: SignUpInput): Promise<SignUpOutput>;
  confirmSignUp(input: ConfirmSignUpInput): Promise<ConfirmSignUpOutput>;
  resendSignUpCode(input: ResendSignUpCodeInput): Promise<ResendSignUpCodeOutput>;
  /** Sends a code for resetting the password. */
  resetPassword(input: ResetPasswordInput): Promise<unknown>;
  confirmResetPassword(input: ConfirmResetPasswordInput): Promise<void>;
}

/** Language of the user pool's emails. Users without an account have no profile with a language yet. */
const languageOptions = { clientMetadata: { language } };

/** Account client for the user pool, through Amplify. */
export const amplifyAccountClient: AccountClient = {
  signIn,
  confirmSignIn,
  signUp: (input) => {
    // The email is the user name. As an attribute, the client may not write it.
    const { email: _email, ...userAttributes } = input.options?.userAttributes ?? {};
    const clientMetadata = { ...input.options?.clientMetadata, ...languageOptions.clientMetadata };
    return signUp({ ...input, options: { ...input.options, userAttributes, clientMetadata } });
  },
  confirmSignUp: (input) => confirmSignUp({ ...input, options: { ...input.options, ...languageOptions } }),
  resendSignUpCode: (input) =>
    resendSignUpCode({ ...input, options: { ...input.options, ...languageOptions } }),
  resetPassword: (input) => resetPassword({ ...input, options: { ...input.options, ...languageOptions } }),
  confirmResetPassword,
};
