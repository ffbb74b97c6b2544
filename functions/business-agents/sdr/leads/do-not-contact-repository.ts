import { createHmac } from 'node:crypto';
import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete';
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import type { DoNotContact } from '#shared/business-agents/sdr/contact-state.ts';
import { normalizeInbox } from '#shared/referrals/normalize-inbox.ts';
import type { Table } from '../../../platform/table/client.ts';
import { getRows } from '../../../platform/table/get-rows.ts';
import { withoutNulls } from '../../../platform/table/nulls.ts';
import type { Write } from '../../../platform/table/transact.ts';
import { createDoNotContactEntity, doNotContactKey } from './do-not-contact-entity.ts';

/** Maximum number of keys per BatchGetItem request (DynamoDB API Reference). */
const AT_ONCE = 100;

/** Reads and writes the addresses that must not be contacted. Every method is scoped to one user. */
export const createDoNotContactRepository = (table: Table) => {
  const blocks = createDoNotContactEntity(table);

  /** Hashes an address for one user, so that two users' rows for it differ. */
  const hashOf = (userId: string, email: string): string =>
    createHmac('sha256', `${table.getName()} ${userId}`).update(normalizeInbox(email)).digest('base64url');

  return {
    /** Returns which of the emails must not be contacted, as given. */
    blockedOf: async (userId: string, emails: readonly string[]): Promise<Set<string>> => {
      const hashes = new Map(emails.map((email) => [email, hashOf(userId, email)]));
      const distinct = [...new Set(hashes.values())];
      const parts = Array.from({ length: Math.ceil(distinct.length / AT_ONCE) }, (_none, at) =>
        distinct.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
      );
      const found = await Promise.all(
        parts.map(async (part) => {
          const keys = part.map((hash) => doNotContactKey(userId, hash));
          return keys.map(await getRows(table, keys, ['address']));
        }),
      );
      const blocked = new Set(
        found.flat().flatMap((row) => (row ? [(row as { address: string }).address] : [])),
      );
      return new Set(emails.filter((email) => blocked.has(hashes.get(email) ?? '')));
    },

    toBlock: (user_id: string, email: string, { cause, reason, since }: DoNotContact): Write => {
      const row = withoutNulls({ user_id, address: hashOf(user_id, email), cause, reason, since });
      return { Put: blocks.build(PutItemCommand).item(row).params() };
    },

    toUnblock: (user_id: string, email: string): Write => ({
      Delete: blocks
        .build(DeleteItemCommand)
        .key({ user_id, address: hashOf(user_id, email) })
        .params(),
    }),
  };
};

export type DoNotContactRepository = ReturnType<typeof createDoNotContactRepository>;
