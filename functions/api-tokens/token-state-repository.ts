import { mayUse } from '#shared/plans/features.ts';
import type { Clock } from '../platform/clock.ts';
import type { ReadPlan } from '../platform/plan/read-plan.ts';
import type { Table } from '../platform/table/client.ts';
import { readRow } from '../platform/table/read-row.ts';
import { createApiTokenEntity } from './api-token-entity.ts';
import { createTokenOwners } from './token-owner-repository.ts';

/** Creates a function that returns whether a token still works, with its owner's plan and account. */
export const createTokenState = (table: Table, clock: Clock, readPlan: ReadPlan) => {
  const tokens = createApiTokenEntity(table);
  const owners = createTokenOwners(table, clock);
  return async (user_id: string, id: string): Promise<boolean> => {
    const token = await readRow(tokens, { user_id, id });
    if (!token || (token.valid_until !== undefined && token.valid_until <= clock().toISOString()))
      return false;
    const [{ tier }, isClosed] = await Promise.all([readPlan(user_id), owners.isClosed(user_id)]);
    return !isClosed && mayUse(tier, 'api_access');
  };
};
