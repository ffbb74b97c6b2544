import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AttributeValue, DeleteItemCommand, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBackupStore } from '#infra/continuity/backup/backup-store.ts';
import { EXPORT_FOLDER } from '#infra/constructs/backups/backup-location.ts';
import { digestTable, pagesOf } from '#infra/continuity/compare/read-table.ts';
import { type Digest, differences, itemsIn, typeNameOf } from '#infra/continuity/compare/digest.ts';
import { createDrillTable, deleteDrillTable } from '#infra/continuity/drill/drill-table.ts';
import { runDrill } from '#infra/continuity/drill/drill.ts';
import { readRestoreOptions } from '#infra/continuity/options.ts';
import { openProgress } from '#infra/continuity/restore/progress.ts';
import { findBackup, restore } from '#infra/continuity/restore/restore.ts';
import { signIn } from '../local/host/fixtures/test-cloud.ts';
import { CONSUMERS, startBackedUpProduct } from './backed-up-product.ts';

type Product = Awaited<ReturnType<typeof startBackedUpProduct>>;

const folder = mkdtempSync(join(tmpdir(), 'platewise-restore-'));
const options = (...args: string[]) => readRestoreOptions(['--stage', 'local', ...args]);
const entry = (name: string) => ({ food_name: name, calories: 95, time_zone: 'UTC' });

let product: Product;
let mara: Awaited<ReturnType<typeof signIn>>;
let maraSub = '';
let erased = '';
let before: Digest;
let began = new Date();

const PATIENCE = { timeout: 20_000 };
const HOUR_MS = 3_600_000;

/** Leaves out what expires within an hour, so that items do not expire between two digests. */
const selection = () => ({
  erased: new Set([erased]),
  now: new Date(began.getTime() + HOUR_MS),
  user: null,
});
const digest = () => digestTable(product.resources.dynamodb, product.resources.table, selection());
const settle = () => product.settle(selection());

beforeAll(async () => {
  product = await startBackedUpProduct();
  began = product.cloud.clock.now();
  mara = await signIn(product.cloud);
  ({ sub: maraSub } = await product.cloud.cognito.importUser({
    email: 'mara@example.com',
    password: 'plate-1234',
    fullName: 'Mara Test',
  }));
  expect((await mara('POST', '/api/food-entries', entry('Apple'))).status).toBe(201);
  const { sub } = await product.cloud.cognito.importUser({
    email: 'jon@example.com',
    password: 'plate-1234',
    fullName: 'Jon',
  });
  erased = sub;
  const { accessToken } = product.cloud.cognito.tokensFor(sub);
  await fetch(`${product.cloud.origin}/api/food-entries`, {
    method: 'POST',
    headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
    body: JSON.stringify(entry('Bread')),
  });
  await product.exportTable(0);
  await mara('POST', '/api/food-entries', entry('Pear'));
  await product.erase(erased);
  before = await settle();
  await product.cloud.clock.advance(new Date(product.cloud.clock.now().getTime() + HOUR_MS / 2));
  before = await settle();
  await product.exportTable(0);
  await product.replicate();
}, 300_000);

