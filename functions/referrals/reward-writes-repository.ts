import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { $add, $set, UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import type { ReferralSignal } from '#shared/referrals/abuse.ts';
import { monthOf } from '#shared/referrals/month-of.ts';
import { MAX_FRIENDS_A_MONTH } from '#shared/referrals/schema.ts';
import { type Clock, epochSeconds } from '../platform/clock.ts';
import type { Table } from '../platform/table/client.ts';
import { createReferralCodeEntity } from './referral-code-entity.ts';
import {
  createReferralEntity,
  createReferralInboxEntity,
  createReferralMonthEntity,
  OPEN_REFERRALS,
} from './referral-entity.ts';
import { isNew, isThere } from '../platform/table/row-conditions.ts';
import type { Write } from '../platform/table/transact.ts';
import type { ReferredBy } from './referral-repository.ts';

/** A month's count is only needed until the month is over. */
const MONTH_RETENTION_SECONDS = 62 * 86_400;

/** How a referral is completed. */
interface Completion {
  /** Credits for the sign-up. */
  earned: number;
  counts: 'yes' | 'payments' | 'no';
  signals: readonly ReferralSignal[];
  /** Whether it is listed for staff. */
  isReviewed: boolean;
}

/** Builds the writes that a reward needs besides the credits, each with its condition. */
export const createRewardWrites = (table: Table, clock: Clock) => {
  const referrals = createReferralEntity(table);
  const codes = createReferralCodeEntity(table);
  const months = createReferralMonthEntity(table);
  const inboxes = createReferralInboxEntity(table);

  return {
    /** Requires a pending referral. */
    complete: (
      { referrer_id, referral_id }: ReferredBy,
      { earned, counts, signals, isReviewed }: Completion,
    ): Write => {
      const row = referrals.build(UpdateItemCommand).item({
        user_id: referrer_id,
        id: referral_id,
        status: 'completed',
        counts,
        credits_earned: $add(earned),
        ...(signals.length > 0 && { signals: $set([...signals]) }),
        ...(isReviewed && { gsi1pk: OPEN_REFERRALS, gsi1sk: `${referral_id}#${referrer_id}` }),
      });
      return { Update: row.options({ condition: { attr: 'status', eq: 'pending' } }).params() };
    },

    /** Requires that the monthly limit is not reached. */
    countFriend: ({ referrer_id }: ReferredBy): Write => {
      const row = months.build(UpdateItemCommand).item({
        user_id: referrer_id,
        month: monthOf(clock()),
        friends: $add(1),
        expires_at: epochSeconds(clock()) + MONTH_RETENTION_SECONDS,
      });
      const isFirst = { attr: 'friends', exists: false } as const;
      const hasRoom = { attr: 'friends', lt: MAX_FRIENDS_A_MONTH } as const;
      return { Update: row.options({ condition: { or: [isFirst, hasRoom] } }).params() };
    },

    /** Requires that no other account with this inbox earned credits. */
    keepInbox: ({ referrer_id, referral_id, inbox }: ReferredBy): Write => {
      const row = inboxes.build(PutItemCommand).item({ user_id: referrer_id, referral_id, inbox });
      return { Put: row.options({ condition: isNew }).params() };
    },

    /** @param earned negative for a revoked reward */
    addToSum: ({ referrer_id }: ReferredBy, earned: number): Write => {
      const row = codes.build(UpdateItemCommand).item({ user_id: referrer_id, credits_earned: $add(earned) });
      return { Update: row.options({ condition: isThere }).params() };
    },
  };
};
