import * as z from 'zod';
import { cognitoErrors } from '../errors.ts';
import type { User } from '../store/user-store.ts';
import { bearerOf } from '../tokens/bearer.ts';
import type { UserPool } from '../user-pool.ts';
import { mailCode } from '../users/code-mail.ts';
import { attributeList, readAttributes } from '../users/user-attributes.ts';
import { defineOperation, fields } from './operation.ts';

const input = z.object({
  AccessToken: fields.accessToken,
  UserAttributes: attributeList,
  ClientMetadata: fields.metadata,
});

/** Returns the user with a new email: active but unverified, or pending, depending on the pool settings. */
const withEmail = ({ settings, users }: UserPool, user: User, email: string): User => {
  if (email === user.email) return { ...user, newEmail: null };
  const owner = users.find(email);
  if (owner && owner.sub !== user.sub) throw cognitoErrors.aliasExists();
  return settings.keepsEmailUntilVerified
    ? { ...user, newEmail: email }
    : { ...user, email, emailVerified: false, newEmail: null };
};

/** Changes attributes of the signed-in user. A new email has to be verified with an emailed code. */
export const updateUserAttributes = defineOperation(input, async (request, pool) => {
  const { user, client } = bearerOf(pool, request.AccessToken);
  const { email = user.email, ...attributes } = readAttributes(pool.settings, client, request.UserAttributes);
  const fixed = request.UserAttributes.find(({ Name }) => pool.settings.fixedAttributes.includes(Name));
  if (fixed) throw cognitoErrors.attributesWrong(`${fixed.Name}: Attribute cannot be updated.`);
  const code = pool.transaction(() => {
    const changed = withEmail(pool, user, email);
    const kept = { ...user.attributes, ...attributes };
    pool.users.save({ ...changed, attributes: kept, modifiedAt: pool.clock() });
    return email === user.email ? undefined : pool.codes.issue(user.sub, 'verify-email');
  });
  if (code === undefined || !pool.settings.verifiesEmail) return { CodeDeliveryDetailsList: [] };
  const details = await mailCode(pool, {
    user: { ...user, email, emailVerified: false },
    code,
    clientId: client.id,
    source: 'CustomMessage_UpdateUserAttribute',
    clientMetadata: request.ClientMetadata,
  });
  return { CodeDeliveryDetailsList: [details] };
});