afterAll(async () => {
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('npm run restore, with the running product', () => {
  it('finds a backup of a full export and its changes, and does nothing with --dry-run', async () => {
    await restore(product.resources, options('--dry-run'), openProgress(':memory:'));
    expect(product.said.join('\n')).toMatch(/and 1 exports of changes\.\nIt would be written to/);
    expect(differences(before, await digest())).toEqual([]);
  });

  it('restores every item and photo after a loss, without notifying anyone, and without erased users', async () => {
    await product.wipe();
    // Consumers of the stream write about what was deleted.
    await settle();
    await product.wipe();
    expect(itemsIn(await settle())).toBe(0);
    const callsBefore = product.calls.length;
    await restore(product.resources, options(), openProgress(join(folder, 'progress')));
    const called = product.calls.slice(callsBefore).map(({ definition }) => definition.entry);
    expect(called.filter((name) => CONSUMERS.includes(name))).toEqual([]);
    expect(differences(before, await digest())).toEqual([]);
    const found = await restore(product.resources, options('--compare'), openProgress(':memory:'));
    expect(found).toEqual([]);
  });

  it('a restored user sees the day and its photos, and an erased user stays erased', async () => {
    const { cognito, origin } = product.cloud;
    const mara2 = cognito.tokensFor(maraSub).accessToken;
    const headers = { authorization: `Bearer ${mara2}` };
    const day = (await (await fetch(`${origin}/api/dashboard?time_zone=UTC`, { headers })).json()) as object;
    expect(day).toMatchObject({ today: { total_calories: 190 } });
    const { dynamodb, table, photos } = product.resources;
    let kept = 0;
    for await (const items of pagesOf(dynamodb, table, { user: null })) {
      expect(items.filter((item) => JSON.stringify(item).includes(erased))).toEqual([]);
      for (const item of items.filter(
        ({ sk, status }) => String(sk?.['S']).startsWith('photo#') && status?.['S'] === 'kept',
      )) {
        kept += 1;
        const key = `photos/${String(item['sk']?.['S']).slice('photo#'.length)}`;
        expect(await product.cloud.objects.head(photos, key)).toBeDefined();
      }
    }
    expect(kept).toBeGreaterThan(0);
    expect(await product.cloud.objects.head(photos, `erased/${erased}`)).toBeUndefined();
  });

  it('leaves photos that were deleted since then, and restores them on request', async () => {
    const { photos, backups } = product.resources;
    const [photo] = await product.cloud.objects.list(photos, 'photos/');
    for (const bucket of [photos, backups.bucket]) await product.cloud.objects.delete(bucket, photo!.key);
    await restore(product.resources, options('--only', 'photos'), openProgress(':memory:'));
    expect(product.said.at(-1)).toMatch(/^1 photos were deleted since then\./);
    expect(await product.cloud.objects.head(photos, photo!.key)).toBeUndefined();
    const choice = options('--only', 'photos', '--deleted-photos');
    await restore(product.resources, choice, openProgress(':memory:'));
    expect(await product.cloud.objects.head(photos, photo!.key)).toBeDefined();
  });

  it('consumers of the stream run again after a restore', async () => {
    const callsBefore = product.calls.length;
    const again = await signIn(product.cloud);
    expect((await again('POST', '/api/food-entries', entry('Plum'))).status).toBe(201);
    await expect
      .poll(() => product.calls.slice(callsBefore).map(({ definition }) => definition.entry), PATIENCE)
      .toEqual(expect.arrayContaining(CONSUMERS));
    expect(differences(before, await digest()).length).toBeGreaterThan(0);
  });

  it('restores one user, also under the ID of a new account', async () => {
    const into = `${product.resources.table}-one`;
    await createDrillTable(product.resources.dynamodb, product.resources.table, into);
    const as = '00000000-1111-4222-8333-444444444444';
    const choice = options('--user', maraSub, '--as', as, '--into', into, '--only', 'table');
    await restore(product.resources, choice, openProgress(':memory:'));
    const found: string[] = [];
    for await (const items of pagesOf(product.resources.dynamodb, into, { user: null }))
      found.push(...items.map((item) => JSON.stringify(item)));
    expect(found.length).toBeGreaterThan(3);
    expect(found.filter((text) => text.includes(maraSub) || !text.includes(`user#${as}`))).toEqual([]);
    await deleteDrillTable(product.resources.dynamodb, into);
  });

  it('continues a restore that was killed, and writes the rest', async () => {
    const into = `${product.resources.table}-killed`;
    const file = join(folder, 'killed');
    await createDrillTable(product.resources.dynamodb, product.resources.table, into);
    const child = product.startRestoring(into, file);
    const count = async () => {
      let items = 0;
      for await (const page of pagesOf(product.resources.dynamodb, into, { user: null }))
        items += page.length;
      return items;
    };
    await expect.poll(count, PATIENCE).toBeGreaterThan(100);
    child.kill('SIGKILL');
    await new Promise((ended) => child.once('exit', ended));
    const partial = await count();
    const choice = options('--into', into, '--only', 'table');
    await restore(product.resources, choice, openProgress(file));
    const restored = await digestTable(product.resources.dynamodb, into, selection());
    expect(differences(before, restored)).toEqual([]);
    expect(partial).toBeLessThan(itemsIn(restored));
    await deleteDrillTable(product.resources.dynamodb, into);
  }, 60_000);
});

describe('npm run drill, with the running product', () => {
  it('passes, prints recovery time and point, notes its date, and leaves no table behind', async () => {
    await product.cloud.clock.advance(new Date(product.cloud.clock.now().getTime() + HOUR_MS / 2));
    await settle();
    await product.exportTable(0);
    await product.replicate();
    const result = await runDrill(product.resources, openProgress(':memory:'));
    expect(result).toMatchObject({ problems: [], recoveryPointMinutes: expect.any(Number) });
    expect(result.items).toBeGreaterThan(itemsIn(before));
    expect(product.drills).toHaveLength(1);
    const { TableNames = [] } = await product.resources.dynamodb.send(new ListTablesCommand({}));
    expect(TableNames.filter((name) => name.includes('drill'))).toEqual([]);
  });

  it('fails when the backup lacks a change of the table or a photo, and notes no date', async () => {
    const { dynamodb, table, backups } = product.resources;
    const [lost] = await product.cloud.objects.list(backups.bucket, 'photos/');
    await product.cloud.objects.delete(backups.bucket, lost!.key);
    await product.cloud.clock.advance(new Date(product.cloud.clock.now().getTime() + HOUR_MS / 2));
    await settle();
    await product.exportTable(0);
    // DynamoDB Local has no history: this changes the full export that the drill compares with.
    for await (const items of pagesOf(dynamodb, table, { user: maraSub })) {
      const { pk, sk } = items.find((item) => typeNameOf(item) === 'food_entry') ?? {};
      await dynamodb.send(
        new DeleteItemCommand({
          TableName: table,
          Key: { pk, sk } as unknown as Record<string, AttributeValue>,
        }),
      );
    }
    const { problems } = await runDrill(product.resources, openProgress(':memory:'), { isNewest: true });
    expect(problems.join('\n')).toMatch(/food_entry: \d+ items in the backup, \d+ in the table/);
    expect(problems).toContain(`${lost!.key} is not in the backup`);
    expect(product.drills).toHaveLength(1);
  });
});

describe('A damaged backup', () => {
  const dataFiles = async () => {
    const { s3, bucket } = product.resources.backups;
    const store = createBackupStore(s3, bucket, EXPORT_FOLDER);
    const backup = await findBackup(product.resources, product.cloud.clock.now());
    return store.files(backup.full);
  };
  const compare = (...args: string[]) =>
    restore(product.resources, options('--compare', ...args), openProgress(':memory:'));

  it('a damaged backup is reported with the file and what to do, and restored without it on request', async () => {
    const { bucket } = product.resources.backups;
    const [damaged, missing] = await dataFiles();
    await product.cloud.objects.put(bucket, damaged!.key, 'not what was exported');
    await expect(compare()).rejects.toThrow(
      `${damaged!.key} differs from its checksum. The backup cannot be`,
    );
    await product.cloud.objects.delete(bucket, missing!.key);
    expect((await compare('--skip-damaged')).length).toBeGreaterThan(0);
    expect(product.said.join('\n')).toContain(`Skipped: ${missing!.key} is missing.`);
  });
});
