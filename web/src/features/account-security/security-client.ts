import { fetchMFAPreference, setUpTOTP, signIn } from 'aws-amplify/auth';
import { accountSecurityRoutes } from '#shared/account-security/routes.ts';
import type { ResponseOf } from '#shared/http/route.ts';
import { BRAND } from '#shared/brand.ts';
import { call } from '#web/lib/api/call.ts';
import { withFreshProof } from './proof/fresh-proof.ts';

/** Secret key of an authenticator app. */
export interface AppKey {
  /** Base 32, for typing. */
  secret: string;
  /** `otpauth:` address, opened by apps and encoded in the QR code. */
  link: string;
}

type RecoveryCount = ResponseOf<typeof accountSecurityRoutes.countRecoveryCodes>;

/**
 * Operations of the security section. Changes go through the server, which asks for a fresh proof and emails the user.
 * Replaced in tests.
 */
export interface SecurityClient {
  changePassword(oldPassword: string, newPassword: string): Promise<void>;
  /** @returns false if more than the password is required */
  signIn(email: string, password: string): Promise<boolean>;
  /** Sends a code to the new address. The current address stays valid until the code is entered. */
  askForEmail(email: string): Promise<void>;
  /** @returns the new address */
  confirmEmail(code: string): Promise<string>;
  hasApp(): Promise<boolean>;
  /** Creates a key. Must not be called while an app is on: that would turn it off before the new key is verified. */
  newAppKey(email: string): Promise<AppKey>;
  /** Turns the app on or off after verifying one of its codes, which uses the code up. */
  changeApp(isOn: boolean, code: string): Promise<void>;
  countRecoveryCodes(): Promise<RecoveryCount>;
  /** Replaces the recovery codes. @returns the new ones, which cannot be read again */
  createRecoveryCodes(): Promise<string[]>;
}

/** Security client of the app: the server, and Amplify where only the user pool is asked. */
export const amplifySecurityClient: SecurityClient = {
  changePassword: async (old_password, new_password) => {
    await call(accountSecurityRoutes.changePassword, { body: { old_password, new_password } });
  },
  signIn: async (username, password) => (await signIn({ username, password })).isSignedIn,
  askForEmail: async (email) => {
    await withFreshProof('email', () => call(accountSecurityRoutes.requestEmail, { body: { email } }));
  },
  confirmEmail: async (code) => (await call(accountSecurityRoutes.confirmEmail, { body: { code } })).email,
  hasApp: async () => (await fetchMFAPreference()).enabled?.includes('TOTP') ?? false,
  newAppKey: async (email) => {
    const { sharedSecret, getSetupUri } = await setUpTOTP();
    return { secret: sharedSecret, link: getSetupUri(BRAND, email).href };
  },
  changeApp: async (is_on, code) => {
    await withFreshProof('app', () => call(accountSecurityRoutes.changeApp, { body: { is_on, code } }));
  },
  countRecoveryCodes: () => call(accountSecurityRoutes.countRecoveryCodes),
  createRecoveryCodes: async () =>
    (await withFreshProof('recovery', () => call(accountSecurityRoutes.createRecoveryCodes))).codes,
};
