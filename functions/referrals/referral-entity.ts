import { Entity } from 'dynamodb-toolbox/entity';
import { item, number, string } from 'dynamodb-toolbox/schema';
import type { Table } from '../platform/table/client.ts';
import { entityDefaults } from '../platform/table/entity-defaults.ts';
import { userPartition } from '../platform/table/user-key.ts';

export const REFERRED_BY_KEY = 'account#referred-by';

/** How the keys of referrals begin. */
export const REFERRAL_PREFIX = 'referral#';

/** What became of a reward: given, or taken back because the payment was. It is given once. */
const rewardStates = ['given', 'taken_back'] as const;

/** Where the person's friend is: it names nobody, and is among the referrer's rows. */
export const createReferralEntity = (table: Table) =>
  new Entity({
    ...entityDefaults,
    name: 'referral',
    table,
    schema: item({
      /** The referrer. */
      user_id: string().key(),
      /** A ULID, so that the keys stand in the order in which friends came. */
      id: string().key(),
      referral_code: string(),
      status: string().enum('pending', 'completed'),
      /** Whether this friend brings credits: one of the month's first 50, and of an inbox that brought none before. */
      counts: string().enum('yes', 'no').optional(),
      credits_earned: number(),
      /** Absent until the friend pays for the plan. */
      premium: string()
        .enum(...rewardStates)
        .optional(),
      enterprise: string()
        .enum(...rewardStates)
        .optional(),
      created_at: string(),
    }),
    computeKey: ({ user_id, id }) => ({ pk: userPartition(user_id), sk: `${REFERRAL_PREFIX}${id}` }),
  });

/** Who brought a person: one for each person, ever. Among the friend's own rows, so that it goes with the account. */
export const createReferredByEntity = (table: Table) =>
  new Entity({
    ...entityDefaults,
    name: 'referred_by',
    table,
    schema: item({
      /** The friend. */
      user_id: string().key(),
      referrer_id: string(),
      referral_id: string(),
      /** Hash of the friend's inbox, by which the referrer's rows know that it brought credits. */
      inbox: string(),
    }),
    computeKey: ({ user_id }) => ({ pk: userPartition(user_id), sk: REFERRED_BY_KEY }),
  });

/** Friends of a calendar month (UTC) who brought the person credits. */
export const createReferralMonthEntity = (table: Table) =>
  new Entity({
    ...entityDefaults,
    name: 'referral_month',
    table,
    schema: item({
      user_id: string().key(),
      /** E.g. `2026-11`. */
      month: string().key(),
      friends: number(),
      expires_at: number(),
    }),
    computeKey: ({ user_id, month }) => ({ pk: userPartition(user_id), sk: `referral-month#${month}` }),
  });

/** That an inbox brought the person credits: a second account of it brings none. */
export const createReferralInboxEntity = (table: Table) =>
  new Entity({
    ...entityDefaults,
    name: 'referral_inbox',
    table,
    schema: item({
      user_id: string().key(),
      inbox: string().key(),
      /** Whose account it is that brought them. */
      referral_id: string(),
      /** Unix seconds; absent while that account is there. */
      expires_at: number().optional(),
    }),
    computeKey: ({ user_id, inbox }) => ({ pk: userPartition(user_id), sk: `referral-inbox#${inbox}` }),
  });
