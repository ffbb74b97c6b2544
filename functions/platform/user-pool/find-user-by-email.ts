import * as z from 'zod';
import type { UserPool } from './user-pool.ts';

/** Longer names no account has (Amazon Cognito API Reference, 'AdminGetUser', Username). */
const MAX_LENGTH = 128;

const address = z.email().max(MAX_LENGTH);

/** Whose account has this e-mail; null for nobody's, and for one that is closed or was never confirmed. */
export type FindByEmail = (email: string) => Promise<string | null>;

/** What is no e-mail is nobody's, and is not looked up: the pool would find people by their ids, too. */
export const createFindByEmail =
  (pool: Pick<UserPool, 'subOf'>, userPoolId: string): FindByEmail =>
  async (email) =>
    address.safeParse(email).success ? pool.subOf(userPoolId, email) : null;
