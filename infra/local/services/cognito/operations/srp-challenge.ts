import { randomBytes } from 'node:crypto';
import { cognitoErrors } from '../errors.ts';
import type { ClientSettings } from '../settings/client-settings.ts';
import { createServerValues, parsePublicValue } from '../srp/handshake.ts';
import type { UserPool } from '../user-pool.ts';

/** The user of a handshake, as visible to the client. */
interface SrpSubject {
  srpId: string;
  salt: string;
  verifier: string;
}

/** Returns a fake user for an unknown name, with the same ID and salt on every attempt. No password matches it. */
const nobody = (pool: UserPool, username: string): SrpSubject => {
  const seed = pool.key.derive(`nobody:${username.toLowerCase()}`).toString('hex');
  const srpId = [seed.slice(0, 8), seed.slice(8, 12), `4${seed.slice(13, 16)}`, `8${seed.slice(17, 20)}`]
    .concat(seed.slice(20, 32))
    .join('-');
  return { srpId, salt: seed.slice(32, 64), verifier: randomBytes(384).toString('hex') };
};

/**
 * Handles `USER_SRP_AUTH`: returns the salt and the server's public value. The client has three minutes to respond.
 * @throws AwsError when a parameter is missing, or for an unknown user if the client does not hide that
 */
export const startSrp = (
  pool: UserPool,
  client: ClientSettings,
  { USERNAME, SRP_A }: Record<string, string>,
): object => {
  if (!USERNAME) throw cognitoErrors.missingParameter('USERNAME');
  if (!SRP_A) throw cognitoErrors.missingParameter('SRP_A');
  const A = parsePublicValue(SRP_A);
  if (A === undefined) throw cognitoErrors.invalidParameter('Invalid SRP_A value.');
  const user = pool.users.find(USERNAME);
  if (!user && !client.hidesMissingUsers) throw cognitoErrors.userNotFound();
  const { srpId, salt, verifier } = user ? { srpId: user.sub, ...user.proof } : nobody(pool, USERNAME);
  const server = createServerValues(BigInt(`0x${verifier}`));
  const secretBlock = pool.transaction(() =>
    pool.challenges.add({ clientId: client.id, username: USERNAME, srpId, A, server }),
  );
  return {
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeParameters: {
      SALT: salt,
      SECRET_BLOCK: secretBlock,
      SRP_B: server.B.toString(16),
      USERNAME: srpId,
      USER_ID_FOR_SRP: srpId,
    },
  };
};
