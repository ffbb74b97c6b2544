import * as z from 'zod';
import { cognitoErrors } from '../errors.ts';
import type { ClientSettings } from '../settings/client-settings.ts';
import type { PoolSettings } from '../settings/pool-settings.ts';
import type { User } from '../store/user-store.ts';

/** Attributes in the format of the API. */
export const attributeList = z.array(
  z.object({ Name: z.string(), Value: z.string().max(2_048).default('') }),
);

/** Attributes of every user pool. Source: OpenID Connect Core 5.1, as the Cognito guide lists them. */
const standardAttributes = new Set([
  'address',
  'birthdate',
  'email',
  'family_name',
  'gender',
  'given_name',
  'locale',
  'middle_name',
  'name',
  'nickname',
  'phone_number',
  'picture',
  'preferred_username',
  'profile',
  'updated_at',
  'website',
  'zoneinfo',
]);

/** Attributes that only the pool can write. */
const ownAttributes = new Set(['sub', 'email_verified', 'phone_number_verified']);

export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

/**
 * Parses attributes by name and checks them against the pool's schema and the client's write permissions.
 * @throws AwsError `InvalidParameterException`, or `NotAuthorizedException` for an attribute that the client cannot
 * write
 */
export const readAttributes = (
  settings: PoolSettings,
  client: ClientSettings,
  list: z.output<typeof attributeList>,
): Record<string, string> => {
  const attributes = Object.fromEntries(list.map(({ Name, Value }) => [Name, Value]));
  for (const name of Object.keys(attributes)) {
    if (ownAttributes.has(name) || !client.mayWrite(name)) throw cognitoErrors.unauthorizedAttribute();
    const known = name.startsWith('custom:')
      ? settings.customAttributes.includes(name.slice('custom:'.length))
      : standardAttributes.has(name);
    if (!known) throw cognitoErrors.attributesWrong(`Type for attribute {${name}} could not be determined`);
  }
  if (attributes['email'] !== undefined && !isEmail(attributes['email'])) {
    throw cognitoErrors.invalidParameter('Invalid email address format.');
  }
  return attributes;
};

/** Returns a user's attributes by name, as triggers receive them. */
const attributesOf = (user: User): Record<string, string> => ({
  sub: user.sub,
  email_verified: String(user.emailVerified),
  ...user.attributes,
  email: user.email,
});

/** Returns the attributes as the API lists them for an administrator. */
export const attributeListOf = (user: User): { Name: string; Value: string }[] =>
  Object.entries(attributesOf(user)).map(([Name, Value]) => ({ Name, Value }));

/** Returns the attributes that a client can read, always including the sub. */
export const readableAttributesOf = (user: User, client: ClientSettings) =>
  attributeListOf(user).filter(({ Name }) => Name === 'sub' || client.mayRead(Name));

/** Returns the user attributes of a trigger event. */
export const triggerAttributesOf = (user: User): Record<string, string> => ({
  ...attributesOf(user),
  'cognito:user_status': user.status,
});
