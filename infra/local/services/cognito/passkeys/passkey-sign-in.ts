import { randomBytes } from 'node:crypto';
import { cognitoErrors } from '../errors.ts';
import type { ClientSettings } from '../settings/client-settings.ts';
import type { User } from '../store/user-store.ts';
import type { UserPool } from '../user-pool.ts';
import { loadWebAuthn, needPasskeys } from './need-passkeys.ts';
import { originOf } from './passkey-origin.ts';
import { assertion, transportsOf } from './passkey-schema.ts';

const sessionName = (client: ClientSettings, session: string): string => `sign-in ${client.id} ${session}`;
const newSession = (): string => randomBytes(192).toString('base64url');

/**
 * Returns whether a passkey is enough for this user. Not with an active authenticator app: a passkey counts as one factor
 * unless the pool sets `MULTI_FACTOR_WITH_USER_VERIFICATION`, which is not supported here.
 * Source: `WebAuthnConfigurationType`, 'FactorConfiguration', in the API reference.
 */
const mayUsePasskey = (pool: UserPool, { sub, status, enabled }: User): boolean =>
  enabled &&
  status === 'CONFIRMED' &&
  !(pool.totp.isVerified(sub) && pool.totp.isEnabled(sub)) &&
  pool.passkeys.of(sub).length > 0;

/** Starts a sign-in with a passkey, or returns the other choices if the user has none. */
export const startPasskeySignIn = async (
  pool: UserPool,
  client: ClientSettings,
  username: string,
): Promise<object> => {
  const { relyingPartyId, userVerification } = needPasskeys(pool);
  const user = pool.users.find(username);
  if (!user && !client.hidesMissingUsers) throw cognitoErrors.userNotFound();
  const Session = newSession();
  const passwords = ['PASSWORD', 'PASSWORD_SRP'];
  if (!user || !mayUsePasskey(pool, user))
    return {
      ChallengeName: 'SELECT_CHALLENGE',
      AvailableChallenges: passwords,
      Session,
      ChallengeParameters: {},
    };
  const { generateAuthenticationOptions } = await loadWebAuthn();
  const options = await generateAuthenticationOptions({
    rpID: relyingPartyId,
    userVerification,
    allowCredentials: pool.passkeys
      .of(user.sub)
      .map(({ id, transports }) => ({ id, transports: transportsOf(transports) })),
  });
  pool.transaction(() =>
    pool.passkeyChallenges.set(sessionName(client, Session), user.sub, options.challenge),
  );
  return {
    ChallengeName: 'WEB_AUTHN',
    AvailableChallenges: [...passwords, 'WEB_AUTHN'],
    Session,
    ChallengeParameters: { CREDENTIAL_REQUEST_OPTIONS: JSON.stringify(options) },
  };
};

/** Returns the parsed credential. @throws AwsError `NotAuthorizedException` */
const readAssertion = (text: string) => {
  try {
    return assertion.parse(JSON.parse(text));
  } catch {
    throw cognitoErrors.passkeyInvalid();
  }
};

/**
 * Completes a sign-in with the signature of a passkey. Each session can be tried once.
 * @throws AwsError `NotAuthorizedException` for an expired session, an unknown passkey or a wrong signature
 */
export const answerPasskey = async (
  pool: UserPool,
  client: ClientSettings,
  session: string,
  credential: string,
): Promise<object> => {
  const { relyingPartyId, userVerification } = needPasskeys(pool);
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const pending = pool.transaction(() => pool.passkeyChallenges.take(sessionName(client, session)));
  if (!pending) throw cognitoErrors.challengeExpired();
  const { authenticatorAttachment: _attachment, ...response } = readAssertion(credential);
  const passkey = pool.passkeys.find(response.id);
  const handle = Buffer.from(pending.sub).toString('base64url');
  if (passkey?.sub !== pending.sub || (response.response.userHandle ?? handle) !== handle)
    throw cognitoErrors.passkeyInvalid();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: pending.challenge,
    expectedOrigin: originOf(response.response.clientDataJSON, relyingPartyId),
    expectedRPID: relyingPartyId,
    requireUserVerification: userVerification === 'required',
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
    },
  }).catch(() => ({ verified: false, authenticationInfo: undefined }));
  if (!verified || !authenticationInfo) throw cognitoErrors.passkeyInvalid();
  const AuthenticationResult = pool.transaction(() => {
    // The user may have been changed while the signature was verified.
    const user = pool.users.find(pending.sub);
    const current = pool.passkeys.find(passkey.id);
    if (!user || !current || !mayUsePasskey(pool, user)) return cognitoErrors.challengeExpired();
    pool.passkeys.setCounter(current, authenticationInfo.newCounter);
    return pool.tokens.start(user, client);
  });
  return { AuthenticationResult, ChallengeParameters: {} };
};
