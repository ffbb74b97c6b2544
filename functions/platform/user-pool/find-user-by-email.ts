import * as z from 'zod';
import type { UserPool } from './user-pool.ts';

/** Maximum length of a user name (Amazon Cognito API Reference, 'AdminGetUser', Username). */
const MAX_LENGTH = 128;

const address = z.email().max(MAX_LENGTH);

/** Returns the user with this email, or null if none exists or the account is closed or unconfirmed. */
export type FindUserByEmail = (email: string) => Promise<string | null>;

/** Only looks up valid emails, since the user pool would also find users by their ID. */
export const createFindUserByEmail =
  (pool: Pick<UserPool, 'subOf'>, userPoolId: string): FindUserByEmail =>
  async (email) =>
    address.safeParse(email).success ? pool.subOf(userPoolId, email) : null;
