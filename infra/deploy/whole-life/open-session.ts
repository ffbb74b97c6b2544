import type { StepContext } from './step.ts';

/**
 * Signs the user in with a new session. Steps that export or erase begin with it: they require a proof of identity from
 * the last ten minutes, and a walk may wait longer for its emails.
 */
export const openSession = async ({ outside, life, signal }: StepContext): Promise<void> => {
  life.token = await outside.accounts.signIn(life.account, signal);
};
