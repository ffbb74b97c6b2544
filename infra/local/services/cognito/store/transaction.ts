import type { Store } from '../../../store.ts';
import { AwsError } from '../../../gateway/aws-error.ts';

/** Runs store operations in one transaction. */
export type Transaction = <T>(work: () => T) => Exclude<T, AwsError>;

/**
 * Runs `work` in a transaction. An error that `work` throws rolls it back. An `AwsError` that it returns is thrown
 * after
 * the commit, so that side effects of a rejection (a counted attempt) are kept.
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
