import { vi } from 'vitest';
import type { SecurityClient } from '#web/features/account-security/security-client.ts';

/** Creates an error of the user pool. */
export const refusal = (name: string, message = 'Refused.'): Error =>
  Object.assign(new Error(message), { name });

/** Creates a user pool in which everything succeeds unless a test changes that. */
export const createScriptedSecurity = () => ({
  changePassword: vi.fn<SecurityClient['changePassword']>(() => Promise.resolve()),
  signIn: vi.fn<SecurityClient['signIn']>(() => Promise.resolve(true)),
  askForEmail: vi.fn<SecurityClient['askForEmail']>(() => Promise.resolve()),
  resendEmailCode: vi.fn<SecurityClient['resendEmailCode']>(() => Promise.resolve()),
  confirmEmail: vi.fn<SecurityClient['confirmEmail']>(() => Promise.resolve()),
  hasApp: vi.fn<SecurityClient['hasApp']>(() => Promise.resolve(false)),
  newAppKey: vi.fn<SecurityClient['newAppKey']>(() =>
    Promise.resolve({
      secret: 'GEZDGNBVGY3TQOJQ',
      link: 'otpauth://totp/Platewise:mara@example.com?secret=GEZDGNBVGY3TQOJQ&issuer=Platewise',
    }),
  ),
  checkAppCode: vi.fn<SecurityClient['checkAppCode']>(() => Promise.resolve()),
  turnApp: vi.fn<SecurityClient['turnApp']>(() => Promise.resolve()),
  signedInAt: vi.fn<SecurityClient['signedInAt']>(() => Promise.resolve(0)),
});
