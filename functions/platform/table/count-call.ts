import { $add, UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import { CodedError } from '#shared/errors/coded-error.ts';
import { type Clock, epochSeconds } from '../clock.ts';
import { createCallCountEntity } from './call-count-entity.ts';
import type { Table } from './client.ts';
import { createOpenAccountCheck } from './closed-account-entity.ts';
import { ConditionsFailed, transact } from './transact.ts';

const MINUTE_S = 60;

/** Counts one more call that a person makes us make. */
export type CountCall = (userId: string) => Promise<void>;

/**
 * Bounds what one person makes us ask of somebody else, by the minute of the clock.
 * @param most calls a minute
 * @throws CodedError TOO_MANY_REQUESTS at one more, UNAUTHENTICATED when the account is closed
 */
export const createCallCounter = (
  table: Table,
  clock: Clock,
  { kind, most }: { kind: string; most: number },
): CountCall => {
  const counts = createCallCountEntity(table);
  const openAccount = createOpenAccountCheck(table);
  return async (userId) => {
    const now = epochSeconds(clock());
    const update = counts
      .build(UpdateItemCommand)
      .item({
        user_id: userId,
        kind,
        minute: Math.floor(now / MINUTE_S),
        calls: $add(1),
        expires_at: now + 2 * MINUTE_S,
      })
      .options({
        condition: {
          or: [
            { attr: 'calls', exists: false },
            { attr: 'calls', lt: most },
          ],
        },
      });
    try {
      await transact(table, [{ Update: update.params() }, openAccount(userId)]);
    } catch (error) {
      if (!(error instanceof ConditionsFailed)) throw error;
      throw new CodedError(error.failed[1] ? 'UNAUTHENTICATED' : 'TOO_MANY_REQUESTS', { cause: error });
    }
  };
};
