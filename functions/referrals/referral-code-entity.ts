import { Entity } from 'dynamodb-toolbox/entity';
import { item, number, string } from 'dynamodb-toolbox/schema';
import type { Table } from '../platform/table/client.ts';
import { entityDefaults } from '../platform/table/entity-defaults.ts';
import { userPartition } from '../platform/table/user-key.ts';

export const REFERRAL_CODE_KEY = 'account#referral-code';

/** A person's code, with the sums of what it brought. */
export const createReferralCodeEntity = (table: Table) =>
  new Entity({
    ...entityDefaults,
    name: 'referral_code',
    table,
    schema: item({
      user_id: string().key(),
      code: string(),
      /** How many signed up by it. */
      friends: number(),
      credits_earned: number(),
    }),
    computeKey: ({ user_id }) => ({ pk: userPartition(user_id), sk: REFERRAL_CODE_KEY }),
  });

/** Whose code it is. A code is unique because this row is. */
export const createReferralCodeOwnerEntity = (table: Table) =>
  new Entity({
    ...entityDefaults,
    name: 'referral_code_owner',
    table,
    schema: item({
      code: string().key(),
      user_id: string(),
    }),
    computeKey: ({ code }) => ({ pk: `referral-code#${code}`, sk: 'owner' }),
  });
