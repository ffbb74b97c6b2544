import { randomUUID } from 'node:crypto';
import { createPasswordProof } from '../srp/verifier.ts';
import type { UserPool } from '../user-pool.ts';
import { announceConfirmation } from './confirmation.ts';

export interface ImportedUser {
  email: string;
  password: string;
  fullName: string;
}

/**
 * Creates a confirmed account without an email and invokes the post-confirmation trigger, like a sign-up. A confirmed
 * account is left unchanged; an interrupted import is completed.
 */
export const importUser = async (
  pool: UserPool,
  { email, password, fullName }: ImportedUser,
): Promise<{ sub: string }> => {
  const present = pool.users.find(email);
  if (present?.status === 'CONFIRMED') return { sub: present.sub };
  const sub = present?.sub ?? randomUUID();
  const now = pool.clock();
  const user = {
    sub,
    email,
    emailVerified: true,
    newEmail: null,
    attributes: { name: fullName },
    status: 'CONFIRMED' as const,
    enabled: true,
    proof: createPasswordProof(pool.identityOf(sub), password),
    createdAt: present?.createdAt ?? now,
    modifiedAt: now,
  };
  if (!present) pool.users.add({ ...user, status: 'UNCONFIRMED' });
  await announceConfirmation(pool, 'PostConfirmation_ConfirmSignUp', { user, clientId: pool.firstClient.id });
  pool.users.save(user);
  return { sub };
};
