import type { StaffAccount } from '#shared/staff/schema.ts';
import type { HistoryRepository } from '../credits/history-repository.ts';
import type { ReadBalance } from '../credits/read-balance.ts';
import type { PoolAccount } from '../platform/user-pool/user-pool.ts';

interface Dependencies {
  isClosed: (userId: string) => Promise<boolean>;
  readPlan: (userId: string) => Promise<{ tier: StaffAccount['tier'] }>;
  readBalance: ReadBalance;
  history: Pick<HistoryRepository, 'page'>;
}

/** What the support sees of an account. */
export type PresentAccount = (account: PoolAccount) => Promise<StaffAccount>;

/** A look at the credits would write rows for an account that is closed: there is nothing to see of its own. */
const NOTHING = { allowance_left: 0, kept: 0 };

export const createPresentAccount =
  ({ isClosed, readPlan, readBalance, history }: Dependencies): PresentAccount =>
  async ({ sub, createdAt, isConfirmed, isEnabled }) => {
    const [closed, { tier }] = await Promise.all([isClosed(sub), readPlan(sub)]);
    // A look begins a month that is due, which stands in the history then.
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
    };
  };
