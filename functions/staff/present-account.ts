import type { StaffAccount } from '#shared/staff/schema.ts';
import type { HistoryRepository, ReadBalance } from '../credits/public.ts';
import type { ReadAccountHistory } from './moderation/read-account-history.ts';
import type { PoolAccount } from '../platform/user-pool/user-pool.ts';

interface Dependencies {
  isClosed: (userId: string) => Promise<boolean>;
  readPlan: (userId: string) => Promise<{ tier: StaffAccount['tier'] }>;
  readBalance: ReadBalance;
  history: Pick<HistoryRepository, 'page'>;
  readAccountHistory: ReadAccountHistory;
}

/** Returns an account as support sees it. */
export type PresentAccount = (account: PoolAccount) => Promise<StaffAccount>;

/** Credits of a closed account. Reading the balance would write rows for it. */
const NOTHING = { allowance_left: 0, kept: 0 };

export const createPresentAccount =
  ({ isClosed, readPlan, readBalance, history, readAccountHistory }: Dependencies): PresentAccount =>
  async ({ sub, createdAt, isConfirmed, isEnabled }) => {
    const [closed, { tier }] = await Promise.all([isClosed(sub), readPlan(sub)]);
    // Read before the history, because it may start a new month and add an entry.
    const { allowance_left, kept } = closed ? NOTHING : await readBalance(sub);
    return {
      user_id: sub,
      created_at: createdAt.toISOString(),
      confirmed: isConfirmed,
      blocked: !isEnabled,
      closed,
      tier,
      allowance_left,
      kept,
      changes: (await history.page(sub, undefined)).changes,
      ...(await readAccountHistory(sub)),
    };
  };
