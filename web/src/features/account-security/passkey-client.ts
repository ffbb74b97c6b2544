import { t } from '#web/lib/language/translate.ts';
import {
  associateWebAuthnCredential,
  deleteWebAuthnCredential,
  listWebAuthnCredentials,
} from 'aws-amplify/auth';

export interface Passkey {
  id: string;
  name: string;
}

/** Passkeys of the account, through Amplify. Tests script it. */
export interface PasskeyClient {
  list(): Promise<Passkey[]>;
  /** Has the browser make one. Rejects when the person changes their mind, too. */
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
