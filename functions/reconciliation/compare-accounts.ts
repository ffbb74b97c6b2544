import type { Erasure, ProfileStart } from '../account/public.ts';
import type { Clock } from '../platform/clock.ts';
import { allowedRepairs } from './allowed-repairs.ts';
import { groupUsers, type UserSummary } from './group-users.ts';
import { GRACE_MS, judgeUser, type PoolState } from './judge-user.ts';
import type { PoolAccounts } from './pool-repository.ts';
import type { Report } from './report.ts';
import type { Scan, ScannedRow } from './scan-repository.ts';

/** Accounts that are remembered while the table is read; further ones are looked up at the user pool. */
const MAX_REMEMBERED = 200_000;
/** Orphans that are remembered; more are refused anyway, or left for the next run. */
const MAX_ORPHANS = 1_000;
/** Users looked up at once. */
const BATCH = 20;

export interface AccountParts {
  pool: PoolAccounts;
  scan: Pick<Scan, 'withoutProfile'>;
  startProfile: ProfileStart;
  sendErasure: (erasure: Erasure) => Promise<void>;
  clock: Clock;
}

/** The accounts of the user pool. */
interface Listed {
  total: number;
  /** By user ID, whether sign-in is enabled. */
  states: Map<string, boolean>;
  isWhole: boolean;
}

/** Lists the user pool, and adds the profile that a confirmed account lacks because its trigger failed. */
export const compareWithPool = async (
  { pool, scan, startProfile, clock }: AccountParts,
  report: Report,
): Promise<Listed> => {
  const listed: Listed = { total: 0, states: new Map(), isWhole: true };
  for await (const page of pool.pages()) {
    listed.total += page.length;
    for (const { sub, isEnabled } of page)
      if (listed.states.size < MAX_REMEMBERED) listed.states.set(sub, isEnabled);
      else listed.isWhole = false;
    const settled = page.filter(
      ({ createdAt, isConfirmed, isEnabled }) =>
        isConfirmed && isEnabled && clock().getTime() - createdAt.getTime() > GRACE_MS,
    );
    const without = new Set(await scan.withoutProfile(settled.map(({ sub }) => sub)));
    for (const { sub, email, name } of settled.filter(({ sub: id }) => without.has(id))) {
      await startProfile({ user_id: sub, email, full_name: name, language: null });
      report.count('profilesAdded');
    }
  }
  report.count('accounts', listed.total);
  return listed;
};

/**
 * Compares the items of each user with the user pool: resumes unfinished erasures, and erases accounts that the pool
 * has deleted, unless they are suspiciously many.
 * @param listed the accounts of the pool, listed before the table is read
 */
export const compareWithTable = async (
  { pool, sendErasure, clock }: AccountParts,
  pages: AsyncIterable<readonly ScannedRow[]>,
  listed: Listed,
  { report, onUser }: { report: Report; onUser: (user: UserSummary) => void },
): Promise<void> => {
  const orphans: string[] = [];
  let found = 0;

  const poolStateOf = async (userId: string): Promise<PoolState> => {
    const isEnabled = listed.states.get(userId);
    if (isEnabled !== undefined) return { isEnabled };
    // Asked again: the list may have been read before the account existed.
    const account = await pool.find(userId);
    return account && { isEnabled: account.isEnabled };
  };

  const judge = async (user: UserSummary): Promise<void> => {
    const verdict = judgeUser(user, await poolStateOf(user.user_id), clock());
    if (verdict === 'fine') return;
    if (verdict === 'erase') {
      found += 1;
      if (orphans.length < MAX_ORPHANS) orphans.push(user.user_id);
      return;
    }
    if (verdict === 'resume') await sendErasure({ user_id: user.user_id });
    else await pool.disable(user.user_id);
    report.count(verdict === 'resume' ? 'erasuresResumed' : 'accountsDisabled');
  };

  let batch: UserSummary[] = [];
  for await (const user of groupUsers(pages)) {
    onUser(user);
    batch.push(user);
    if (batch.length < BATCH) continue;
    await Promise.all(batch.map(judge));
    batch = [];
  }
  await Promise.all(batch.map(judge));

  report.count('orphanedAccounts', found);
  if (found > allowedRepairs(listed.total + found)) {
    report.refuse('accounts', found, listed.total);
    return;
  }
  for (const user_id of orphans) await sendErasure({ user_id });
};
