import { vi } from 'vitest';
import { ApiError } from '#web/lib/api/api-error.ts';
import type { SecurityClient } from '#web/features/account-security/security-client.ts';

/** Creates an error of the user pool. */
export const refusal = (name: string, message = 'Refused.'): Error =>
  Object.assign(new Error(message), { name });

/** Creates an error of the server for a wrong password or code. */
export const rejection = (): ApiError =>
  new ApiError({ code: 'PROOF_REJECTED', status: 422, message: 'That’s not right. Try again.' });

/** The codes that the scripted server creates. */
export const recoveryCodes = Array.from({ length: 10 }, (_one, at) => `${at}k3m-9qxz-04tb-w2hn`);

/** Creates a user pool in which everything succeeds unless a test changes that. */
export const createScriptedSecurity = () => ({
  changePassword: vi.fn<SecurityClient['changePassword']>(() => Promise.resolve()),
  signIn: vi.fn<SecurityClient['signIn']>(() => Promise.resolve(true)),
  askForEmail: vi.fn<SecurityClient['askForEmail']>(() => Promise.resolve()),
  confirmEmail: vi.fn<SecurityClient['confirmEmail']>(() => Promise.resolve('new@example.com')),
  hasApp: vi.fn<SecurityClient['hasApp']>(() => Promise.resolve(false)),
  newAppKey: vi.fn<SecurityClient['newAppKey']>(() =>
    Promise.resolve({
      secret: 'GEZDGNBVGY3TQOJQ',
      link: 'otpauth://totp/Platewise:mara@example.com?secret=GEZDGNBVGY3TQOJQ&issuer=Platewise',
    }),
  ),
  changeApp: vi.fn<SecurityClient['changeApp']>(() => Promise.resolve()),
  countRecoveryCodes: vi.fn<SecurityClient['countRecoveryCodes']>(() =>
    Promise.resolve({ remaining: 0, created_at: null }),
  ),
  createRecoveryCodes: vi.fn<SecurityClient['createRecoveryCodes']>(() => Promise.resolve(recoveryCodes)),
});
