import type { Store } from '../../../store.ts';

/**
 * Runs `work` in a transaction. It must be synchronous, because the store is shared with the rest of the local cloud.
 */
export const inTransaction = <T>(store: Store, work: () => T): T => {
  store.exec('BEGIN IMMEDIATE');
  try {
    const outcome = work();
    store.exec('COMMIT');
    return outcome;
  } catch (error) {
    store.exec('ROLLBACK');
    throw error;
  }
};
