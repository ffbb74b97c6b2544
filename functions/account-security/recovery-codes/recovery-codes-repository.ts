import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete';
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { $add, $delete, UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import { RECOVERY_CODES } from '#shared/account-security/schema.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Table } from '../../platform/table/client.ts';
import { createWriteWhileOpen } from '../../platform/account/closed-account-entity.ts';
import { held } from '../../platform/table/condition-failure.ts';
import { readRow } from '../../platform/table/read-row.ts';
import { hashRecoveryCode, newRecoveryCode, newSalt } from './recovery-code.ts';
import { createRecoveryCodesEntity } from './recovery-codes-entity.ts';

/** A code that was just used up. */
export interface UsedCode {
  remaining: number;
  /** Makes the code valid again, because what it was used for failed. */
  restore: () => Promise<void>;
}

/** Stores recovery codes as salted hashes. */
export const createRecoveryCodes = (table: Table, clock: Clock) => {
  const codes = createRecoveryCodesEntity(table);
  const writeWhileOpen = createWriteWhileOpen(table);

  return {
    /** Returns how many codes are left, and when they were created; null if there never were any. */
    count: async (user_id: string): Promise<{ remaining: number; created_at: string | null }> => {
      const row = await readRow(codes, { user_id });
      return { remaining: row?.hashes?.size ?? 0, created_at: row?.created_at ?? null };
    },

    /**
     * Replaces the user's codes.
     * @returns the new codes, which are not stored
     * @throws CodedError UNAUTHENTICATED when the account is closed
     */
    create: async (user_id: string): Promise<string[]> => {
      const salt = newSalt();
      const created = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
      const hashes = new Set(await Promise.all(created.map((code) => hashRecoveryCode(salt, code))));
      const created_at = clock().toISOString();
      const row = codes.build(PutItemCommand).item({ user_id, salt, hashes, created_at });
      await writeWhileOpen(user_id, [{ Put: row.params() }]);
      return created;
    },

    /** Uses up a code. Of concurrent requests with one code, only one succeeds. @returns null for a wrong or used code */
    use: async (user_id: string, typed: string): Promise<UsedCode | null> => {
      const row = await readRow(codes, { user_id }, true);
      if (!row?.hashes) return null;
      const { salt, hashes } = row;
      const hash = new Set([await hashRecoveryCode(salt, typed)]);
      const [value = ''] = hash;
      const isCurrent = { attr: 'salt' as const, eq: salt };
      const removal = codes
        .build(UpdateItemCommand)
        .item({ user_id, hashes: $delete(hash) })
        .options({ condition: { and: [isCurrent, { attr: 'hashes', contains: value }] } });
      if (!(await held(removal.send()))) return null;
      return {
        remaining: hashes.size - 1,
        restore: async () => {
          const update = codes.build(UpdateItemCommand).item({ user_id, hashes: $add(hash) });
          await held(update.options({ condition: isCurrent }).send());
        },
      };
    },

    /** Deletes all codes of a user. */
    forget: async (user_id: string): Promise<void> => {
      await codes.build(DeleteItemCommand).key({ user_id }).send();
    },
  };
};

export type RecoveryCodes = ReturnType<typeof createRecoveryCodes>;
