import { beforeAll, describe, expect, inject, it } from 'vitest';
import { product } from '#shared/barcodes/schema.ts';
import type { ApiUser } from '#test/support/api-user.ts';
import { withUser } from '#test/support/with-user.ts';

let mara: ApiUser;
beforeAll(async () => {
  mara = await withUser();
});

const read = async (code: string, user = mara) => {
  const { status, body } = await user.call('GET', `/api/barcodes/${code}`);
  return { status, body: body as unknown as Record<string, unknown> };
};
const asked = async (code: string): Promise<string[]> =>
  (await (await fetch(`${inject('openFoodFactsUrl')}/asked/${code}`)).json()) as string[];

describe('GET /api/barcodes/{code}', () => {
  it('returns the product with the nutrition facts of its package and their source', async () => {
    const { status, body } = await read('4006381333931');
    expect(status).toBe(200);
    expect(product.parse(body)).toMatchObject({
      record_id: 'off:4006381333931',
      name: 'Fine oat flakes',
      brand: 'Mühle',
      per_100_g: { calories: 370, protein: 13.5, carbs: 58.7, fat: 7, fiber: 10, sugar: 0.7, sodium: 10 },
      serving_grams: 40,
      package_grams: 500,
      liquid: false,
      doubts: [],
    });
    expect(String(body['source_url'])).toMatch(/\/product\/4006381333931$/);
  });

  it('queries the source once, identifies itself as Platewise and caches the product for all users', async () => {
    const ben = await withUser();
    await read('4006381333931');
    await read('4006381333931', ben);
    const names = await asked('4006381333931');
    expect(names).toHaveLength(1);
    expect(names[0]).toMatch(/^Platewise\//);
  });

  it('marks a drink as such and converts its energy from kilojoules', async () => {
    const { body } = await read('012345678905');
    expect(body).toMatchObject({
      liquid: true,
      package_grams: 330,
      per_100_g: { calories: 43.02, sodium: 10 },
    });
  });

  it('flags inconsistent values and returns null for impossible ones', async () => {
    expect((await read('8712345678906')).body).toMatchObject({ doubts: ['energy'] });
    expect((await read('5901234123457')).body).toMatchObject({
      doubts: ['incomplete'],
      per_100_g: { carbs: null, protein: 13.5 },
    });
    expect((await read('9780201379624')).body).toMatchObject({
      doubts: ['incomplete'],
      per_100_g: { fat: null, protein: null, calories: null, sugar: null, fiber: null },
    });
  });

  it.each([
    ['a wine with its alcohol', '5012345678900', []],
    ['a drink with unexplained energy', '5410041001204', ['energy']],
    ['a gum with polyols, which may have no energy', '7622201420406', []],
    ['a sugar-free gum that lists no polyols', '7622201420505', []],
    ['a sugar-free gum with less energy than its polyols', '7622201420604', ['energy']],
  ])('returns the expected warnings for %s', async (_what, code, doubts) => {
    const iris = await withUser();
    expect((await read(code, iris)).body).toMatchObject({ doubts });
  });

  it.each([
    ['is missing from the source', '4012345678901'],
    ['has no name at the source', '3017620422003'],
  ])(
    'answers "unknown" for a product that %s and does not query again on the same day',
    async (_what, code) => {
      expect(await read(code)).toMatchObject({ status: 404, body: { code: 'BARCODE_UNKNOWN' } });
      expect(await read(code)).toMatchObject({ status: 404, body: { code: 'BARCODE_UNKNOWN' } });
      expect(await asked(code)).toHaveLength(1);
    },
  );

  it.each([
    ['is rate-limited', '7622210449283'],
    ['fails', '5449000000996'],
    ['answers with HTML', '4000417025005'],
    ['redirects to another host', '8000500310427'],
    ['never ends its answer', '5000159407236'],
    ['closes the connection', '4008400402222'],
  ])(
    'reports the source as unavailable and queries it again later when the source %s',
    async (_what, code) => {
      const lea = await withUser();
      const answer = { status: 503, body: { code: 'BARCODE_SERVICE_UNREACHABLE' } };
      expect(await read(code, lea)).toMatchObject(answer);
      expect(await read(code, lea)).toMatchObject(answer);
      expect(await asked(code)).toHaveLength(2);
    },
  );

  it('limits a user to ten external lookups per minute and keeps answering from the cache', async () => {
    const tom = await withUser();
    const statuses: number[] = [];
    // A new minute may start in between, which allows ten more.
    for (let call = 0; call < 21; call += 1) statuses.push((await read('5449000000996', tom)).status);
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(503));
    expect(statuses).toContain(429);
    await read('4006381333931');
    expect((await read('4006381333931', tom)).status).toBe(200);
  });
});

describe('GET /api/products', () => {
  const search = async (q: string) => {
    const { status, body } = await mara.call('GET', `/api/products?q=${encodeURIComponent(q)}`);
    return { status, body: body as unknown as Record<string, unknown> };
  };

  it('returns packaged foods by name with their source, allergens and diet claims', async () => {
    const { status, body } = await search('Oat drink!');
    expect(status).toBe(200);
    expect(body['products']).toMatchObject([
      {
        name: 'Oat drink barista',
        allergens: ['gluten', 'avoine'],
        traces: ['nuts'],
        diets: ['vegan', 'vegetarian'],
      },
      { name: 'Oat drink light' },
    ]);
    for (const each of body['products'] as unknown[])
      expect(product.parse(each).source_url).toMatch(/\/product\/\d+$/);
  });

  it('says when the source is busy, and when to try again', async () => {
    expect(await search('throttled')).toMatchObject({ status: 503, body: { code: 'PRODUCT_SEARCH_BUSY' } });
  });

  it.each(['', '🍕', '12345'])('rejects %j as the name of a food', async (q) => {
    expect(await search(q)).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_FAILED', details: [{ field: 'q' }] },
    });
  });
});
