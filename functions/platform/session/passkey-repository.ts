import { createHash } from 'node:crypto';
import type { FormattedItem } from 'dynamodb-toolbox/entity';
import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete';
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { createWriteWhileOpen } from '../account/closed-account-entity.ts';
import { type Clock, epochSeconds } from '../clock.ts';
import type { Table } from '../table/client.ts';
import { readRow } from '../table/read-row.ts';
import type { PoolPasskey } from '../user-pool/passkeys-at-pool.ts';
import { createPasskeyEntity, createRemovedPasskeyEntity } from './passkey-entity.ts';

/** Time between our item and the user pool's passkey while it is being added, in seconds. */
const ADDING_SECONDS = 60;

const RETENTION_SECONDS = 31 * 86_400;

export type PasskeyRow = FormattedItem<ReturnType<typeof createPasskeyEntity>>;

/** Returns our ID of a passkey. */
export const passkeyIdOf = (credentialId: string): string =>
  createHash('sha256').update(credentialId).digest('base64url');

/** Records which passkeys users added on our site. */
export const createPasskeyRepository = (table: Table, clock: Clock) => {
  const passkeys = createPasskeyEntity(table);
  const removed = createRemovedPasskeyEntity(table);
  const writeWhileOpen = createWriteWhileOpen(table);

  /** Returns our item of a passkey; null if it was not added on our site. */
  const find = async (user_id: string, { id, created_at }: PoolPasskey): Promise<PasskeyRow | null> => {
    const row = await readRow(passkeys, { user_id, id: passkeyIdOf(id) });
    if (!row) return null;
    const isSame =
      row.pool_created_at === undefined
        ? Math.abs(Date.parse(row.created_at) / 1_000 - created_at) <= ADDING_SECONDS
        : row.pool_created_at === created_at;
    return isSame ? row : null;
  };

  return {
    find,

    /** Returns those of a user's passkeys that were not added on our site. */
    unknownOf: async (userId: string, atPool: readonly PoolPasskey[]): Promise<PoolPasskey[]> => {
      const rows = await Promise.all(atPool.map((passkey) => find(userId, passkey)));
      return atPool.filter((_passkey, at) => rows[at] === null);
    },

    /** @throws CodedError UNAUTHENTICATED when the account is closed */
    save: async (row: PasskeyRow): Promise<void> => {
      await writeWhileOpen(row.user_id, [{ Put: passkeys.build(PutItemCommand).item(row).params() }]);
    },

    forget: async (user_id: string, id: string): Promise<void> => {
      await passkeys.build(DeleteItemCommand).key({ user_id, id }).send();
    },

    /** Records that an unknown passkey is removed. The owner is emailed about the new item. */
    noteRemoved: async (user_id: string, { id }: PoolPasskey): Promise<void> => {
      const now = clock();
      const expires_at = epochSeconds(now) + RETENTION_SECONDS;
      const removed_at = now.toISOString();
      // The time makes the item a new one: an authenticator can choose the same ID again.
      const row = { user_id, id: `${removed_at}#${passkeyIdOf(id)}`, removed_at, expires_at };
      await writeWhileOpen(user_id, [{ Put: removed.build(PutItemCommand).item(row).params() }]);
    },
  };
};

export type PasskeyRepository = ReturnType<typeof createPasskeyRepository>;
