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

/** A key for an authenticator app. */
export interface AppKey {
  /** Base 32, to be typed. */
  secret: string;
  /** `otpauth:` address that apps open, and that the QR code holds. */
  link: string;
}

/** What the section asks of the user pool. Tests script it. */
export interface SecurityClient {
  changePassword(oldPassword: string, newPassword: string): Promise<void>;
  /** @returns false where it takes more than the password */
  signIn(email: string, password: string): Promise<boolean>;
  /** Mails a code to the new address; the present one counts until it is typed. */
  askForEmail(email: string): Promise<void>;
  resendEmailCode(): Promise<void>;
  confirmEmail(code: string): Promise<void>;
  hasApp(): Promise<boolean>;
  /** Makes a key. Never while an app is on: that would turn it off before the new one is proven. */
  newAppKey(email: string): Promise<AppKey>;
  /** Checks a code of the app and uses it up. */
  checkAppCode(code: string): Promise<void>;
  turnApp(on: boolean): Promise<void>;
  /** When this session began, in epoch milliseconds; 0 where that is not known. */
  signedInAt(): Promise<number>;
}

/** What the mails of the user pool are written in. */
const told = { clientMetadata: { language } };

/** The stage's user pool, through Amplify. */
export const amplifySecurityClient: SecurityClient = {
  changePassword: (oldPassword, newPassword) => updatePassword({ oldPassword, newPassword }),
  signIn: async (username, password) => (await signIn({ username, password })).isSignedIn,
  askForEmail: async (email) => {
    await updateUserAttributes({ userAttributes: { email }, options: told });
  },
  resendEmailCode: async () => {
    await sendUserAttributeVerificationCode({ userAttributeKey: 'email', options: told });
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
