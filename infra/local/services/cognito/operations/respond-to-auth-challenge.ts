import * as z from 'zod';
import { cognitoErrors } from '../errors.ts';
import { answerPasskey } from '../passkeys/passkey-sign-in.ts';
import { claimHolds } from '../srp/handshake.ts';
import { defineOperation, fields } from './operation.ts';
import { answerSecondFactor } from './second-factor.ts';
import { finishSignIn } from './sign-in.ts';

const input = z.object({
  ClientId: fields.clientId,
  ChallengeName: z.string(),
  Session: z.string().optional(),
  ChallengeResponses: z.record(z.string(), z.string()).default({}),
});

/**
 * Completes an SRP sign-in, which proves the password without sending it, or one with a passkey, or verifies the second
 * factor.
 */
export const respondToAuthChallenge = defineOperation(input, (request, pool) => {
  const client = pool.client(request.ClientId);
  const answered = (name: string): string => {
    const value = request.ChallengeResponses[name];
    if (!value) throw cognitoErrors.missingParameter(name);
    return value;
  };
  if (request.ChallengeName === 'SOFTWARE_TOKEN_MFA') {
    if (!request.Session) throw cognitoErrors.missingParameter('Session');
    return answerSecondFactor(pool, client, request.Session, answered('SOFTWARE_TOKEN_MFA_CODE'));
  }
  if (request.ChallengeName === 'WEB_AUTHN') {
    if (!request.Session) throw cognitoErrors.missingParameter('Session');
    return answerPasskey(pool, client, request.Session, answered('CREDENTIAL'));
  }
  if (request.ChallengeName !== 'PASSWORD_VERIFIER') {
    throw cognitoErrors.notHosted(`the challenge ${request.ChallengeName}`);
  }
  const username = answered('USERNAME');
  const secretBlock = answered('PASSWORD_CLAIM_SECRET_BLOCK');
  const timestamp = answered('TIMESTAMP');
  const signature = answered('PASSWORD_CLAIM_SIGNATURE');

  const challenge = pool.transaction(() => pool.challenges.take(secretBlock));
  const isTheirs = challenge && [challenge.srpId, challenge.username].includes(username);
  if (!isTheirs || challenge.clientId !== client.id) throw cognitoErrors.challengeExpired();
  const identity = pool.identityOf(challenge.srpId);
  return finishSignIn(pool, {
    client,
    username: challenge.username,
    passwordIsRight: (user) =>
      user.sub === challenge.srpId &&
      claimHolds(
        { identity, secretBlock, timestamp, signature },
        challenge.A,
        challenge.server,
        BigInt(`0x${user.proof.verifier}`),
      ),
  });
});
