import { beforeAll, describe, expect, inject, it } from 'vitest';
import { product } from '#shared/barcodes/schema.ts';
import { type ApiUser, createApiUser } from '#test/support/api-user.ts';

let mara: ApiUser;
beforeAll(async () => {
  mara = await createApiUser(inject('origin'));
});

const read = async (code: string, user = mara) => {
  const { status, body } = await user.call('GET', `/api/barcodes/${code}`);
  return { status, body: body as unknown as Record<string, unknown> };
};
const asked = async (code: string): Promise<string[]> =>
  (await (await fetch(`${inject('openFoodFactsUrl')}/asked/${code}`)).json()) as string[];

describe('A barcode', () => {
  it('gives the product with the figures of its package, and where they come from', async () => {
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

  it('is asked for once, under our name, and kept for everybody', async () => {
    const ben = await createApiUser(inject('origin'));
    await read('4006381333931');
    await read('4006381333931', ben);
    const names = await asked('4006381333931');
    expect(names).toHaveLength(1);
    expect(names[0]).toMatch(/^Platewise\//);
  });

  it('of a drink tells so, its energy reckoned from kilojoules', async () => {
    const { body } = await read('012345678905');
    expect(body).toMatchObject({
      liquid: true,
      package_grams: 330,
      per_100_g: { calories: 43.02, sodium: 10 },
    });
  });

  it('whose figures do not fit is marked, and an impossible figure is unknown', async () => {
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
    ['a drink whose energy comes from nowhere', '5410041001204', ['energy']],
    ['a gum with its polyols, which may give nothing', '7622201420406', []],
    ['a sugar-free gum that is silent about them', '7622201420505', []],
    ['a sugar-free gum with less energy than any usual polyol', '7622201420604', ['energy']],
  ])('of %s is doubted where it should be', async (_what, code, doubts) => {
    const iris = await createApiUser(inject('origin'));
    expect((await read(code, iris)).body).toMatchObject({ doubts });
  });

  it.each([
    ['nobody has told of', '4012345678901'],
    ['nobody has named', '3017620422003'],
  ])('that %s is unknown, and is not asked for again today', async (_what, code) => {
    expect(await read(code)).toMatchObject({ status: 404, body: { code: 'BARCODE_UNKNOWN' } });
    expect(await read(code)).toMatchObject({ status: 404, body: { code: 'BARCODE_UNKNOWN' } });
    expect(await asked(code)).toHaveLength(1);
  });

  it.each([
    ['is over its limit', '7622210449283'],
    ['fails', '5449000000996'],
    ['answers with a page', '4000417025005'],
    ['leads elsewhere', '8000500310427'],
    ['answers without end', '5000159407236'],
    ['hangs up', '4008400402222'],
  ])('whose source %s says that it cannot be reached, and is asked for again', async (_what, code) => {
    const lea = await createApiUser(inject('origin'));
    const answer = { status: 503, body: { code: 'BARCODE_SERVICE_UNREACHABLE' } };
    expect(await read(code, lea)).toMatchObject(answer);
    expect(await read(code, lea)).toMatchObject(answer);
    expect(await asked(code)).toHaveLength(2);
  });

  it('is looked up elsewhere ten times a minute for one person; what is kept goes on', async () => {
    const tom = await createApiUser(inject('origin'));
    const statuses: number[] = [];
    // A new minute may start in between, which allows ten more.
    for (let call = 0; call < 21; call += 1) statuses.push((await read('5449000000996', tom)).status);
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(503));
    expect(statuses).toContain(429);
    await read('4006381333931');
    expect((await read('4006381333931', tom)).status).toBe(200);
  });
});
