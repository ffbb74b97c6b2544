import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import fc from 'fast-check';
import { expect, inject, it } from 'vitest';
import { createClosedAccounts } from '#functions/account/closed-account-repository.ts';
import { outlivingKeys } from '#functions/platform/account/erasure-keys.ts';
import { accountRoutes } from '#shared/account/routes.ts';
import { allRoutes } from '#shared/routes.ts';
import type { Table } from '#functions/platform/table/client.ts';
import { newestMail, signInApiUser, ZONE } from '#test/support/api-user.ts';
import { isFull } from '#test/support/full-size.ts';
import { openLocalTable } from '#test/support/local-table.ts';
import { PATIENCE } from '#test/support/patience.ts';
import { pathOfRoute, requestOfRoute } from '#test/support/request-of-route.ts';
import { withTokenUser } from '#test/support/with-user.ts';

const origin = inject('origin');
const entry = { food_name: 'Lentil stew', calories: 310, time_zone: ZONE };

/** Returns the keys of all items that mention a user, in any partition. */
const keysThatMention = async (table: Table, userId: string): Promise<string[]> => {
  const found: string[] = [];
  let from: Record<string, unknown> | undefined;
  do {
    const command = new ScanCommand({
      TableName: table.getName(),
      ExclusiveStartKey: from,
      ConsistentRead: true,
    });
    const { Items = [], LastEvaluatedKey } = await table.getDocumentClient().send(command);
    found.push(...Items.filter((row) => JSON.stringify(row).includes(userId)).map(({ sk }) => String(sk)));
    from = LastEvaluatedKey;
  } while (from);
  // Tickets of sockets expire after 30 seconds; the table deletes them later.
  return found.filter((key) => key !== 'ticket').toSorted();
};

it('ACCOUNT-07 (D29) rejects each of 50 writes by two sessions and an API token after the deletion was accepted, and leaves no item', async () => {
  const { user: mara, client: script } = await withTokenUser({ name: 'Mara' });
  const other = await signInApiUser(origin, mara.email);
  const table = await openLocalTable(inject('dataDir'));
  const writes = [
    () => mara.call('POST', '/api/food-entries', entry),
    () => other.call('POST', '/api/food-entries', entry),
    () => script.call('POST', '/api/v1/food-entries', entry),
    () => mara.call('PUT', '/api/profile', { age: 31 }),
    () => other.call('POST', '/api/diary/2026-11-20/water', { milliliters: 250 }),
    () => mara.call('POST', '/api/photos', { content_type: 'image/jpeg', size: 1000 }),
    () => script.call('POST', '/api/v1/food-entries', { ...entry, calories: 90 }),
    () => other.call('POST', '/api/realtime/tickets'),
    () => mara.call('PUT', '/api/weights/2026-11-20', { weight: 71, time_zone: ZONE }),
    () => other.call('PUT', '/api/foods/favourites/usda%3A173944'),
  ];
  const fifty = () => Array.from({ length: 50 }, (_, at) => writes[at % writes.length]!());
  // Each session and the token are known and cached when the account is closed.
  for (const { status, body } of await Promise.all(writes.map((write) => write())))
    expect(status, JSON.stringify(body)).toBeLessThan(300);

  const closing = mara.call('POST', '/api/account/closing', { confirmation: 'DELETE' });
  const during = fifty();
  expect((await closing).status).toBe(202);
  const after = await Promise.all(fifty());
  expect(after.filter(({ status }) => status !== 401 && status !== 403)).toEqual([]);
  await Promise.all(during);

  const left = () => keysThatMention(table, mara.id);
  await expect.poll(left, { timeout: 60_000 * PATIENCE }).toEqual(['account#closed', 'account#session-end']);
  await expect
    .poll(async () => (await newestMail(origin, mara.email))?.subject, { timeout: 30_000 * PATIENCE })
    .toBe('Your Platewise data was erased');
  expect((await Promise.all(fifty())).every(({ status }) => status === 401 || status === 403)).toBe(true);
  expect(await left()).toEqual(['account#closed', 'account#session-end']);
});

it.runIf(isFull)(
  'D29 no route writes an item for a closed account, even to a session and a token that were just checked',
  async () => {
    const { user: mara, client: script } = await withTokenUser({ name: 'Mara' });
    const table = await openLocalTable(inject('dataDir'));
    await mara.call('POST', '/api/food-entries', entry);
    await script.call('POST', '/api/v1/food-entries', entry);
    // Only the mark is written: the sessions are open, so that nothing but the mark can reject a write.
    await createClosedAccounts(table, () => new Date()).note(mara.id);
    const before = await keysThatMention(table, mara.id);
    const closings = new Set<unknown>(Object.values(accountRoutes));
    const routes = allRoutes.filter((route) => route.auth !== 'public' && !closings.has(route));
    const accepted: string[] = [];
    for (const route of routes.filter(({ method }) => method !== 'GET' && method !== 'DELETE')) {
      const [request] = fc.sample(requestOfRoute(route), { numRuns: 1, seed: 79 });
      const client = route.auth === 'token' ? script : mara;
      const { status } = await client.call(route.method, pathOfRoute(route, request!.params), request!.body);
      expect(status, `${route.method} ${route.path}`).not.toBe(500);
      if (status < 300) accepted.push(`${route.method} ${route.path}`);
    }
    const added = (await keysThatMention(table, mara.id)).filter(
      (key) => !before.includes(key) && !outlivingKeys.includes(key),
    );
    expect(added, `accepted: ${accepted.join(', ')}`).toEqual([]);
  },
);
