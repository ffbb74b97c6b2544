import type { UserPool } from './user-pool.ts';

/** Loads the user pool's SDK only when a user is looked up by email, so that other requests do not wait for it. */
export const lazyUserPool: Pick<UserPool, 'subOf'> = {
  subOf: async (...account) => (await import('./user-pool.ts')).createUserPool().subOf(...account),
};
