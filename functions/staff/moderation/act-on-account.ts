import { CodedError } from '#shared/errors/coded-error.ts';
import type { ModerationAction } from '#shared/moderation/schema.ts';
import type { StaffAccount } from '#shared/staff/schema.ts';
import type { staffRoutes } from '#shared/staff/routes.ts';
import type {
  AccountBlocks,
  DecisionKey,
  ModerationDecisions,
  NotifyOwner,
} from '../../moderation/public.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Endpoint } from '../../platform/http/endpoint.ts';
import type { NewId } from '../../platform/ids.ts';
import { ConditionsFailed, type Write } from '../../platform/table/transact.ts';
import type { PoolAccount } from '../../platform/user-pool/user-pool.ts';
import type { PresentAccount } from '../present-account.ts';
import { requireOpenAccountOfOther } from '../require-open-account.ts';
import type { RunAction } from '../run-action.ts';

export interface AccountParts {
  accountOf: (userId: string) => Promise<PoolAccount | null>;
  isClosed: (userId: string) => Promise<boolean>;
  present: PresentAccount;
  runAction: RunAction;
  decisions: ModerationDecisions;
  blocks: AccountBlocks;
  notify: NotifyOwner;
  /** Condition that an account is open. */
  openAccount: (userId: string) => Write;
  /** Disables sign-in and ends all sessions. */
  shut: (userId: string) => Promise<void>;
  /** Enables sign-in. */
  open: (userId: string) => Promise<void>;
  newId: NewId;
  clock: Clock;
}

/** @throws CodedError ACCOUNT_NOT_FOUND if the account was closed in this moment, or its block changed */
const orNotFound = async (action: Promise<void>): Promise<void> => {
  try {
    await action;
  } catch (error) {
    if (error instanceof ConditionsFailed) throw new CodedError('ACCOUNT_NOT_FOUND', { cause: error });
    throw error;
  }
};

const presentAgain = async ({ accountOf, present }: AccountParts, userId: string): Promise<StaffAccount> => {
  const account = await accountOf(userId);
  if (!account) throw new CodedError('ACCOUNT_NOT_FOUND');
  return present(account);
};

/** Returns the end of a suspension that starts now, or null. */
const endOf = (clock: Clock, days: number | null): string | null =>
  days === null ? null : new Date(clock().getTime() + days * 86_400_000).toISOString();

/** Warns, suspends or blocks an account, and emails its owner. @param isBlock whether sign-in ends with it */
const decideOnAccount =
  (
    parts: AccountParts,
    isBlock: boolean,
  ): Endpoint<typeof staffRoutes.warnAccount | typeof staffRoutes.blockAccount> =>
  async ({ caller: { user_id: staff_id }, params: { user_id }, body, idempotency }) => {
    const { decisions, blocks, runAction, notify, openAccount, shut, newId, clock } = parts;
    await requireOpenAccountOfOther(parts, staff_id, user_id);
    const { reason, rule, message } = body;
    const decide = runAction<DecisionKey>({
      staffId: staff_id,
      idempotency,
      prepare: async () => {
        const until = 'days' in body ? endOf(clock, body.days) : null;
        const blocked = until === null ? 'account_blocked' : 'account_suspended';
        const action: ModerationAction = isBlock ? blocked : 'account_warned';
        const key = { user_id, id: newId() };
        const noMeal = { shared_meal_id: null, food_entry_id: null, meal_name: null };
        const facts = { ...noMeal, rule, message: message || null, until };
        return {
          action: { action, subject: user_id, reason, amount: null },
          writes: [
            decisions.add({ ...key, ...facts, staff_id, action }),
            ...(isBlock ? [blocks.put(user_id, key.id, until)] : []),
            openAccount(user_id),
          ],
          facts: key,
        };
      },
      act: async (key) => {
        if (isBlock) await shut(user_id);
        await notify.ofDecision(key);
      },
    });
    await orNotFound(decide);
    return presentAgain(parts, user_id);
  };

export const warnAccount = (parts: AccountParts): Endpoint<typeof staffRoutes.warnAccount> =>
  decideOnAccount(parts, false);

export const blockAccount = (parts: AccountParts): Endpoint<typeof staffRoutes.blockAccount> =>
  decideOnAccount(parts, true);

/** Opens an account again, and ends the decision that blocked it. */
export const unblockAccount =
  (parts: AccountParts): Endpoint<typeof staffRoutes.unblockAccount> =>
  async ({ caller: { user_id: staff_id }, params: { user_id }, body: { reason }, idempotency }) => {
    const { decisions, blocks, runAction, notify, open } = parts;
    await requireOpenAccountOfOther(parts, staff_id, user_id);
    const opening = runAction<null>({
      staffId: staff_id,
      idempotency,
      prepare: async () => {
        const block = await blocks.find(user_id);
        return {
          action: { action: 'account_unblocked', subject: user_id, reason, amount: null },
          writes: block ? [blocks.remove(block), decisions.end({ user_id, id: block.decision_id })] : [],
          facts: null,
        };
      },
      act: async () => {
        await open(user_id);
        await notify.ofOpening(user_id);
      },
    });
    await orNotFound(opening);
    return presentAgain(parts, user_id);
  };
