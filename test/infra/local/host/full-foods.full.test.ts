import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rulesHash } from '#infra/foods/rules-hash.ts';
import type { LocalCloud } from '#infra/local/cloud.ts';
import type { Template } from '#infra/local/template/cloudformation.ts';
import { functionDefinitionsOf } from '#infra/local/runtime/function-definition.ts';
import { parseFoodRow } from '#shared/nutrition/table/food-row.ts';
import { writeTable } from '#shared/nutrition/prebuilt/write-table.ts';
import { createTestFolder, signIn, startTestCloud } from './fixtures/test-cloud.ts';
import { isFull } from '#test/support/full-size.ts';
import { PATIENCE } from '#test/support/patience.ts';

/** A food that the built-in table does not contain. */
const blorp = parseFoodRow('usda:999999 | Blorp |  | 42 0 10 0 0 9 3 | serving=250 whole=80');

const place = createTestFolder();
const file = join(place.folder, 'full.foods');
writeFileSync(file, brotliCompressSync(writeTable([blorp], rulesHash())));

const started: LocalCloud[] = [];
const start = async (name: string, editTemplate = (template: Template): Template => template) => {
  const dataDir = join(place.folder, name);
  const cloud = await startTestCloud({ ...place, dataDir }, { foodTable: file, editTemplate });
  started.push(cloud);
  const call = await signIn(cloud);
  const statusOf = async (id: string): Promise<number> => (await call('GET', `/api/foods/${id}`)).status;
  const logged = (): string =>
    globSync('logs/Foods*', { cwd: dataDir })
      .map((log) => readFileSync(join(dataDir, log), 'utf8'))
      .join('');
  return { cloud, call, statusOf, logged };
};

interface Statement {
  Action: unknown;
}

const FAILED = 'The full food table cannot be read: using the built-in one.';

afterAll(async () => {
  await Promise.all(started.map((cloud) => cloud.stop()));
  place.remove();
});

describe('The product with a full food table', () => {
  let product: Awaited<ReturnType<typeof start>>;
  beforeAll(async () => {
    product = await start('whole');
  });

  it('the product with a full food table loads it from its bucket, finds foods in it and shows their records', async () => {
    const { call, statusOf, logged } = product;
    const described = await call('POST', '/api/foods/describe', { text: 'two blorps' });
    expect(await described.json()).toMatchObject({
      items: [{ name: 'Blorp', grams: 160, record_id: 'usda:999999' }],
    });
    expect([await statusOf('usda:999999'), await statusOf('own:nothing')]).toEqual([200, 404]);
    expect(logged()).not.toContain(FAILED);
  });
});

type Product = Awaited<ReturnType<typeof start>>;

/** Returns the table's location as configured for the functions. */
const placeOf = ({ cloud }: Product): [bucket: string, key: string] => {
  const { variables } = functionDefinitionsOf(cloud.stack).find(({ entry }) =>
    entry.startsWith('functions/foods/'),
  )!;
  return [variables['FOOD_TABLE_BUCKET'] ?? '', variables['FOOD_TABLE_KEY'] ?? ''];
};

describe('The built-in food table as fallback', () => {
  it.each<[string, (product: Product) => Promise<unknown>, string]>([
    [
      'serves foods and logs an error when the object is damaged',
      (product) => product.cloud.objects.put(...placeOf(product), Buffer.from('no table')),
      'is damaged: its bytes hash to',
    ],
    [
      'serves foods and logs an error when the object is missing',
      (product) => product.cloud.objects.delete(...placeOf(product)),
      'AccessDenied',
    ],
  ])('%s', async (name, spoil, reason) => {
    const product = await start(name.replaceAll(' ', '-'));
    await spoil(product);
    expect([await product.statusOf('usda:999999'), await product.statusOf('sr:09003')]).toEqual([404, 200]);
    // A function's last log lines arrive after its response.
    await expect.poll(product.logged, { timeout: 10_000 * PATIENCE }).toContain('FullFoodTableFailed');
    expect(product.logged()).toContain(FAILED);
    expect(product.logged()).toContain(reason);
  });

  it.runIf(isFull)('serves foods when the function lacks the permission to read the object', async () => {
    const product = await start('forbidden', (template) => {
      const policy = Object.entries(template.Resources).find(([id]) =>
        id.startsWith('FoodsIndexRoleDefaultPolicy'),
      );
      const document = policy?.[1].Properties?.['PolicyDocument'] as { Statement: Statement[] } | undefined;
      const statements = document?.Statement ?? [];
      const at = statements.findIndex(({ Action }) => Action === 's3:GetObject');
      statements.splice(at, 1);
      return template;
    });
    expect(await product.statusOf('sr:09003')).toBe(200);
    await expect.poll(product.logged, { timeout: 10_000 * PATIENCE }).toContain('AccessDenied');
  });
});
