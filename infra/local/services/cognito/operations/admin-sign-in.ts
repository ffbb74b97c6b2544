import * as z from 'zod';
import { cognitoErrors } from '../errors.ts';
import { attributeList, isEmail } from '../users/user-attributes.ts';
import { input, userOf } from './admin.ts';
import { byPassword } from './initiate-auth.ts';
import { defineOperation, fields } from './operation.ts';

const signIn = z.object({
  UserPoolId: z.string().min(1),
  ClientId: fields.clientId,
  AuthFlow: z.literal('ADMIN_USER_PASSWORD_AUTH'),
  AuthParameters: z.record(z.string(), z.string()).default({}),
});

/** Signs in with a password that the server received; IAM controls access to it. */
export const adminInitiateAuth = defineOperation(signIn, ({ UserPoolId, ClientId, AuthParameters }, pool) => {
  if (UserPoolId !== pool.settings.id) throw cognitoErrors.poolNotFound(UserPoolId);
  const client = pool.client(ClientId);
  if (!client.flows.has('ADMIN_USER_PASSWORD_AUTH'))
    throw cognitoErrors.flowNotEnabled('ADMIN_USER_PASSWORD_AUTH');
  return byPassword(pool, client, AuthParameters);
});

const mfa = input.extend({
  SoftwareTokenMfaSettings: z
    .object({ Enabled: z.boolean().default(false), PreferredMfa: z.boolean().default(false) })
    .optional(),
});

/** Turns the second factor of any user on or off. */
export const adminSetUserMfaPreference = defineOperation(mfa, (request, pool) => {
  const user = userOf(request, pool);
  if (request.SoftwareTokenMfaSettings) pool.totp.enable(user.sub, request.SoftwareTokenMfaSettings.Enabled);
  return {};
});

const attributes = input.extend({ UserAttributes: attributeList });

/**
 * Changes a user's email address. With `email_verified` it takes effect at once and no code is sent.
 * Source: 'AdminUpdateUserAttributes' in the API reference. Other attributes are not supported.
 */
export const adminUpdateUserAttributes = defineOperation(attributes, (request, pool) => {
  const user = userOf(request, pool);
  const values = new Map(request.UserAttributes.map(({ Name, Value }) => [Name, Value]));
  const email = values.get('email');
  const isSupported = [...values.keys()].every((name) => name === 'email' || name === 'email_verified');
  if (!isSupported || email === undefined || values.get('email_verified') !== 'true')
    throw cognitoErrors.notHosted('AdminUpdateUserAttributes for anything but a verified email');
  if (!isEmail(email)) throw cognitoErrors.invalidParameter('Invalid email address format.');
  const owner = pool.users.find(email);
  if (owner && owner.sub !== user.sub) throw cognitoErrors.aliasExists();
  pool.users.save({ ...user, email, emailVerified: true, newEmail: null, modifiedAt: pool.clock() });
  return {};
});
