import { $add, UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import { type SignUpLimit, signUpLimits } from '#shared/referrals/abuse.ts';
import { monthOf } from '#shared/referrals/month-of.ts';
import { type Clock, epochSeconds } from '../../platform/clock.ts';
import type { Table } from '../../platform/table/client.ts';
import { readRow } from '../../platform/table/read-row.ts';
import type { Write } from '../../platform/table/transact.ts';
import { createReferralCountEntity } from './sign-up-entity.ts';
import { HASH_SECONDS, type SignUp } from './sign-up-repository.ts';

/** Stands for the partition of counts of all referrers. */
const ALL = 'all-referrers';

/** A limit that applies to a sign-up, and the rewarded sign-ups so far. */
export interface AppliedLimit extends SignUpLimit {
  sign_ups: number;
  /** Counts this sign-up; fails at the limit. */
  write: Write;
}

/** Returns what a limit counts for a sign-up; null if it does not apply. */
const hashFor = ({ signal }: SignUpLimit, signUp: SignUp): string | null => {
  if (signal === 'no_visit') return signUp.device === undefined ? 'none' : null;
  return signUp[signal] ?? null;
};

/** Reads and counts rewarded sign-ups of this month by device, network and email domain. */
export const createSignUpLimits = (table: Table, clock: Clock) => {
  const counts = createReferralCountEntity(table);

  return {
    /** Returns the limits that apply to a sign-up, with at most five parallel reads. */
    of: async (referrerId: string, signUp: SignUp): Promise<AppliedLimit[]> => {
      const month = monthOf(clock());
      const applied = signUpLimits.flatMap((limit) => {
        const hash = hashFor(limit, signUp);
        if (hash === null) return [];
        const user_id = limit.of === 'all' ? ALL : referrerId;
        return [{ limit, key: { user_id, signal: limit.signal, hash, month } }];
      });
      const read = applied.map(async ({ limit, key }) => {
        const isFirst = { attr: 'sign_ups', exists: false } as const;
        const hasRoom = { attr: 'sign_ups', lt: limit.most } as const;
        const update = counts
          .build(UpdateItemCommand)
          .item({ ...key, sign_ups: $add(1), expires_at: epochSeconds(clock()) + HASH_SECONDS })
          .options({ condition: { or: [isFirst, hasRoom] } });
        const sign_ups = (await readRow(counts, key))?.sign_ups ?? 0;
        return { ...limit, sign_ups, write: { Update: update.params() } };
      });
      return Promise.all(read);
    },
  };
};

export type SignUpLimits = ReturnType<typeof createSignUpLimits>;
