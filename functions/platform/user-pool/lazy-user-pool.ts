import type { UserPool } from './user-pool.ts';

/** The SDK of the pool is loaded when somebody is looked up by e-mail: no page waits for that. */
export const poolWhenNeeded: Pick<UserPool, 'subOf'> = {
  subOf: async (...account) => (await import('./user-pool.ts')).createUserPool().subOf(...account),
};
