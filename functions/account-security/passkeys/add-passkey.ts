import type { accountSecurityRoutes } from '#shared/account-security/routes.ts';
import type { Clock } from '../../platform/clock.ts';
import { accessTokenOf } from '../../platform/http/access-token.ts';
import type { Endpoint } from '../../platform/http/endpoint.ts';
import { type PasskeyRepository, passkeyIdOf } from '../../platform/session/passkey-repository.ts';
import { readUserAgent } from '../../platform/session/read-user-agent.ts';
import type { PasskeysAtPool } from '../../platform/user-pool/passkeys-at-pool.ts';
import type { SendNotice } from '../send-notice.ts';

interface Dependencies {
  pool: Pick<PasskeysAtPool, 'start' | 'complete' | 'list'>;
  passkeys: Pick<PasskeyRepository, 'save'>;
  sendNotice: SendNotice;
  clock: Clock;
}

/** Returns the options with which the caller's browser creates a passkey. */
export const startPasskey =
  ({ pool }: Pick<Dependencies, 'pool'>): Endpoint<typeof accountSecurityRoutes.startPasskey> =>
  async ({ raw }) => ({ options: await pool.start(accessTokenOf(raw)) });

/** Stores the passkey that the caller's browser created, and emails the user about it. */
export const addPasskey =
  ({ pool, passkeys, sendNotice, clock }: Dependencies): Endpoint<typeof accountSecurityRoutes.addPasskey> =>
  async ({ caller: { user_id }, body: { credential }, raw }) => {
    const token = accessTokenOf(raw);
    const { device, browser } = readUserAgent(raw.headers['user-agent']);
    const created_at = clock().toISOString();
    const row = { user_id, id: passkeyIdOf(credential.id), device, browser, created_at };
    // Written first: a new session removes a passkey without this item, which must not happen to the user's own.
    await passkeys.save(row);
    await pool.complete(token, credential);
    const added = (await pool.list(token)).find(({ id }) => id === credential.id);
    if (added) await passkeys.save({ ...row, pool_created_at: added.created_at });
    await sendNotice(user_id, { kind: 'passkey_added', device, browser });
    return { id: row.id, device, browser, created_at };
  };
