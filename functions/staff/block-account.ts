import { CodedError } from '#shared/errors/coded-error.ts';
import type { staffRoutes } from '#shared/staff/routes.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import type { IdempotentWriter } from '../platform/idempotency/idempotent-writer.ts';
import type { PoolAccount } from '../platform/user-pool/user-pool.ts';
import type { AuditRepository } from './audit-repository.ts';
import { requireOpenAccountOfOther } from './require-open-account.ts';
import type { PresentAccount } from './present-account.ts';

export interface BlockParts {
  accountOf: (emailOrId: string) => Promise<PoolAccount | null>;
  isClosed: (userId: string) => Promise<boolean>;
  present: PresentAccount;
  audit: AuditRepository;
  writer: Pick<IdempotentWriter, 'write'>;
  /** Logs that an outcome could not be recorded. */
  report: (error: unknown) => void;
}

type Blocking = typeof staffRoutes.blockAccount | typeof staffRoutes.unblockAccount;

/**
 * Blocks or unblocks an account. User pool calls cannot be part of a transaction, so the action is recorded before and
 * its outcome after. A retry repeats only incomplete steps.
 * @param act does the change; must be idempotent
 */
export const blocking =
  (
    { accountOf, isClosed, present, audit, writer, report }: BlockParts,
    action: 'account_blocked' | 'account_unblocked',
    act: (userId: string) => Promise<void>,
  ): Endpoint<Blocking> =>
  async ({ caller: { user_id: staff_id }, params: { user_id }, body: { reason }, idempotency }) => {
    await requireOpenAccountOfOther({ accountOf, isClosed }, staff_id, user_id);
    const note = audit.note({ staff_id, action, subject: user_id, reason, amount: null }, 'begun');
    const { id } = await writer.write(staff_id, idempotency, [note.write], { id: note.id });
    if ((await audit.outcomeOf(id)) !== 'done') {
      try {
        await act(user_id);
      } catch (error) {
        await audit.conclude(id, 'failed').catch(report);
        throw error;
      }
      await audit.conclude(id, 'done');
    }
    const account = await accountOf(user_id);
    if (!account) throw new CodedError('ACCOUNT_NOT_FOUND');
    return present(account);
  };
