import * as z from 'zod';
import { cognitoErrors } from '../errors.ts';
import { deliveryDetails, mailCode } from '../users/code-mail.ts';
import { defineOperation, fields } from './operation.ts';

const input = z.object({
  ClientId: fields.clientId,
  Username: fields.username,
  ClientMetadata: fields.metadata,
});

/** Emails a new sign-up code, at most ten times an hour; the previous code becomes invalid. */
export const resendConfirmationCode = defineOperation(input, async (request, pool) => {
  const client = pool.client(request.ClientId);
  if (pool.codeRequests.isTooMany(request.Username, 'sign-up')) throw cognitoErrors.attemptLimit();
  const user = pool.users.find(request.Username);
  if (!user?.enabled) {
    if (client.hidesMissingUsers) return { CodeDeliveryDetails: deliveryDetails(request.Username) };
    throw user ? cognitoErrors.userDisabled() : cognitoErrors.userNotFound();
  }
  if (user.status === 'CONFIRMED') throw cognitoErrors.alreadyConfirmed();
  const CodeDeliveryDetails = await mailCode(pool, {
    user,
    code: pool.codes.issue(user.sub, 'sign-up'),
    clientId: client.id,
    source: 'CustomMessage_ResendCode',
    clientMetadata: request.ClientMetadata,
  });
  return { CodeDeliveryDetails };
});
