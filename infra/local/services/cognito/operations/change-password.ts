import * as z from 'zod';
import { cognitoErrors } from '../errors.ts';
import { checkPassword } from '../settings/password-policy.ts';
import { createPasswordProof, passwordMatches } from '../srp/verifier.ts';
import { bearerOf } from '../tokens/bearer.ts';
import { defineOperation, fields } from './operation.ts';

const input = z.object({
  AccessToken: fields.accessToken,
  PreviousPassword: fields.password,
  ProposedPassword: fields.password,
});

/** Changes the password of the signed-in user. */
export const changePassword = defineOperation(input, (request, pool) => {
  const { user } = bearerOf(pool, request.AccessToken);
  checkPassword(pool.settings.password, request.ProposedPassword);
  pool.transaction(() => {
    const identity = pool.identityOf(user.sub);
    if (pool.attempts.isLocked(user.sub)) return cognitoErrors.attemptLimit();
    if (!passwordMatches(identity, request.PreviousPassword, user.proof)) {
      pool.attempts.countFailure(user.sub);
      return cognitoErrors.wrongCredentials();
    }
    pool.attempts.clear(user.sub);
    const proof = createPasswordProof(identity, request.ProposedPassword);
    pool.users.save({ ...user, proof, modifiedAt: pool.clock() });
    return undefined;
  });
  return {};
});
