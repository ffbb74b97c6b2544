import type { accountSecurityRoutes } from '#shared/account-security/routes.ts';
import { accessTokenOf } from '../../platform/http/access-token.ts';
import type { Endpoint } from '../../platform/http/endpoint.ts';
import { type PasskeyRepository, passkeyIdOf } from '../../platform/session/passkey-repository.ts';
import type { PasskeysAtPool } from '../../platform/user-pool/passkeys-at-pool.ts';
import type { SendNotice } from '../send-notice.ts';

interface Dependencies {
  pool: Pick<PasskeysAtPool, 'list' | 'remove'>;
  passkeys: Pick<PasskeyRepository, 'find' | 'forget'>;
  sendNotice: SendNotice;
}

/** Lists the caller's passkeys, also those that were not added on our site and are removed with the next sign-in. */
export const listPasskeys =
  ({
    pool,
    passkeys,
  }: Pick<Dependencies, 'pool' | 'passkeys'>): Endpoint<typeof accountSecurityRoutes.listPasskeys> =>
  async ({ caller: { user_id }, raw }) => {
    const atPool = await pool.list(accessTokenOf(raw));
    const rows = await Promise.all(atPool.map((passkey) => passkeys.find(user_id, passkey)));
    return {
      passkeys: atPool.map(({ id, created_at }, at) => ({
        id: passkeyIdOf(id),
        device: rows[at]?.device ?? null,
        browser: rows[at]?.browser ?? null,
        created_at: new Date(created_at * 1_000).toISOString(),
      })),
    };
  };

/** Removes a passkey of the caller, and emails the user about it. Does nothing if it is gone. */
export const removePasskey =
  ({ pool, passkeys, sendNotice }: Dependencies): Endpoint<typeof accountSecurityRoutes.removePasskey> =>
  async ({ caller: { user_id }, params: { id }, raw }) => {
    const token = accessTokenOf(raw);
    const found = (await pool.list(token)).find((passkey) => passkeyIdOf(passkey.id) === id);
    if (!found) return undefined;
    await pool.remove(token, found.id);
    await passkeys.forget(user_id, id);
    await sendNotice(user_id, { kind: 'passkey_removed' });
    return undefined;
  };
