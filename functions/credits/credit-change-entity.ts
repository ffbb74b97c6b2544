import { Entity } from 'dynamodb-toolbox/entity';
import { item, number, string } from 'dynamodb-toolbox/schema';
import { aiActions } from '#shared/credits/costs.ts';
import { creditReasons } from '#shared/credits/schema.ts';
import type { Table } from '../platform/table/client.ts';
import { entityDefaults } from '../platform/table/entity-defaults.ts';
import { userPartition } from '../platform/table/user-key.ts';

/** How the keys of changes begin, and the first key after them. */
export const CREDIT_CHANGES = ['credit#', 'credit$'] as const;

export const creditChangeKey = (userId: string, id: string) => ({
  pk: userPartition(userId),
  sk: `${CREDIT_CHANGES[0]}${id}`,
});

/** One change of what a person has of credits. Written with the account's row, and never changed. */
export const createCreditChangeEntity = (table: Table) =>
  new Entity({
    ...entityDefaults,
    name: 'credit_change',
    table,
    schema: item({
      user_id: string().key(),
      /** Its place in the history, counted from 1, in 12 digits: sorted as it happened. */
      id: string().key(),
      created_at: string(),
      reason: string().enum(...creditReasons),
      action: string()
        .enum(...aiActions)
        .optional(),
      amount: number(),
      /** What all changes up to this one add up to; absent with an unlimited plan. */
      balance: number().optional(),
    }),
    computeKey: ({ user_id, id }) => creditChangeKey(user_id, id),
  });
