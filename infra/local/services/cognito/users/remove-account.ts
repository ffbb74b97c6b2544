import type { User } from '../store/user-store.ts';
import type { UserPool } from '../user-pool.ts';

/** Deletes a user with codes, sessions and counted attempts. The email becomes available again. */
export const removeAccount = (pool: UserPool, user: User): void => {
  pool.transaction(() => {
    pool.users.remove(user.sub);
    pool.attempts.clear(user.sub);
  });
};
