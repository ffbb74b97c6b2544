import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete';
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { CodedError } from '#shared/errors/coded-error.ts';
import { type Clock, epochSeconds } from '../platform/clock.ts';
import type { Table } from '../platform/table/client.ts';
import { createOpenAccountCheck } from '../platform/account/closed-account-entity.ts';
import { held } from '../platform/table/condition-failure.ts';
import { createInsightsRunEntity } from './insights-run-entity.ts';
import { isNew } from '../platform/table/row-conditions.ts';
import { ConditionsFailed, transact } from '../platform/table/transact.ts';

/** Longer than any request takes. */
const MAX_SECONDS = 40;

/**
 * Runs `work` under a lock per user.
 * @param key idempotency key of the request
 * @throws CodedError REQUEST_RUNNING if another request of the user holds the lock; UNAUTHENTICATED when the account is
 * closed
 */
export type OneAtATime = <T>(userId: string, key: string, work: () => Promise<T>) => Promise<T>;

export const createOneAtATime = (table: Table, clock: Clock): OneAtATime => {
  const runs = createInsightsRunEntity(table);
  const openAccount = createOpenAccountCheck(table);

  const begin = async (user_id: string, key: string): Promise<void> => {
    const now = epochSeconds(clock());
    const put = runs
      .build(PutItemCommand)
      .item({ user_id, key, expires_at: now + MAX_SECONDS })
      .options({ condition: { or: [isNew, { attr: 'expires_at', lte: now }] } });
    try {
      await transact(table, [{ Put: put.params() }, openAccount(user_id)]);
    } catch (error) {
      if (!(error instanceof ConditionsFailed)) throw error;
      throw new CodedError(error.failed[0] ? 'REQUEST_RUNNING' : 'UNAUTHENTICATED', { cause: error });
    }
  };

  const end = (user_id: string, key: string): Promise<boolean> =>
    held(
      runs
        .build(DeleteItemCommand)
        .key({ user_id })
        .options({ condition: { attr: 'key', eq: key } })
        .send(),
    );

  return async (userId, key, work) => {
    await begin(userId, key);
    try {
      return await work();
    } finally {
      // A lock that cannot be released expires seconds later.
      await end(userId, key).catch(() => false);
    }
  };
};
