import { CodedError } from '#shared/errors/coded-error.ts';
import type { staffRoutes } from '#shared/staff/routes.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import type { IdempotentWriter } from '../platform/idempotency/idempotent-writer.ts';
import type { PoolAccount } from '../platform/user-pool/user-pool.ts';
import type { AuditRepository } from './audit-repository.ts';
import type { PresentAccount } from './present-account.ts';

interface Dependencies {
  accountOf: (emailOrId: string) => Promise<PoolAccount | null>;
  present: PresentAccount;
  audit: Pick<AuditRepository, 'note'>;
  writer: Pick<IdempotentWriter, 'write'>;
}

/** Finds an account by email. The lookup is recorded before the result is shown, even if there is none. */
export const findAccount =
  ({ accountOf, present, audit, writer }: Dependencies): Endpoint<typeof staffRoutes.findAccount> =>
  async ({ caller: { user_id: staff_id }, body: { email, reason }, idempotency }) => {
    const found = await accountOf(email);
    // The email is an alias in the user pool: the account found may have a different email, or be found by its ID.
    const account = found?.email.toLowerCase() === email.toLowerCase() ? found : null;
    const action = 'account_looked_up';
    const subject = account?.sub ?? null;
    const { write } = audit.note({ staff_id, action, subject, reason, amount: null }, 'done');
    await writer.write(staff_id, idempotency, [write], null);
    if (!account) throw new CodedError('ACCOUNT_NOT_FOUND');
    return present(account);
  };
