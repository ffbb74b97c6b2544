import { granted } from '#shared/credits/spending.ts';
import { spendable } from '#shared/credits/account.ts';
import { CodedError } from '#shared/errors/coded-error.ts';
import type { staffRoutes } from '#shared/staff/routes.ts';
import type { Ledger } from '../credits/public.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import { ConditionsFailed, type Write } from '../platform/table/transact.ts';
import type { IdempotentWriter } from '../platform/idempotency/idempotent-writer.ts';
import type { PoolAccount } from '../platform/user-pool/user-pool.ts';
import type { AuditRepository } from './audit-repository.ts';
import { requireOpenAccountOfOther } from './require-open-account.ts';
import type { PresentAccount } from './present-account.ts';

interface Dependencies {
  accountOf: (userId: string) => Promise<PoolAccount | null>;
  isClosed: (userId: string) => Promise<boolean>;
  present: PresentAccount;
  ledger: Ledger;
  audit: Pick<AuditRepository, 'note'>;
  writer: IdempotentWriter;
  /** Condition that an account is open. */
  openAccount: (userId: string) => Write;
}

/**
 * Adds or removes non-expiring credits, in one transaction with the history entry for the user and the audit row. The
 * plan's monthly allowance stays unchanged.
 */
export const correctCredits =
  ({
    accountOf,
    isClosed,
    present,
    ledger,
    audit,
    writer,
    openAccount,
  }: Dependencies): Endpoint<typeof staffRoutes.correctCredits> =>
  async ({
    caller: { user_id: staff_id },
    params: { user_id },
    body: { amount, reason },
    idempotency,
    deadline,
  }) => {
    const account = await requireOpenAccountOfOther({ accountOf, isClosed }, staff_id, user_id);
    if ((await writer.storedAnswer(staff_id, idempotency)) !== undefined) return present(account);
    const action = 'credits_corrected';
    const { write } = audit.note({ staff_id, action, subject: user_id, reason, amount }, 'done');
    const commit = (_of: string, writes: Write[]) =>
      writer.write(staff_id, idempotency, [...writes, openAccount(user_id)], null);
    try {
      await ledger.change(
        user_id,
        (opened) => {
          if (spendable(opened.account).kept + amount < 0) throw new CodedError('TOO_FEW_TO_TAKE');
          const entry = { reason: 'support' as const, amount };
          return { account: granted(opened.account, amount), entry, writes: [write], answer: null };
        },
        { deadline, commit },
      );
    } catch (error) {
      // The account was closed in this moment and is being erased.
      if (error instanceof ConditionsFailed) throw new CodedError('ACCOUNT_NOT_FOUND', { cause: error });
      throw error;
    }
    return present(account);
  };
