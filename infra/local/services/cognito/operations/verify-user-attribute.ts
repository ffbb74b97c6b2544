import * as z from 'zod';
import { bearerOf } from '../tokens/bearer.ts';
import { mailCode } from '../users/code-mail.ts';
import { defineOperation, fields } from './operation.ts';

const attribute = { AccessToken: fields.accessToken, AttributeName: z.literal('email') };

/** Emails a code that verifies the signed-in user's email, or the pending one that will replace it. */
export const getUserAttributeVerificationCode = defineOperation(
  z.object({ ...attribute, ClientMetadata: fields.metadata }),
  async (request, pool) => {
    const { user, client } = bearerOf(pool, request.AccessToken);
    const CodeDeliveryDetails = await mailCode(pool, {
      user: { ...user, email: user.newEmail ?? user.email },
      code: pool.codes.issue(user.sub, 'verify-email'),
      clientId: client.id,
      source: 'CustomMessage_VerifyUserAttribute',
      clientMetadata: request.ClientMetadata,
    });
    return { CodeDeliveryDetails };
  },
);

/** Verifies the signed-in user's email with its code. A pending email becomes active. */
export const verifyUserAttribute = defineOperation(
  z.object({ ...attribute, Code: fields.code }),
  (request, pool) => {
    const { user } = bearerOf(pool, request.AccessToken);
    pool.transaction(() => {
      const refusal = pool.codes.redeem(user.sub, 'verify-email', request.Code);
      if (refusal) return refusal;
      const email = user.newEmail ?? user.email;
      pool.users.save({ ...user, email, emailVerified: true, newEmail: null, modifiedAt: pool.clock() });
      return undefined;
    });
    return {};
  },
);
