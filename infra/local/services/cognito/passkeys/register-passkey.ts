import * as z from 'zod';
import { cognitoErrors } from '../errors.ts';
import { defineOperation, fields } from '../operations/operation.ts';
import type { User } from '../store/user-store.ts';
import { bearerOf } from '../tokens/bearer.ts';
import { loadWebAuthn, needPasskeys } from './need-passkeys.ts';
import { originOf } from './passkey-origin.ts';
import { credentialId, registration, transportsOf } from './passkey-schema.ts';

/** Maximum number of a user's passkeys. Source: 'Quotas in Amazon Cognito'. */
const MAX_PASSKEYS = 20;

/** ES256 and RS256, as COSE identifiers. */
const ALGORITHMS = [-7, -257];

const challengeName = ({ sub }: User): string => `registration ${sub}`;

/** Returns the options with which the browser of the signed-in user creates a passkey. */
export const startWebAuthnRegistration = defineOperation(
  z.object({ AccessToken: fields.accessToken }),
  async ({ AccessToken }, pool) => {
    const { relyingPartyId, userVerification } = needPasskeys(pool);
    const { user } = bearerOf(pool, AccessToken);
    const { generateRegistrationOptions } = await loadWebAuthn();
    const known = pool.passkeys.of(user.sub);
    if (known.length >= MAX_PASSKEYS) throw cognitoErrors.tooManyPasskeys();
    const options = await generateRegistrationOptions({
      rpName: relyingPartyId,
      rpID: relyingPartyId,
      userID: new Uint8Array(Buffer.from(user.sub)),
      userName: user.email,
      userDisplayName: user.attributes['name'] ?? user.email,
      attestationType: 'none',
      supportedAlgorithmIDs: ALGORITHMS,
      excludeCredentials: known.map(({ id, transports }) => ({ id, transports: transportsOf(transports) })),
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification },
    });
    pool.transaction(() => pool.passkeyChallenges.set(challengeName(user), user.sub, options.challenge));
    return { CredentialCreationOptions: options };
  },
);

/** Verifies and stores the passkey that the browser of the signed-in user created. */
export const completeWebAuthnRegistration = defineOperation(
  z.object({ AccessToken: fields.accessToken, Credential: registration }),
  async ({ AccessToken, Credential }, pool) => {
    const { relyingPartyId, userVerification } = needPasskeys(pool);
    const { user } = bearerOf(pool, AccessToken);
    const { verifyRegistrationResponse } = await loadWebAuthn();
    const pending = pool.transaction(() => pool.passkeyChallenges.take(challengeName(user)));
    if (!pending) throw cognitoErrors.passkeyChallengeMissing();
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...Credential, response: { ...Credential.response, transports: [] } },
      expectedChallenge: pending.challenge,
      expectedOrigin: originOf(Credential.response.clientDataJSON, relyingPartyId),
      expectedRPID: relyingPartyId,
      requireUserVerification: userVerification === 'required',
      supportedAlgorithmIDs: ALGORITHMS,
    }).catch(() => ({ registrationInfo: undefined }));
    if (!registrationInfo) throw cognitoErrors.passkeyInvalid();
    const { id, publicKey, counter } = registrationInfo.credential;
    pool.transaction(() => {
      if (pool.passkeys.find(id)) throw cognitoErrors.passkeyInvalid();
      pool.passkeys.add({
        id,
        sub: user.sub,
        publicKey: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports: Credential.response.transports,
        attachment: Credential.authenticatorAttachment ?? null,
        createdAt: pool.clock().toISOString(),
      });
    });
    return {};
  },
);

/** Lists the passkeys of the signed-in user on one page. */
export const listWebAuthnCredentials = defineOperation(
  z.object({ AccessToken: fields.accessToken, MaxResults: z.int().min(0).max(20).optional() }),
  ({ AccessToken }, pool) => {
    const { relyingPartyId } = needPasskeys(pool);
    const { user } = bearerOf(pool, AccessToken);
    return {
      Credentials: pool.passkeys.of(user.sub).map(({ id, transports, attachment, createdAt }) => ({
        CredentialId: id,
        FriendlyCredentialName: 'Passkey',
        RelyingPartyId: relyingPartyId,
        AuthenticatorTransports: transports,
        ...(attachment !== null && { AuthenticatorAttachment: attachment }),
        CreatedAt: Date.parse(createdAt) / 1_000,
      })),
    };
  },
);

/** Deletes a passkey of the signed-in user. */
export const deleteWebAuthnCredential = defineOperation(
  z.object({ AccessToken: fields.accessToken, CredentialId: credentialId }),
  ({ AccessToken, CredentialId }, pool) => {
    needPasskeys(pool);
    const { user } = bearerOf(pool, AccessToken);
    if (!pool.passkeys.remove(user.sub, CredentialId)) throw cognitoErrors.passkeyNotFound();
    return {};
  },
);
