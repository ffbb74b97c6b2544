import { newPasskey } from '#shared/account-security/passkey-schema.ts';
import { t } from '#web/lib/language/translate.ts';

/** Messages for the browser's errors, by name. Source: Web Authentication Level 3, 'createCredential'. */
const messageOf = (error: unknown): string => {
  const name = error instanceof Error ? error.name : '';
  if (name === 'InvalidStateError') return t('This device already has a passkey for your account.');
  if (name === 'NotAllowedError') return t('You canceled, or it took too long.');
  return t('Your browser or device can’t create this passkey.');
};

/** Returns whether this browser can create passkeys from the user pool's options. */
export const canCreatePasskeys = (): boolean =>
  typeof PublicKeyCredential !== 'undefined' && 'parseCreationOptionsFromJSON' in PublicKeyCredential;

/**
 * Creates a passkey with the browser, which asks the user to confirm it.
 * @throws Error with a message for the user
 */
export const createPasskey = async (options: Record<string, unknown>) => {
  try {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
      options as unknown as PublicKeyCredentialCreationOptionsJSON,
    );
    const created = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
    return newPasskey.shape.credential.parse(created.toJSON());
  } catch (error) {
    throw new Error(messageOf(error), { cause: error });
  }
};
