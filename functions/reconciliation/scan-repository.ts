import { paginateScan } from '@aws-sdk/lib-dynamodb';
import { createClosedAccountEntity, CHILDREN_PARTITION } from '../platform/account/closed-account-entity.ts';
import { createStripeCustomerEntity } from '../billing/public.ts';
import { createProfileEntity } from '../profile/public.ts';
import type { Clock } from '../platform/clock.ts';
import type { Table } from '../platform/table/client.ts';
import { getRows } from '../platform/table/get-rows.ts';
import { queryIndex, upToInstant } from '../platform/table/query-index.ts';
import { rowKey } from '../platform/table/row-key.ts';

/** The attributes of an item that the comparison needs. */
export interface ScannedRow {
  pk: string;
  sk: string;
  created_at?: string;
  status?: string;
  customer_id?: string;
  closed_at?: string;
  expires_at?: number;
  is_child?: boolean;
}

const NAMES = ['pk', 'sk', 'created_at', 'status', 'customer_id', 'closed_at', 'expires_at', 'is_child'];

/** Reads items of all users. */
export const createScan = (table: Table, clock: Clock) => {
  const client = table.getDocumentClient();
  const profiles = createProfileEntity(table);
  const closed = createClosedAccountEntity(table);
  const customers = createStripeCustomerEntity(table);

  return {
    /** Pages through the table, 1 MB at a time. The items of a partition are consecutive. */
    pages: async function* (): AsyncGenerator<ScannedRow[]> {
      const pages = paginateScan(
        { client },
        {
          TableName: table.getName(),
          ProjectionExpression: NAMES.map((_name, at) => `#a${at}`).join(', '),
          ExpressionAttributeNames: Object.fromEntries(NAMES.map((name, at) => [`#a${at}`, name])),
        },
      );
      for await (const { Items = [] } of pages) yield Items as ScannedRow[];
    },

    /** Returns which of up to 50 users have neither a profile nor a closed account. */
    withoutProfile: async (userIds: readonly string[]): Promise<string[]> => {
      const keysOf = (user_id: string) => [rowKey(profiles, { user_id }), rowKey(closed, { user_id })];
      const find = await getRows(table, userIds.flatMap(keysOf), ['sk']);
      return userIds.filter((id) => keysOf(id).every((key) => find(key) === undefined));
    },

    /** Returns which of up to 100 Stripe customers belong to no user. */
    unlinked: async (customerIds: readonly string[]): Promise<string[]> => {
      const keyOf = (customer_id: string) => rowKey(customers, { customer_id });
      const find = await getRows(table, customerIds.map(keyOf), ['sk']);
      return customerIds.filter((id) => find(keyOf(id)) === undefined);
    },

    /** Pages through the children's accounts that are due to be erased. */
    dueChildren: async function* (): AsyncGenerator<string[]> {
      for await (const rows of queryIndex(closed, [CHILDREN_PARTITION], upToInstant(clock())))
        yield rows.map(({ user_id }) => user_id);
    },
  };
};

export type Scan = ReturnType<typeof createScan>;
