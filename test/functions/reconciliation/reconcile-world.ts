import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { createProfileStart } from '#functions/account/profile-start-repository.ts';
import type { Table } from '#functions/platform/table/client.ts';
import { compareCustomers } from '#functions/reconciliation/compare-customers.ts';
import type { ListedAccount } from '#functions/reconciliation/pool-repository.ts';
import { createReconcile } from '#functions/reconciliation/reconcile.ts';
import { createReport } from '#functions/reconciliation/report.ts';
import { createScan } from '#functions/reconciliation/scan-repository.ts';
import type { ListedCustomer } from '#functions/reconciliation/stripe-customers-repository.ts';

export const NOW = new Date('2026-11-20T03:40:00Z');
export const LONG_AGO = new Date('2026-10-01T08:00:00Z');
export const AN_HOUR_AGO = new Date('2026-11-20T02:40:00Z');
const ENVIRONMENT = 'Table-1';

export const idOf = (number: number): string => `0a000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
export const photoOf = (number: number): string => `01K${String(number).padStart(23, '0')}`;

export type Row = Record<string, unknown>;

export const profileOf = (user: number, createdAt = LONG_AGO): Row => ({
  pk: `user#${idOf(user)}`,
  sk: 'account#profile',
  user_id: idOf(user),
  email: `user${user}@example.com`,
  created_at: createdAt.toISOString(),
  updated_at: createdAt.toISOString(),
});
export const photoRow = (user: number, photo: number, status = 'kept'): Row => ({
  pk: `user#${idOf(user)}`,
  sk: `photo#${photoOf(photo)}`,
  user_id: idOf(user),
  status,
  created_at: LONG_AGO.toISOString(),
});
export const accountOf = (user: number, change: Partial<ListedAccount> = {}): ListedAccount => ({
  sub: idOf(user),
  email: `user${user}@example.com`,
  name: undefined,
  createdAt: LONG_AGO,
  isConfirmed: true,
  isEnabled: true,
  ...change,
});
export const customerOf = (
  id: string,
  user: number,
  change: Partial<ListedCustomer> = {},
): ListedCustomer => ({
  id,
  createdAt: LONG_AGO,
  userId: idOf(user),
  environment: ENVIRONMENT,
  ...change,
});
export const customerLink = (id: string, user: number): Row => ({
  pk: `stripe-customer#${id}`,
  sk: 'person',
  customer_id: id,
  user_id: idOf(user),
});

/** Returns the values of all pages. */
export const allOf = async <Value>(pages: AsyncIterable<readonly Value[]>): Promise<Value[]> => {
  const values: Value[] = [];
  for await (const page of pages) values.push(...page);
  return values;
};

/** Yields the values in pages of two, so that each comparison has to continue with a further page. */
async function* inPages<Value>(values: readonly Value[]): AsyncGenerator<Value[]> {
  for (let at = 0; at < values.length; at += 2) yield values.slice(at, at + 2);
}

export interface World {
  rows?: Row[];
  accounts?: ListedAccount[];
  photos?: { photo: number; storedAt?: Date }[];
  customers?: ListedCustomer[];
  /** Whether Stripe does not respond. */
  isStripeDown?: boolean;
}

/** Runs the job once over a table that has only the given rows, and returns what it did. */
export const reconcileWorld = async (
  table: Table,

  { rows = [], accounts = [], photos = [], customers = [], isStripeDown }: World,
  clock = NOW,
) => {
  const scan = createScan(table, () => clock);
  const old = await allOf(scan.pages());
  const requests = [
    ...old.map(({ pk, sk }) => ({ DeleteRequest: { Key: { pk, sk } } })),
    ...rows.map((Item) => ({ PutRequest: { Item } })),
  ];
  const keyOf = (request: (typeof requests)[number]): string => {
    const { pk, sk } = ('PutRequest' in request ? request.PutRequest.Item : request.DeleteRequest.Key) as Row;
    return `${String(pk)} ${String(sk)}`;
  };
  const latest = [...new Map(requests.map((request) => [keyOf(request), request])).values()];
  for (let at = 0; at < latest.length; at += 25)
    await table
      .getDocumentClient()
      .send(new BatchWriteCommand({ RequestItems: { [table.getName()]: latest.slice(at, at + 25) } }));

  const erased: string[] = [];
  const disabled: string[] = [];
  const removedPhotos: string[] = [];
  const removedCustomers: string[] = [];
  const logged: string[] = [];
  const pool = {
    pages: () => inPages(accounts),
    find: async (userId: string) => accounts.find(({ sub }) => sub === userId) ?? null,
    disable: async (userId: string) => void disabled.push(userId),
  };
  const stripe = {
    pages: () => {
      if (isStripeDown) throw new Error('Stripe does not respond.');
      return inPages(customers);
    },
  };
  const reconcile = createReconcile({
    accounts: {
      pool,
      scan,
      startProfile: createProfileStart(table, () => clock),
      sendErasure: async ({ user_id }) => void erased.push(user_id),
      clock: () => clock,
    },
    scan,
    photos: {
      pages: () =>
        inPages(
          photos.map(({ photo, storedAt = LONG_AGO }) => ({ key: `photos/${photoOf(photo)}`, storedAt })),
        ),
    },
    removeObjects: async (keys) => void removedPhotos.push(...keys),
    compareCustomers: (known, report) =>
      compareCustomers(
        {
          customers: stripe,
          scan,
          pool,
          removeCustomer: async (id) => void removedCustomers.push(id),
          environment: ENVIRONMENT,
          clock: () => clock,
        },
        known,
        report,
      ),
    clock: () => clock,
    partSize: 4,
  });
  const report = createReport((message) => void logged.push(message));
  await reconcile(report);
  return { ...report.result(), erased, disabled, removedPhotos, removedCustomers, logged };
};
