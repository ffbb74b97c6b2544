import * as z from 'zod';
import type { Store } from '../../../store.ts';
import { cognitoErrors } from '../errors.ts';

const instant = z.codec(z.iso.datetime(), z.date(), {
  decode: (text) => new Date(text),
  encode: (date) => date.toISOString(),
});

const userRecord = z.object({
  sub: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  /** A pending email, which replaces the current one once it is verified. */
  newEmail: z.string().nullable(),
  /** Attributes other than the email, e.g. `name`. */
  attributes: z.record(z.string(), z.string()),
  status: z.enum(['UNCONFIRMED', 'CONFIRMED']),
  enabled: z.boolean(),
  proof: z.object({ salt: z.string(), verifier: z.string() }),
  createdAt: instant,
  modifiedAt: instant,
});
export type User = z.output<typeof userRecord>;

const row = z.object({ record: z.string() });
const owner = z.object({ sub: z.string() });

const userOf = (raw: unknown): User | undefined => {
  const found = row.optional().parse(raw);
  return found && z.decode(userRecord, JSON.parse(found.record));
};
const jsonOf = (user: User): string => JSON.stringify(z.encode(userRecord, user));

/** Stores the pool's users. Emails are unique, by the pool's case sensitivity. */
export const createUserStore = (store: Store, caseSensitive: boolean) => {
  const bySub = store.prepare('SELECT record FROM cognito_users WHERE sub = ?');
  const byEmail = store.prepare('SELECT record FROM cognito_users WHERE email_key = ?');
  const emailOwner = store.prepare('SELECT sub FROM cognito_users WHERE email_key = ?');
  const page = store.prepare('SELECT record FROM cognito_users WHERE sub > ? ORDER BY sub LIMIT ?');
  const insert = store.prepare('INSERT INTO cognito_users (sub, email_key, record) VALUES (?, ?, ?)');
  const update = store.prepare('UPDATE cognito_users SET email_key = ?, record = ? WHERE sub = ?');
  const remove = [
    'users',
    'groups',
    'codes',
    'sessions',
    'totp',
    'second_factors',
    'passkeys',
    'passkey_challenges',
  ].map((table) => store.prepare(`DELETE FROM cognito_${table} WHERE sub = ?`));

  const keyOf = (email: string): string => (caseSensitive ? email : email.toLowerCase());
  const ownerOf = (email: string): string | undefined =>
    owner.optional().parse(emailOwner.get(keyOf(email)))?.sub;
  return {
    /** Finds a user. @param username the sub, or the email that the user signs in with */
    find: (username: string): User | undefined => userOf(bySub.get(username) ?? byEmail.get(keyOf(username))),
    /** Returns users in the order of their IDs. @param after the last ID of the page before */
    pageAfter: (after: string, limit: number): User[] => page.all(after, limit).map((raw) => userOf(raw)!),
    emailIsTaken: (email: string): boolean => ownerOf(email) !== undefined,
    /** Adds a user. @throws AwsError `UsernameExistsException` */
    add: (user: User): void => {
      if (ownerOf(user.email) !== undefined) throw cognitoErrors.usernameExists();
      insert.run(user.sub, keyOf(user.email), jsonOf(user));
    },
    /** Saves a user. @throws AwsError `AliasExistsException` when another user has the email */
    save: (user: User): void => {
      if ((ownerOf(user.email) ?? user.sub) !== user.sub) throw cognitoErrors.aliasExists();
      update.run(keyOf(user.email), jsonOf(user), user.sub);
    },
    /** Deletes the user with codes, sessions, second factor and passkeys. */
    remove: (sub: string): void => {
      for (const statement of remove) statement.run(sub);
    },
  };
};
export type UserStore = ReturnType<typeof createUserStore>;
