import { outlivingKeys } from '../platform/account/erasure-keys.ts';
import { CLOSED_ACCOUNT_KEY } from '../platform/account/closed-account-entity.ts';
import type { ScannedRow } from './scan-repository.ts';

/** What the items of a user reveal. */
export interface UserSummary {
  user_id: string;
  /** When the account was created; without a profile, when its newest dated item was. */
  createdAt: string | null;
  hasProfile: boolean;
  /** Whether there are items besides those that outlive an account. */
  hasData: boolean;
  closed: Pick<ScannedRow, 'closed_at' | 'expires_at' | 'is_child'> | null;
  customerId: string | null;
}

/** User IDs are UUIDs. Other partitions of this form count requests of visitors (`platform/limits/sender-limits.ts`). */
const USER = /^user#([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})$/;

/** Returns the user whose partition has this key, or null. */
export const userOfPartition = (pk: string): string | null => USER.exec(pk)?.[1] ?? null;

const empty = (user_id: string): UserSummary => ({
  user_id,
  createdAt: null,
  hasProfile: false,
  hasData: false,
  closed: null,
  customerId: null,
});

const add = (user: UserSummary, row: ScannedRow): void => {
  const { sk, created_at: createdAt } = row;
  const isProfile = sk === 'account#profile';
  if (isProfile) Object.assign(user, { hasProfile: true, createdAt: createdAt ?? null });
  else if (!user.hasProfile && createdAt !== undefined && createdAt > (user.createdAt ?? ''))
    user.createdAt = createdAt;
  if (!outlivingKeys.includes(sk)) user.hasData = true;
  if (sk === CLOSED_ACCOUNT_KEY) user.closed = row;
  if (sk === 'account#billing') user.customerId = row.customer_id ?? null;
};

/** Summarizes the items of each user. Keeps only one user in memory, because items of a partition are consecutive. */
export async function* groupUsers(pages: AsyncIterable<readonly ScannedRow[]>): AsyncGenerator<UserSummary> {
  let user: UserSummary | null = null;
  for await (const rows of pages)
    for (const row of rows) {
      const id = userOfPartition(row.pk);
      if (user !== null && user.user_id !== id) {
        yield user;
        user = null;
      }
      if (id === null) continue;
      user ??= empty(id);
      add(user, row);
    }
  if (user !== null) yield user;
}
