import type { UserSummary } from './group-users.ts';

/** Younger accounts and closings may be in progress. */
export const GRACE_MS = 86_400_000;

/** The state of an account at the user pool; null if the pool has none. */
export type PoolState = { isEnabled: boolean } | null;

/**
 * What to do with a user's items. `erase`: the account was deleted at the user pool. `resume`: an erasure did not finish.
 * `disable`: the account is closed, but can sign in.
 */
export type Verdict = 'fine' | 'erase' | 'resume' | 'disable';

const isOlder = (instant: string | null | undefined, now: Date): boolean =>
  instant !== null && instant !== undefined && now.getTime() - Date.parse(instant) > GRACE_MS;

/** Decides what to do with a user's items. Does nothing about accounts and closings of the last day. */
export const judgeUser = (user: UserSummary, pool: PoolState, now: Date): Verdict => {
  const { closed, hasData, createdAt } = user;
  if (closed?.is_child === true) {
    if (pool === null) return 'erase';
    return pool.isEnabled && isOlder(closed.closed_at, now) ? 'disable' : 'fine';
  }
  // A record without a date is from before children's accounts were dated; support decides about them.
  if (closed !== null && closed.expires_at === undefined && closed.closed_at === undefined) return 'fine';
  if (closed !== null && closed.expires_at === undefined)
    return isOlder(closed.closed_at, now) ? 'resume' : 'fine';
  if (pool !== null || !hasData) return 'fine';
  // Items after a finished erasure, or of an account that the pool has deleted.
  return createdAt === null || isOlder(createdAt, now) ? 'erase' : 'fine';
};
