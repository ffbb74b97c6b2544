import type { User } from '../store/user-store.ts';
import type { UserPool } from '../user-pool.ts';

/** Removes a user with codes, sessions and counted tries. The e-mail is free again. */
export const removeAccount = (pool: UserPool, user: User): void => {
  pool.transaction(() => {
    pool.users.remove(user.sub);
    pool.attempts.clear(user.sub);
  });
};
