import { CodedError } from '#shared/errors/coded-error.ts';
import type { staffRoutes } from '#shared/staff/routes.ts';
import type { FoundAccount } from '#shared/staff/moderation-schema.ts';
import type { Endpoint } from '../../platform/http/endpoint.ts';
import type { IdempotentWriter } from '../../platform/idempotency/idempotent-writer.ts';
import type { PoolAccount } from '../../platform/user-pool/user-pool.ts';
import type { AuditRepository } from '../audit-repository.ts';
import type { PresentAccount } from '../present-account.ts';
import type { SearchProfiles } from './search-profiles-repository.ts';

interface Dependencies {
  accountOf: (emailOrId: string) => Promise<PoolAccount | null>;
  searchProfiles: SearchProfiles;
  present: PresentAccount;
  audit: Pick<AuditRepository, 'note'>;
  writer: Pick<IdempotentWriter, 'write'>;
}

/** Cognito's limit of a user name ('AdminGetUser', Username). */
const MAX_USER_NAME = 128;

/** Returns the account with exactly this user ID or email address, as the user pool knows it. */
const exactMatch = async (
  { accountOf, searchProfiles }: Dependencies,
  text: string,
): Promise<FoundAccount | null> => {
  if (text.length > MAX_USER_NAME || /\s/.test(text)) return null;
  const account = await accountOf(text);
  if (!account) return null;
  return searchProfiles.describe(account.sub, account.email);
};

/** Finds accounts. The search is logged before its result is shown, without the text, which may identify a user. */
export const searchAccounts =
  (parts: Dependencies): Endpoint<typeof staffRoutes.searchAccounts> =>
  async ({ caller: { user_id: staff_id }, body: { text, cursor, reason }, idempotency }) => {
    const { write } = parts.audit.note(
      { staff_id, action: 'accounts_searched', subject: null, reason, amount: null },
      'done',
    );
    await parts.writer.write(staff_id, idempotency, [write], null);
    const [exact, page] = await Promise.all([
      cursor === undefined ? exactMatch(parts, text) : null,
      parts.searchProfiles.page(text, cursor),
    ]);
    const others = page.accounts.filter(({ user_id }) => user_id !== exact?.user_id);
    return { accounts: [...(exact ? [exact] : []), ...others], cursor: page.cursor };
  };

/** Returns an account. The look is logged before it is shown, even if there is none. */
export const viewAccount =
  ({ accountOf, present, audit, writer }: Dependencies): Endpoint<typeof staffRoutes.viewAccount> =>
  async ({ caller: { user_id: staff_id }, params: { user_id }, body: { reason }, idempotency }) => {
    const found = await accountOf(user_id);
    const account = found?.sub === user_id ? found : null;
    const { write } = audit.note(
      { staff_id, action: 'account_looked_up', subject: user_id, reason, amount: null },
      'done',
    );
    await writer.write(staff_id, idempotency, [write], null);
    if (!account) throw new CodedError('ACCOUNT_NOT_FOUND');
    return present(account);
  };
