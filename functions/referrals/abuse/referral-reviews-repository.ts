import { $add, $remove, UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query';
import { CodedError } from '#shared/errors/coded-error.ts';
import type { StaffReferral } from '#shared/staff/schema.ts';
import { referralSignals } from '#shared/referrals/abuse.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Table } from '../../platform/table/client.ts';
import { readRow } from '../../platform/table/read-row.ts';
import { isThere } from '../../platform/table/row-conditions.ts';
import { ConditionsFailed, type Write } from '../../platform/table/transact.ts';
import { createReferralCodeEntity } from '../referral-code-entity.ts';
import { createReferralCredits } from '../referral-credits.ts';
import { createReferralEntity, OPEN_REFERRALS } from '../referral-entity.ts';

const PAGE = 20;

/** The key of a referral: the referrer and its ID. */
export interface ReferralKey {
  user_id: string;
  referral_id: string;
}

/** Commits the writes of a decision. */
type Commit = (writes: Write[]) => Promise<unknown>;

/** Reads and closes open reviews of referrals. */
export const createReferralReviews = (table: Table, clock: Clock) => {
  const referrals = createReferralEntity(table);
  const codes = createReferralCodeEntity(table);
  const isOpen = { attr: 'gsi1pk', eq: OPEN_REFERRALS } as const;
  const closed = { gsi1pk: $remove(), gsi1sk: $remove() };

  /** @throws CodedError REFERRAL_NOT_FOUND if it was closed concurrently or is gone */
  const closing = async (work: () => Promise<unknown>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      if (error instanceof ConditionsFailed) throw new CodedError('REFERRAL_NOT_FOUND', { cause: error });
      throw error;
    }
  };

  const find = async ({ user_id, referral_id }: ReferralKey) => {
    const row = await readRow(referrals, { user_id, id: referral_id });
    if (row?.gsi1pk !== OPEN_REFERRALS) throw new CodedError('REFERRAL_NOT_FOUND');
    return row;
  };

  return {
    /** Returns a page, oldest first. @param cursor end of the previous page */
    page: async (
      cursor: string | undefined,
    ): Promise<{ referrals: StaffReferral[]; cursor: string | null }> => {
      const { Items = [], LastEvaluatedKey } = await table
        .build(QueryCommand)
        .query({
          index: 'gsi1',
          partition: OPEN_REFERRALS,
          ...(cursor !== undefined && { range: { gt: cursor } }),
        })
        .entities(referrals)
        .options({ entityAttrFilter: false, limit: PAGE })
        .send();
      return {
        referrals: Items.map(({ user_id, id, created_at, credits_earned, signals = [] }) => ({
          user_id,
          referral_id: id,
          created_at,
          credits_earned,
          signals: referralSignals.filter((signal) => signals.includes(signal)),
        })),
        cursor: LastEvaluatedKey ? (Items.at(-1)?.gsi1sk ?? null) : null,
      };
    },

    /** Returns the credits that a referral in review earned. @throws CodedError REFERRAL_NOT_FOUND */
    creditsOf: async (key: ReferralKey): Promise<number> => (await find(key)).credits_earned,

    /** Closes the review and keeps the rewards. */
    keep: ({ user_id, referral_id }: ReferralKey, note: Write, commit: Commit): Promise<void> => {
      const update = referrals.build(UpdateItemCommand).item({ user_id, id: referral_id, ...closed });
      return closing(() => commit([{ Update: update.options({ condition: isOpen }).params() }, note]));
    },

    /**
     * Closes the review, revokes all rewards and excludes the friend from further ones, in one transaction. The
     * balance never goes below zero.
     * @param amount as read before; fails if a reward was given since
     */
    reverse: ({ user_id, referral_id }: ReferralKey, amount: number, note: Write, commit: Commit) => {
      const update = referrals
        .build(UpdateItemCommand)
        .item({
          user_id,
          id: referral_id,
          ...closed,
          counts: 'no',
          credits_earned: 0,
          premium: 'taken_back',
          enterprise: 'taken_back',
        })
        .options({ condition: { and: [isOpen, { attr: 'credits_earned', eq: amount }] } });
      const sum = codes
        .build(UpdateItemCommand)
        .item({ user_id, credits_earned: $add(-amount) })
        .options({ condition: isThere });
      const writes = [{ Update: update.params() }, { Update: sum.params() }, note];
      const key = `referral-${referral_id}-reversed`;
      return closing(() =>
        amount === 0
          ? commit(writes)
          : createReferralCredits(table, clock, commit).reverse(user_id, key, amount, writes),
      );
    },
  };
};

export type ReferralReviews = ReturnType<typeof createReferralReviews>;
