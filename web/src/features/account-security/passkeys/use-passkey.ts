import type * as z from 'zod';
import { accountSecurityRoutes } from '#shared/account-security/routes.ts';
import { signedPasskey } from '#shared/account-security/passkey-schema.ts';
import { call } from '#web/lib/api/call.ts';
import { t } from '#web/lib/language/translate.ts';
import { passkeysOffered } from '#web/lib/session/stage-passkeys.ts';

/** Returns whether this browser can use passkeys with the user pool's options. */
export const canUsePasskeys = (): boolean =>
  passkeysOffered() && 'parseRequestOptionsFromJSON' in PublicKeyCredential;

const askBrowser = async (
  options: Record<string, unknown>,
): Promise<z.infer<typeof signedPasskey>['credential']> => {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  );
  try {
    const used = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
    return signedPasskey.shape.credential.parse(used.toJSON());
  } catch (error) {
    throw new Error(t('Your passkey wasn’t used. Try again, or enter your password.'), { cause: error });
  }
};

/**
 * Proves who the user is with a passkey, which the browser asks for.
 * @throws Error with a message for the user
 */
export const proveWithPasskey = async (): Promise<void> => {
  const { challenge } = await call(accountSecurityRoutes.startPasskeyProof);
  if (!challenge) throw new Error(t('You can’t use a passkey here. Enter your password instead.'));
  const credential = await askBrowser(challenge.options);
  const body = { passkey: { session: challenge.session, credential } };
  await call(accountSecurityRoutes.prove, { body });
};
