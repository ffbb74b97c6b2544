import { describe, expect, it } from 'vitest';
import { createClosedAccounts, CHILD_DAYS } from '#functions/account/closed-account-repository.ts';
import { createScan } from '#functions/reconciliation/scan-repository.ts';
import { createSearchProfiles } from '#functions/staff/moderation/search-profiles-repository.ts';
import { openForAllTests } from '#test/support/open-for-tests.ts';
import { openTestTable } from '../test-table.ts';
import {
  accountOf,
  allOf,
  AN_HOUR_AGO,
  customerLink,
  customerOf,
  idOf,
  LONG_AGO,
  NOW,
  photoOf,
  photoRow,
  profileOf,
  reconcileWorld,
  type Row,
  type World,
} from './reconcile-world.ts';

describe('The nightly reconciliation', () => {
  const database = openForAllTests(openTestTable);

  const run = (world: World, at?: Date) => reconcileWorld(database.table, world, at);

  const many = Array.from({ length: 12 }, (_, user) => user + 100);

  it('changes nothing and raises no alarm when all stores agree', async () => {
    const result = await run({
      rows: [
        ...many.map((user) => profileOf(user)),
        photoRow(100, 1),
        photoRow(100, 2, 'awaited'),
        { pk: `user#${idOf(100)}`, sk: 'account#billing', user_id: idOf(100), customer_id: 'cus_1' },
        customerLink('cus_1', 100),
      ],
      accounts: many.map((user) => accountOf(user)),
      photos: [{ photo: 1 }],
      customers: [customerOf('cus_1', 100)],
    });
    expect(result).toMatchObject({
      erased: [],
      disabled: [],
      removedPhotos: [],
      removedCustomers: [],
      needsAttention: false,
      counts: { accounts: 12, photos: 1, customers: 1 },
    });
  });

  it('adds profiles from before the index of profiles to it, once, so that staff finds them by a part of the name', async () => {
    const old = { ...profileOf(1), full_name: 'Zoë Alter' };
    const rows = [...many.map((user) => ({ ...profileOf(user), gsi1pk: 'profiles' })), old];
    const accounts = [...many, 1].map((user) => accountOf(user));
    expect((await run({ rows, accounts })).counts).toMatchObject({ profilesIndexed: 1 });
    const { accounts: found } = await createSearchProfiles(database.table).page('alter', undefined);
    expect(found.map(({ user_id }) => user_id)).toEqual([idOf(1)]);
  });

  it('ACCOUNT-07 erases the items of an account that was deleted at the user pool, but not of a sign-up in progress', async () => {
    const result = await run({
      rows: [...many.map((user) => profileOf(user)), profileOf(1), profileOf(2, AN_HOUR_AGO)],
      accounts: many.map((user) => accountOf(user)),
    });
    expect(result.erased).toEqual([idOf(1)]);
    expect(result.needsAttention).toBe(false);
  });

  it('erases no account and raises the alarm when more than a few would be erased, as with a wrong user pool', async () => {
    const result = await run({
      rows: [...many.map((user) => profileOf(user)), ...[1, 2, 3, 4, 5, 6].map((user) => profileOf(user))],
      accounts: many.map((user) => accountOf(user)),
    });
    expect(result.erased).toEqual([]);
    expect(result.logged).toEqual(['REPAIR_REFUSED']);
    expect(result.needsAttention).toBe(true);
    const empty = await run({ rows: many.map((user) => profileOf(user)) });
    expect(empty.erased).toEqual([]);
    expect(empty.logged).toEqual(['REPAIR_REFUSED']);
  });

  it('resumes an erasure that did not finish, and disables a child who can sign in', async () => {
    const mark = (user: number, rest: Row): Row => ({
      pk: `user#${idOf(user)}`,
      sk: 'account#closed',
      user_id: idOf(user),
      closed_at: LONG_AGO.toISOString(),
      ...rest,
    });
    const result = await run({
      rows: [profileOf(1), mark(1, {}), profileOf(2), mark(2, { is_child: true })],
      accounts: [accountOf(1, { isEnabled: false }), accountOf(2)],
    });
    expect(result.erased).toEqual([idOf(1)]);
    expect(result.disabled).toEqual([idOf(2)]);
  });

  it('D42 erases a child’s data 30 days after the account was closed, unless a parent asked to keep it', async () => {
    const child = {
      rows: [profileOf(1), profileOf(2)],
      accounts: [1, 2].map((user) => accountOf(user, { isEnabled: false })),
    };
    const closedAt = (days: number): Date => new Date(NOW.getTime() + days * 86_400_000);
    await run(child, NOW);
    await createClosedAccounts(database.table, () => NOW).noteChild(idOf(1));
    const marked = await allOf(createScan(database.table, () => closedAt(CHILD_DAYS - 1)).dueChildren());
    expect(marked).toEqual([]);
    const due = await allOf(createScan(database.table, () => closedAt(CHILD_DAYS)).dueChildren());
    expect(due).toEqual([idOf(1)]);
    const mark = {
      pk: `user#${idOf(1)}`,
      sk: 'account#closed',
      user_id: idOf(1),
      closed_at: NOW.toISOString(),
      is_child: true,
    };
    const dated = {
      ...mark,
      erase_at: closedAt(CHILD_DAYS).toISOString(),
      gsi1pk: 'accounts#children',
      gsi1sk: `${closedAt(CHILD_DAYS).toISOString()}#${idOf(1)}`,
    };
    const early = await run({ ...child, rows: [...child.rows, dated] }, closedAt(CHILD_DAYS - 1));
    expect(early.erased).toEqual([]);
    const inTime = await run({ ...child, rows: [...child.rows, dated] }, closedAt(CHILD_DAYS));
    expect(inTime).toMatchObject({ erased: [idOf(1)], counts: { childrenErased: 1 }, needsAttention: false });
    // Support removed the date and the index keys, because a parent wrote.
    const kept = await run({ ...child, rows: [...child.rows, mark] }, closedAt(CHILD_DAYS * 3));
    expect(kept.erased).toEqual([]);
  });

  it('adds the profile that a confirmed account lacks, and leaves a sign-up in progress alone', async () => {
    const accounts = [
      ...many.map((user) => accountOf(user)),
      accountOf(1, { name: 'Ana' }),
      accountOf(2, { isConfirmed: false }),
      accountOf(3, { createdAt: AN_HOUR_AGO }),
    ];
    const result = await run({ rows: many.map((user) => profileOf(user)), accounts });
    expect(result.counts.profilesAdded).toBe(1);
    const rows = await allOf(createScan(database.table, () => NOW).pages());
    expect(rows.map(({ pk }) => pk)).toContain(`user#${idOf(1)}`);
    expect(rows).toHaveLength(many.length + 1);
  });

  it('deletes a photo without an item in any part of the list, but no new one, and reports an item without its file', async () => {
    const photos = Array.from({ length: 10 }, (_, photo) => ({ photo }));
    const result = await run({
      rows: [profileOf(100), ...[0, 1, 2, 3, 4, 6, 8, 9, 11].map((photo) => photoRow(100, photo))],
      accounts: [accountOf(100)],
      photos: photos.map(({ photo }) => ({ photo, ...(photo === 7 && { storedAt: AN_HOUR_AGO }) })),
    });
    expect(result.removedPhotos).toEqual([`photos/${photoOf(5)}`]);
    expect(result.counts).toMatchObject({ photos: 10, orphanedPhotos: 1, missingPhotos: 1 });
    expect(result.logged).toEqual(['PHOTOS_MISSING']);
  });

  it('deletes no photo when most have no item, as with a wrong table', async () => {
    const result = await run({ accounts: [], photos: [{ photo: 1 }, { photo: 2 }, { photo: 3 }] });
    expect(result.removedPhotos).toEqual([]);
    expect(result.logged).toContain('REPAIR_REFUSED');
  });

  it('ends the plan at Stripe of a user who is gone, and only reports customers that it cannot judge', async () => {
    const result = await run({
      rows: [
        ...many.map((user) => profileOf(user)),
        ...many.map((user) => customerLink(`cus_${user}`, user)),
        { pk: `user#${idOf(100)}`, sk: 'account#billing', user_id: idOf(100), customer_id: 'cus_unknown' },
      ],
      accounts: many.map((user) => accountOf(user)),
      customers: [
        ...many.map((user) => customerOf(`cus_${user}`, user)),
        customerOf('cus_gone', 1),
        customerOf('cus_new', 2, { createdAt: AN_HOUR_AGO }),
        customerOf('cus_of_another_stage', 3, { environment: 'Table-2' }),
        customerOf('cus_second', 101),
      ],
    });
    expect(result.removedCustomers).toEqual(['cus_gone']);
    expect(result.counts).toMatchObject({ orphanedCustomers: 1, unlinkedCustomers: 1, missingCustomers: 1 });
    expect(result.logged.toSorted()).toEqual(['CUSTOMERS_MISSING', 'CUSTOMERS_UNLINKED']);
  });

  it('repairs the rest while Stripe does not respond, and raises the alarm', async () => {
    const result = await run({
      rows: [
        ...many.map((user) => profileOf(user)),
        profileOf(1),
        { pk: `user#${idOf(100)}`, sk: 'account#billing', user_id: idOf(100), customer_id: 'cus_1' },
      ],
      accounts: many.map((user) => accountOf(user)),
      isStripeDown: true,
    });
    expect(result.erased).toEqual([idOf(1)]);
    expect(result.logged).toEqual(['NOT_COMPARED']);
  });
});
