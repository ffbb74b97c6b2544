import { createHash, randomBytes, randomInt } from 'node:crypto';
import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete';
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { $add, UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import { UNDO_HOURS } from '#shared/account-security/schema.ts';
import { type Clock, epochSeconds } from '../platform/clock.ts';
import type { Table } from '../platform/table/client.ts';
import { held } from '../platform/table/condition-failure.ts';
import { queryRows } from '../platform/table/query-rows.ts';
import { createWriteWhileOpen } from '../platform/account/closed-account-entity.ts';
import { readRow } from '../platform/table/read-row.ts';
import { isThere } from '../platform/table/row-conditions.ts';
import { createEmailChangeEntity, createEmailUndoEntity, UNDO_PREFIX } from './email-change-entity.ts';

const CODE_SECONDS = 60 * 60;
const MAX_ATTEMPTS = 5;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Stores requested email addresses with a hash of their code, and previous ones with a hash of their undo link. */
export const createEmailChanges = (table: Table, clock: Clock) => {
  const changes = createEmailChangeEntity(table);
  const undos = createEmailUndoEntity(table);
  const writeWhileOpen = createWriteWhileOpen(table);
  const codeHashOf = (userId: string, code: string): string => hashOf(`${userId} ${code}`);

  return {
    /** @returns the code for the new address @throws CodedError UNAUTHENTICATED when the account is closed */
    request: async (user_id: string, email: string): Promise<string> => {
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const expires_at = epochSeconds(clock()) + CODE_SECONDS;
      const row = { user_id, email, code_hash: codeHashOf(user_id, code), attempts: 0, expires_at };
      await writeWhileOpen(user_id, [{ Put: changes.build(PutItemCommand).item(row).params() }]);
      return code;
    },

    /** Returns the address that a code confirms, or null. Counts the attempt first. */
    emailOfCode: async (user_id: string, code: string): Promise<string | null> => {
      const attempt = changes.build(UpdateItemCommand).item({ user_id, attempts: $add(1) });
      const condition = { and: [isThere, { attr: 'attempts' as const, lt: MAX_ATTEMPTS }] };
      if (!(await held(attempt.options({ condition }).send()))) return null;
      const row = await readRow(changes, { user_id });
      const isValid = row?.code_hash === codeHashOf(user_id, code) && row.expires_at > epochSeconds(clock());
      return isValid ? row.email : null;
    },

    cancel: async (user_id: string): Promise<void> => {
      await changes.build(DeleteItemCommand).key({ user_id }).send();
    },

    /**
     * @returns the token of the link that restores an address
     * @throws CodedError UNAUTHENTICATED when the account is closed
     */
    keepOld: async (user_id: string, email: string): Promise<string> => {
      const secret = randomBytes(32).toString('base64url');
      const expires_at = epochSeconds(clock()) + UNDO_HOURS * 3_600;
      const row = { user_id, token_hash: hashOf(secret), email, expires_at };
      await writeWhileOpen(user_id, [{ Put: undos.build(PutItemCommand).item(row).params() }]);
      return `${user_id}.${secret}`;
    },

    /** @returns the user and the address that a link restores, or null */
    findUndo: async (token: string): Promise<{ user_id: string; email: string } | null> => {
      const [user_id = '', secret = ''] = token.split('.');
      if (user_id === '' || secret === '') return null;
      const key = { user_id, token_hash: hashOf(secret) };
      const row = await readRow(undos, key);
      return row && row.expires_at > epochSeconds(clock()) ? { user_id, email: row.email } : null;
    },

    /** Deletes all links of a user: those to addresses that an intruder set must not work after an undo. */
    forgetOld: async (user_id: string): Promise<void> => {
      const rows = await queryRows(undos, user_id, { beginsWith: UNDO_PREFIX });
      await Promise.all(
        rows.map(({ token_hash }) => undos.build(DeleteItemCommand).key({ user_id, token_hash }).send()),
      );
    },
  };
};

export type EmailChanges = ReturnType<typeof createEmailChanges>;
