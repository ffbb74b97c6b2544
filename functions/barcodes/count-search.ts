import { CodedError } from '#shared/errors/coded-error.ts';
import type { Clock } from '../platform/clock.ts';
import { createOpenAccountCheck } from '../platform/account/closed-account-entity.ts';
import { createCallCount } from '../platform/limits/count-call.ts';
import type { Table } from '../platform/table/client.ts';
import { ConditionsFailed, transact } from '../platform/table/transact.ts';

/**
 * Searches at Open Food Facts per minute. It allows 10 per IP address
 * (https://openfoodfacts.github.io/openfoodfacts-server/api/), which all users share: one user gets half of them.
 */
export const searchLimits = { user: 5, all: 10 } as const;

/** Partition of the count of all users. */
const EVERYONE = 'visitors';

/**
 * Creates a counter of searches at Open Food Facts.
 * @throws CodedError TOO_MANY_REQUESTS above the user's limit, PRODUCT_SEARCH_BUSY above that of all users;
 * UNAUTHENTICATED when the account is closed
 */
export const createSearchCounter = (table: Table, clock: Clock): ((userId: string) => Promise<void>) => {
  const own = createCallCount(table, clock, { kind: 'product-search', most: searchLimits.user });
  const all = createCallCount(table, clock, {
    kind: 'product-search-all',
    most: searchLimits.all,
    code: 'PRODUCT_SEARCH_BUSY',
  });
  const openAccount = createOpenAccountCheck(table);
  return async (userId) => {
    try {
      await transact(table, [own.write(userId, 1), all.write(EVERYONE, 1), openAccount(userId)]);
    } catch (error) {
      if (!(error instanceof ConditionsFailed)) throw error;
      if (error.failed[2]) throw new CodedError('UNAUTHENTICATED', { cause: error });
      throw (error.failed[0] ? own : all).refusal(error);
    }
  };
};
