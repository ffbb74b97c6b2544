import * as z from 'zod';
import { cognitoErrors } from '../errors.ts';
import type { User } from '../store/user-store.ts';
import { deliveryDetails, mailCode } from '../users/code-mail.ts';
import { defineOperation, fields } from './operation.ts';

const input = z.object({
  ClientId: fields.clientId,
  Username: fields.username,
  ClientMetadata: fields.metadata,
});

const refusalFor = (user: User | undefined) => {
  if (!user) return cognitoErrors.userNotFound();
  if (!user.enabled) return cognitoErrors.userDisabled();
  return user.emailVerified ? undefined : cognitoErrors.cannotReset();
};

/** Emails a password reset code, at most ten times an hour. If the client hides missing users, the response is the same for an unknown account. */
export const forgotPassword = defineOperation(input, async (request, pool) => {
  const client = pool.client(request.ClientId);
  if (pool.codeRequests.isTooMany(request.Username, 'reset-password')) throw cognitoErrors.attemptLimit();
  const user = pool.users.find(request.Username);
  const refusal = refusalFor(user);
  if (!user || refusal) {
    if (client.hidesMissingUsers) {
      return { CodeDeliveryDetails: deliveryDetails(user?.email ?? request.Username) };
    }
    throw refusal;
  }
  const CodeDeliveryDetails = await mailCode(pool, {
    user,
    code: pool.codes.issue(user.sub, 'reset-password'),
    clientId: client.id,
    source: 'CustomMessage_ForgotPassword',
    clientMetadata: request.ClientMetadata,
  });
  return { CodeDeliveryDetails };
});
