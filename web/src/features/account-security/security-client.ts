import {
  confirmUserAttribute,
  fetchAuthSession,
  fetchMFAPreference,
  sendUserAttributeVerificationCode,
  setUpTOTP,
  signIn,
  updateMFAPreference,
  updatePassword,
  updateUserAttributes,
} from 'aws-amplify/auth';
import { BRAND } from '#shared/brand.ts';
import { language } from '#web/lib/language/language.ts';
import { verifyAppCode } from './authenticator-app/verify-app-code.ts';

/** Secret key of an authenticator app. */
export interface AppKey {
  /** Base 32, for typing. */
  secret: string;
  /** `otpauth:` address, opened by apps and encoded in the QR code. */
  link: string;
}

/** User pool operations of the security section. Replaced in tests. */
export interface SecurityClient {
  changePassword(oldPassword: string, newPassword: string): Promise<void>;
  /** @returns false if more than the password is required */
  signIn(email: string, password: string): Promise<boolean>;
  /** Sends a code to the new address. The current address stays valid until the code is entered. */
  askForEmail(email: string): Promise<void>;
  resendEmailCode(): Promise<void>;
  confirmEmail(code: string): Promise<void>;
  hasApp(): Promise<boolean>;
  /** Creates a key. Must not be called while an app is on: that would turn it off before the new key is verified. */
  newAppKey(email: string): Promise<AppKey>;
  /** Verifies a code of the app, which uses it up. */
  checkAppCode(code: string): Promise<void>;
  turnApp(on: boolean): Promise<void>;
  /** Start of this session in epoch milliseconds; 0 if unknown. */
  signedInAt(): Promise<number>;
}

/** Language of the user pool's emails. */
const languageOptions = { clientMetadata: { language } };

/** Security client for the user pool, through Amplify. */
export const amplifySecurityClient: SecurityClient = {
  changePassword: (oldPassword, newPassword) => updatePassword({ oldPassword, newPassword }),
  signIn: async (username, password) => (await signIn({ username, password })).isSignedIn,
  askForEmail: async (email) => {
    await updateUserAttributes({ userAttributes: { email }, options: languageOptions });
  },
  resendEmailCode: async () => {
    await sendUserAttributeVerificationCode({ userAttributeKey: 'email', options: languageOptions });
  },
  confirmEmail: (confirmationCode) => confirmUserAttribute({ userAttributeKey: 'email', confirmationCode }),
  hasApp: async () => (await fetchMFAPreference()).enabled?.includes('TOTP') ?? false,
  newAppKey: async (email) => {
    const { sharedSecret, getSetupUri } = await setUpTOTP();
    return { secret: sharedSecret, link: getSetupUri(BRAND, email).href };
  },
  checkAppCode: verifyAppCode,
  turnApp: (on) => updateMFAPreference({ totp: on ? 'PREFERRED' : 'DISABLED' }),
  signedInAt: async () =>
    Number((await fetchAuthSession()).tokens?.accessToken.payload['auth_time'] ?? 0) * 1_000,
};
