import * as z from 'zod';
import { cognitoErrors } from '../errors.ts';
import { checkPassword } from '../settings/password-policy.ts';
import { createPasswordProof } from '../srp/verifier.ts';
import { announceConfirmation } from '../users/confirmation.ts';
import { defineOperation, fields } from './operation.ts';

const input = z.object({
  ClientId: fields.clientId,
  Username: fields.username,
  ConfirmationCode: fields.code,
  Password: fields.password,
  ClientMetadata: fields.metadata,
});

/** Sets a new password with the emailed code. Sessions continue, as on AWS; ending them is up to the trigger. */
export const confirmForgotPassword = defineOperation(input, async (request, pool) => {
  const client = pool.client(request.ClientId);
  checkPassword(pool.settings.password, request.Password);
  const user = pool.transaction(() => {
    const found = pool.users.find(request.Username);
    if (!found?.enabled) {
      if (client.hidesMissingUsers) return cognitoErrors.codeMismatch();
      return found ? cognitoErrors.userDisabled() : cognitoErrors.userNotFound();
    }
    const refusal = pool.codes.redeem(found.sub, 'reset-password', request.ConfirmationCode);
    if (refusal) return refusal;
    const proof = createPasswordProof(pool.identityOf(found.sub), request.Password);
    const changed = { ...found, proof, modifiedAt: pool.clock() };
    pool.users.save(changed);
    pool.attempts.clear(found.sub);
    return changed;
  });
  await announceConfirmation(pool, 'PostConfirmation_ConfirmForgotPassword', {
    user,
    clientId: client.id,
    clientMetadata: request.ClientMetadata,
  });
  return {};
});
