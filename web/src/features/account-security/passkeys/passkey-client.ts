import { accountSecurityRoutes } from '#shared/account-security/routes.ts';
import type { Passkey } from '#shared/account-security/passkey-schema.ts';
import { call } from '#web/lib/api/call.ts';
import { withFreshProof } from '../proof/fresh-proof.ts';
import { createPasskey } from './create-passkey.ts';

/**
 * Client for the account's passkeys. Changes go through the server, which asks for a fresh proof and emails the user.
 * Replaced in tests.
 */
export interface PasskeyClient {
  list(): Promise<Passkey[]>;
  /** Creates a passkey in the browser. Also rejects if the user cancels. */
  add(): Promise<void>;
  remove(id: string): Promise<void>;
}

export const serverPasskeyClient: PasskeyClient = {
  list: async () => (await call(accountSecurityRoutes.listPasskeys)).passkeys,
  add: async () => {
    const { options } = await withFreshProof('passkey', () => call(accountSecurityRoutes.startPasskey));
    const credential = await createPasskey(options);
    await withFreshProof('passkey', () => call(accountSecurityRoutes.addPasskey, { body: { credential } }));
  },
  remove: async (id) => {
    await withFreshProof('passkey', () => call(accountSecurityRoutes.removePasskey, { params: { id } }));
  },
};
