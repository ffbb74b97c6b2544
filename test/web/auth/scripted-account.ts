import { vi } from 'vitest';
import type { AccountClient } from '#web/features/auth/account-client.ts';

const delivery = { attributeName: 'email', deliveryMedium: 'EMAIL', destination: 'm***@e***' } as const;

/** Creates a user pool in which everything succeeds unless a test changes that. */
export const createScriptedAccount = () => ({
  signIn: vi.fn<AccountClient['signIn']>(() =>
    Promise.resolve({ isSignedIn: true, nextStep: { signInStep: 'DONE' } }),
  ),
  confirmSignIn: vi.fn<AccountClient['confirmSignIn']>(() =>
    Promise.resolve({ isSignedIn: true, nextStep: { signInStep: 'DONE' } }),
  ),
  signUp: vi.fn<AccountClient['signUp']>(() =>
    Promise.resolve({
      isSignUpComplete: false,
      nextStep: { signUpStep: 'CONFIRM_SIGN_UP', codeDeliveryDetails: delivery },
    }),
  ),
  confirmSignUp: vi.fn<AccountClient['confirmSignUp']>(() =>
    Promise.resolve({ isSignUpComplete: true, nextStep: { signUpStep: 'DONE' } }),
  ),
  resendSignUpCode: vi.fn<AccountClient['resendSignUpCode']>(() => Promise.resolve(delivery)),
  resetPassword: vi.fn<AccountClient['resetPassword']>(() => Promise.resolve({})),
  confirmResetPassword: vi.fn<AccountClient['confirmResetPassword']>(() => Promise.resolve()),
});
