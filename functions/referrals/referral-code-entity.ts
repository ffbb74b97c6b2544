import { Entity } from 'dynamodb-toolbox/entity';
import { item, number, string } from 'dynamodb-toolbox/schema';
import type { Table } from '../platform/table/client.ts';
import { entityDefaults } from '../platform/table/entity-defaults.ts';
import { userPartition } from '../platform/table/user-key.ts';

const REFERRAL_CODE_KEY = 'account#referral-code';

/** A user's referral code with its totals. */
export const createReferralCodeEntity = (table: Table) =>
  new Entity({
    ...entityDefaults,
    name: 'referral_code',
    table,
    schema: item({
      user_id: string().key(),
      code: string(),
      /** Number of sign-ups with the code. */
      friends: number(),
      credits_earned: number(),
    }),
    computeKey: ({ user_id }) => ({ pk: userPartition(user_id), sk: REFERRAL_CODE_KEY }),
  });

/** The owner of a code. This row makes the code unique. */
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
