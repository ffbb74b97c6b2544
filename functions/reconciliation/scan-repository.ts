import { paginateScan } from '@aws-sdk/lib-dynamodb';
import { UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import { createClosedAccountEntity, CHILDREN_PARTITION } from '../platform/account/closed-account-entity.ts';
import { createStripeCustomerEntity } from '../billing/public.ts';
import { createProfileEntity, searchKeysOf } from '../profile/public.ts';
import { held } from '../platform/table/condition-failure.ts';
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
  gsi1pk?: string;
}

/** The attributes of a profile that its search uses. */
interface ProfileRow {
  full_name?: string;
  email?: string;
  updated_at: string;
}

const NAMES = [
  'pk',
  'sk',
  'created_at',
  'status',
  'customer_id',
  'closed_at',
  'expires_at',
  'is_child',
  'gsi1pk',
];

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

    /** Adds a profile to the index in which staff searches, unless it was changed or deleted in the meantime. */
    indexProfile: async (user_id: string): Promise<void> => {
      const key = rowKey(profiles, { user_id });
      const row = (await getRows(table, [key]))(key) as ProfileRow | undefined;
      if (!row) return;
      const update = profiles
        .build(UpdateItemCommand)
        .item({ user_id, updated_at: row.updated_at, ...searchKeysOf({ ...row, user_id }) });
      await held(update.options({ condition: { attr: 'updated_at', eq: row.updated_at } }).send());
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
