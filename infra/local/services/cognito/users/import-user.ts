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
 * Makes a confirmed account without a mail, and tells the post-confirmation trigger as a sign-up would. An account
 * that is confirmed already is left as it is; an import that was cut off is finished.
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
