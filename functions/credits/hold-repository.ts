import { ConditionCheck } from 'dynamodb-toolbox/entity/actions/transactCheck';
import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete';
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import type { AiAction } from '#shared/credits/costs.ts';
import type { Taken } from '#shared/credits/spending.ts';
import type { Table } from '../platform/table/client.ts';
import { createCreditHoldEntity, CREDIT_HOLDS } from './credit-hold-entity.ts';
import { createIdempotencyEntity } from '../platform/idempotency/idempotency-entity.ts';
import { readRow } from '../platform/table/read-row.ts';
import { isNew } from '../platform/table/row-conditions.ts';
import type { Write } from '../platform/table/transact.ts';
import { queryRows } from '../platform/table/query-rows.ts';

/** Credits held for an answer in progress. */
export interface Hold extends Taken {
  user_id: string;
  /** The idempotency key of the request, or the ID of a job. */
  key: string;
  request_hash: string;
  /** ID of the worker that holds the credits. */
  holder: string;
  action: AiAction;
  amount: number;
  unlimited: boolean;
  /** Unix seconds. */
  since: number;
  until: number;
}

/** Reads and writes credit holds. */
export const createHoldRepository = (table: Table) => {
  const holds = createCreditHoldEntity(table);
  const actions = createIdempotencyEntity(table);

  return {
    find: (userId: string, key: string): Promise<Hold | null> => readRow(holds, { user_id: userId, key }),

    all: (userId: string): Promise<Hold[]> => queryRows(holds, userId, { between: CREDIT_HOLDS }),

    /** Creates a hold. Fails if the request is already in progress or answered. */
    keep: (hold: Hold): Write[] => [
      { Put: holds.build(PutItemCommand).item(hold).options({ condition: isNew }).params() },
      actions.build(ConditionCheck).key({ user_id: hold.user_id, key: hold.key }).condition(isNew).params(),
    ],

    /** Deletes a hold if it still belongs to its holder. */
    drop: ({ user_id, key, holder }: Hold): Write => {
      const condition = { attr: 'holder', eq: holder } as const;
      return { Delete: holds.build(DeleteItemCommand).key({ user_id, key }).options({ condition }).params() };
    },
  };
};

export type HoldRepository = ReturnType<typeof createHoldRepository>;
