import { Entity } from 'dynamodb-toolbox/entity';
import { boolean, item, number, string } from 'dynamodb-toolbox/schema';
import { aiActions } from '#shared/credits/costs.ts';
import type { Table } from '../platform/table/client.ts';
import { entityDefaults } from '../platform/table/entity-defaults.ts';
import { userPartition } from '../platform/table/user-key.ts';

/** How the keys of holds begin, and the first key after them. */
export const CREDIT_HOLDS = ['credit-hold#', 'credit-hold$'] as const;

/** Credits set aside for an answer on its way: `held_allowance` and `held_kept` of the account are the sums of these. */
export const createCreditHoldEntity = (table: Table) =>
  new Entity({
    ...entityDefaults,
    name: 'credit_hold',
    table,
    schema: item({
      user_id: string().key(),
      /** The press's idempotency key, or a job's. */
      key: string().key(),
      /** Hash of the request, and who of those that work on it holds the credits. */
      request_hash: string(),
      holder: string(),
      action: string().enum(...aiActions),
      amount: number(),
      from_allowance: number(),
      from_kept: number(),
      /** Of an unlimited plan: nothing is taken from the account. */
      unlimited: boolean(),
      /** Unix seconds: when they were set aside, for the fair-use rate of that day. */
      since: number(),
      /**
       * Unix seconds after which nobody works on it any more and the credits go back. Not the attribute that the table
       * expires rows by: with the row alone the credits would be lost.
       */
      until: number(),
    }),
    computeKey: ({ user_id, key }) => ({ pk: userPartition(user_id), sk: `${CREDIT_HOLDS[0]}${key}` }),
  });
