import * as z from 'zod';
import { cognitoErrors } from '../errors.ts';
import { announceConfirmation } from '../users/confirmation.ts';
import { defineOperation, fields } from './operation.ts';

const input = z.object({
  ClientId: fields.clientId,
  Username: fields.username,
  ConfirmationCode: fields.code,
  ClientMetadata: fields.metadata,
});

/** Confirms an account with the emailed code. The account stays confirmed if the trigger fails, as on AWS. */
export const confirmSignUp = defineOperation(input, async (request, pool) => {
  const client = pool.client(request.ClientId);
  const user = pool.transaction(() => {
    const found = pool.users.find(request.Username);
    if (!found) return client.hidesMissingUsers ? cognitoErrors.codeExpired() : cognitoErrors.userNotFound();
    if (found.status !== 'UNCONFIRMED') return cognitoErrors.cannotConfirm(found.status);
    const refusal = pool.codes.redeem(found.sub, 'sign-up', request.ConfirmationCode);
    if (refusal) return refusal;
    const confirmed = {
      ...found,
      status: 'CONFIRMED' as const,
      emailVerified: true,
      modifiedAt: pool.clock(),
    };
    pool.users.save(confirmed);
    return confirmed;
  });
  await announceConfirmation(pool, 'PostConfirmation_ConfirmSignUp', {
    user,
    clientId: client.id,
    clientMetadata: request.ClientMetadata,
  });
  return {};
});
