import type { Store } from '../../../store.ts';
import { AwsError } from '../../../gateway/aws-error.ts';

/** Runs work that touches the store as one transaction. */
export type Transaction = <T>(work: () => T) => Exclude<T, AwsError>;

/**
 * All of `work` or nothing. An error that `work` throws undoes it; a `AwsError` that it returns is thrown after
 * the commit, so that what a refusal leaves behind (a counted try) stays.
 */
export const createTransaction =
  (store: Store): Transaction =>
  <T>(work: () => T): Exclude<T, AwsError> => {
    store.exec('BEGIN IMMEDIATE');
    let outcome: T;
    try {
      outcome = work();
      store.exec('COMMIT');
    } catch (error) {
      store.exec('ROLLBACK');
      throw error;
    }
    if (outcome instanceof AwsError) throw outcome;
    return outcome as Exclude<T, AwsError>;
  };
