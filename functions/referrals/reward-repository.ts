import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { $add, UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import type { ReferralSignal } from '#shared/referrals/abuse.ts';
import { type ReferralReward, referralRewards } from '#shared/referrals/schema.ts';
import { type Clock, epochSeconds } from '../platform/clock.ts';
import type { Table } from '../platform/table/client.ts';
import { createOpenAccountCheck } from '../platform/account/closed-account-entity.ts';
import { held } from '../platform/table/condition-failure.ts';
import { createReferralEntity, createReferralInboxEntity } from './referral-entity.ts';
import { isThere } from '../platform/table/row-conditions.ts';
import { transact } from '../platform/table/transact.ts';
import type { Assessment } from './abuse/assess-sign-up.ts';
import type { ReferralCredits } from './referral-credits.ts';
import type { ReferredBy } from './referral-repository.ts';
import { createRewardWrites } from './reward-writes-repository.ts';

export type PlanReward = Exclude<ReferralReward, 'signed_up'>;

/** How long a deleted account's inbox is remembered. Within this time a new sign-up does not count as a new friend. */
const INBOX_RETENTION_SECONDS = 90 * 86_400;

/** Positions of the conditions of `complete`. */
export const PENDING_AT = 0;
export const MONTH_LIMIT_AT = 1;
export const SAME_INBOX_AT = 2;

const earnsCredits = {
  or: [
    { attr: 'counts', eq: 'yes' },
    { attr: 'counts', eq: 'payments' },
  ] as { attr: 'counts'; eq: 'yes' | 'payments' }[],
};

const isAbsent = {
  premium: { attr: 'premium', exists: false },
  enterprise: { attr: 'enterprise', exists: false },
} as const;
const isGiven = {
  premium: { attr: 'premium', eq: 'given' },
  enterprise: { attr: 'enterprise', eq: 'given' },
} as const;

/** Returns the key of a reward in the credits ledger, where it can occur only once. */
const nameOf = ({ referral_id }: ReferredBy, reward: ReferralReward): string =>
  `referral-${referral_id}-${reward}`;

/**
 * Gives and revokes rewards, each in one transaction with its credits. Throws ConditionsFailed if it was done before or
 * one of the users is gone.
 */
export const createRewards = (table: Table, clock: Clock, credits: ReferralCredits) => {
  const referrals = createReferralEntity(table);
  const inboxes = createReferralInboxEntity(table);
  const writes = createRewardWrites(table, clock);
  const openAccount = createOpenAccountCheck(table);

  const updated = ({ referrer_id, referral_id }: ReferredBy, reward: PlanReward, earned: number) =>
    referrals.build(UpdateItemCommand).item({
      user_id: referrer_id,
      id: referral_id,
      credits_earned: $add(earned),
      [reward]: earned > 0 ? 'given' : 'taken_back',
    });

  return {
    /**
     * Completes a pending referral, for one of the month's first friends with a new inbox: with credits, unless they
     * are held back. The constants above are the positions of its conditions.
     */
    complete: (by: ReferredBy, { isHeldBack, signals, writes: counted }: Assessment): Promise<void> => {
      const earned = isHeldBack ? 0 : referralRewards.signed_up;
      const counts = isHeldBack ? 'payments' : 'yes';
      const common = [
        writes.complete(by, { earned, counts, signals, isReviewed: signals.length > 0 }),
        writes.countFriend(by),
        writes.keepInbox(by),
      ];
      if (isHeldBack) return transact(table, [...common, openAccount(by.referrer_id)]);
      const own = [...common, writes.addToSum(by, earned), ...counted];
      return credits.give(by.referrer_id, nameOf(by, 'signed_up'), earned, own);
    },

    completeWithout: (by: ReferredBy, signals: readonly ReferralSignal[]): Promise<void> => {
      const row = writes.complete(by, { earned: 0, counts: 'no', signals, isReviewed: false });
      return transact(table, [row, openAccount(by.referrer_id)]);
    },

    /** Gives a reward once, for a friend who earns credits. */
    give: (by: ReferredBy, reward: PlanReward): Promise<void> => {
      const amount = referralRewards[reward];
      const condition = { and: [earnsCredits, isAbsent[reward]] };
      return credits.give(by.referrer_id, nameOf(by, reward), amount, [
        { Update: updated(by, reward, amount).options({ condition }).params() },
        writes.addToSum(by, amount),
      ]);
    },

    /** Revokes a reward that was given. */
    revoke: (by: ReferredBy, reward: PlanReward): Promise<void> => {
      const amount = referralRewards[reward];
      const condition = isGiven[reward];
      return credits.revoke(by.referrer_id, nameOf(by, reward), amount, [
        { Update: updated(by, reward, -amount).options({ condition }).params() },
        writes.addToSum(by, -amount),
      ]);
    },

    /** Prevents a reward that was not given yet. */
    bar: (by: ReferredBy, reward: PlanReward): Promise<void> => {
      const condition = { and: [isThere, isAbsent[reward]] };
      const row = updated(by, reward, 0).options({ condition });
      return transact(table, [{ Update: row.params() }, openAccount(by.referrer_id)]);
    },

    /** Starts the expiry of the inbox of a friend whose account is deleted. */
    letInboxExpire: async ({ referrer_id, referral_id, inbox }: ReferredBy): Promise<void> => {
      const condition = { attr: 'referral_id', eq: referral_id } as const;
      const expires_at = epochSeconds(clock()) + INBOX_RETENTION_SECONDS;
      const row = inboxes
        .build(PutItemCommand)
        .item({ user_id: referrer_id, inbox, referral_id, expires_at });
      await held(row.options({ condition }).send());
    },
  };
};

export type Rewards = ReturnType<typeof createRewards>;
