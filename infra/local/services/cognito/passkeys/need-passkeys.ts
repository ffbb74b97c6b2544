import { cognitoErrors } from '../errors.ts';
import type { PasskeySettings } from '../settings/pool-settings.ts';
import type { UserPool } from '../user-pool.ts';

/** Returns the pool's passkey settings. @throws AwsError `WebAuthnNotEnabledException` for a pool without passkeys */
export const needPasskeys = ({ settings: { passkeys } }: UserPool): PasskeySettings => {
  if (!passkeys) throw cognitoErrors.passkeysNotEnabled();
  return passkeys;
};

/** Loads the library with the first passkey, because every other request of the local product can do without it. */
export const loadWebAuthn = () => import('@simplewebauthn/server');
