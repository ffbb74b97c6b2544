import { Entity } from 'dynamodb-toolbox/entity';
import { item, number, string } from 'dynamodb-toolbox/schema';
import type { Table } from '../platform/table/client.ts';
import { entityDefaults } from '../platform/table/entity-defaults.ts';
import { userPartition } from '../platform/table/user-key.ts';

const REFERRED_BY_KEY = 'account#referred-by';

/** Key prefix of referrals. */
export const REFERRAL_PREFIX = 'referral#';

/** State of a reward: given once, or revoked because the payment was refunded. */
const rewardStates = ['given', 'taken_back'] as const;

/** State of a referred friend, without identifying them, among the referrer's rows. */
export const createReferralEntity = (table: Table) =>
  new Entity({
    ...entityDefaults,
    name: 'referral',
    table,
    schema: item({
      /** The referrer. */
      user_id: string().key(),
      /** A ULID, so that keys are ordered by sign-up. */
      id: string().key(),
      referral_code: string(),
      status: string().enum('pending', 'completed'),
      /**
       * Whether this friend earns credits: among the first 50 of the month, with an inbox that has not earned any
       * before.
       */
      counts: string().enum('yes', 'no').optional(),
      credits_earned: number(),
      /** Missing until the friend pays for the plan. */
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

/**
 * The referrer of a user, set at most once. Stored among the friend's own rows, so that it is deleted with the account.
 */
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
      /** Hash of the friend's inbox, which the referrer's rows contain if it earned credits. */
      inbox: string(),
    }),
    computeKey: ({ user_id }) => ({ pk: userPartition(user_id), sk: REFERRED_BY_KEY }),
  });

/** Number of friends in a calendar month (UTC) who earned the referrer credits. */
export const createReferralMonthEntity = (table: Table) =>
  new Entity({
    ...entityDefaults,
    name: 'referral_month',
    table,
    schema: item({
      user_id: string().key(),
      /** For example `2026-11`. */
      month: string().key(),
      friends: number(),
      expires_at: number(),
    }),
    computeKey: ({ user_id, month }) => ({ pk: userPartition(user_id), sk: `referral-month#${month}` }),
  });

/** Record that an inbox earned the referrer credits: a second account with it earns none. */
export const createReferralInboxEntity = (table: Table) =>
  new Entity({
    ...entityDefaults,
    name: 'referral_inbox',
    table,
    schema: item({
      user_id: string().key(),
      inbox: string().key(),
      /** The referral that earned them. */
      referral_id: string(),
      /** Unix seconds; missing while that account exists. */
      expires_at: number().optional(),
    }),
    computeKey: ({ user_id, inbox }) => ({ pk: userPartition(user_id), sk: `referral-inbox#${inbox}` }),
  });
