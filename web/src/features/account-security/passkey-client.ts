import { t } from '#web/lib/language/translate.ts';
import {
  associateWebAuthnCredential,
  deleteWebAuthnCredential,
  listWebAuthnCredentials,
} from 'aws-amplify/auth';

interface Passkey {
  id: string;
  name: string;
}

/** Client for the account's passkeys, through Amplify. Replaced in tests. */
export interface PasskeyClient {
  list(): Promise<Passkey[]>;
  /** Creates a passkey in the browser. Also rejects if the user cancels. */
  add(): Promise<void>;
  remove(id: string): Promise<void>;
}

export const amplifyPasskeyClient: PasskeyClient = {
  list: async () =>
    (await listWebAuthnCredentials()).credentials.map(({ credentialId, friendlyCredentialName }) => ({
      id: credentialId ?? '',
      name: friendlyCredentialName ?? t('Passkey'),
    })),
  add: () => associateWebAuthnCredential(),
  remove: (credentialId) => deleteWebAuthnCredential({ credentialId }),
};
