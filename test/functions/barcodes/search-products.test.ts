import { beforeEach, describe, expect, it } from 'vitest';
import { createSearchCounter } from '#functions/barcodes/count-search.ts';
import { createProductSearchRepository } from '#functions/barcodes/product-search-repository.ts';
import { createSearchSource } from '#functions/barcodes/search-open-food-facts.ts';
import { searchProducts } from '#functions/barcodes/search-products.ts';
import { productQuery } from '#shared/barcodes/schema.ts';
import { startOpenFoodFacts } from '#test/support/open-food-facts.ts';
import { openForAllTests } from '#test/support/open-for-tests.ts';
import { openTestTable } from '../test-table.ts';

const database = openForAllTests(openTestTable);
const source = openForAllTests(startOpenFoodFacts);

let now: Date;
beforeEach(() => {
  // Each test has its own minute of the limits.
  now = new Date((now ?? new Date('2026-11-20T21:00:30Z')).getTime() + 60_000);
});
const later = (seconds: number): void => {
  now = new Date(now.getTime() + seconds * 1_000);
};
const DAY = 86_400;

const search = async (q: string, { user = 'mara', language = 'en', deadline = 5_000 } = {}) => {
  const clock = () => now;
  const endpoint = searchProducts({
    searches: createProductSearchRepository(database.table, clock),
    search: createSearchSource(source.url),
    countSearch: createSearchCounter(database.table, clock),
    clock,
    siteUrl: 'https://world.example',
  });
  const { products } = await endpoint({
    caller: { user_id: user, signed_in_at: 0 },
    params: undefined,
    query: { q },
    body: undefined,
    idempotency: { key: '', request_hash: '' },
    raw: { body: '', headers: { 'accept-language': language }, peer: '' },
    deadline: AbortSignal.timeout(deadline),
  });
  return products;
};
const requests = async (words: string): Promise<string[]> =>
  (await (await fetch(`${source.url}/searched/${encodeURIComponent(words)}`)).json()) as string[];

describe('The search for packaged foods', () => {
  it('lists products once, best first, without records that have no energy, contradict themselves or cannot be read', async () => {
    expect(await search('oat drink')).toMatchObject([
      {
        record_id: 'off:7394376616037',
        name: 'Oat drink barista',
        brand: 'Hafer & Co',
        per_100_g: { calories: 44, protein: 1, carbs: 6.5, fat: 1.5, fiber: null, sugar: 4, sodium: 40 },
        serving_grams: null,
        package_grams: 3_000,
        liquid: true,
        allergens: ['gluten', 'avoine'],
        traces: ['nuts'],
        diets: ['vegan', 'vegetarian'],
        doubts: [],
        source_url: 'https://world.example/product/7394376616037',
      },
      {
        name: 'Oat drink light',
        per_100_g: { calories: 35, protein: null, carbs: 6.5, fat: null, sugar: null },
        allergens: null,
        traces: null,
        diets: [],
        doubts: ['incomplete'],
      },
    ]);
  });

  it('accepts the energy of an alcoholic drink, whose alcohol the search does not return', async () => {
    expect(await search('white wine')).toMatchObject([
      { name: 'White wine', package_grams: 750, doubts: [] },
    ]);
  });

  it('names products in the language of the page and asks for it', async () => {
    expect(await search('oat drink', { language: 'de' })).toMatchObject([
      { name: 'Haferdrink Barista' },
      { name: 'Oat drink light' },
    ]);
    const [english, german] = (await requests('oat drink')).map((each) => new URLSearchParams(each));
    expect([english?.get('langs'), german?.get('langs')]).toEqual(['en', 'de,en']);
    expect(german?.get('fields')?.split(',')).toEqual(expect.arrayContaining(['code', 'nutriments']));
  });

  it('asks the source once a week for all users, and once a day while it finds nothing', async () => {
    const before = (await requests('oat drink')).length;
    later(6 * DAY);
    await search('oat drink', { user: 'ben' });
    expect(await requests('oat drink')).toHaveLength(before);
    later(2 * DAY);
    await search('oat drink');
    expect(await requests('oat drink')).toHaveLength(before + 1);
    expect(await search('blorp')).toEqual([]);
    await search('blorp');
    later(2 * DAY);
    await search('blorp');
    expect(await requests('blorp')).toHaveLength(2);
  });

  it.each([
    ['throttles', 'throttled', 'PRODUCT_SEARCH_BUSY'],
    ['is overloaded', 'overloaded', 'PRODUCT_SEARCH_BUSY'],
    ['fails', 'failing', 'PRODUCT_SEARCH_UNAVAILABLE'],
    ['reports an error without results', 'broken', 'PRODUCT_SEARCH_UNAVAILABLE'],
    ['answers with HTML', 'maintenance', 'PRODUCT_SEARCH_UNAVAILABLE'],
    ['never ends its answer', 'endless', 'PRODUCT_SEARCH_UNAVAILABLE'],
    ['closes the connection', 'closed', 'PRODUCT_SEARCH_UNAVAILABLE'],
    ['does not answer', 'silent', 'PRODUCT_SEARCH_UNAVAILABLE'],
  ])('reports it and asks again later when the source %s', async (_what, words, code) => {
    await expect(search(words, { deadline: 300 })).rejects.toMatchObject({ code });
    await expect(search(words, { deadline: 300 })).rejects.toMatchObject({ code });
    expect(await requests(words)).toHaveLength(2);
  });

  it('returns an outdated result while the source cannot be reached', async () => {
    const searches = createProductSearchRepository(database.table, () => now);
    const kept = await search('white wine');
    await searches.keep('en failing', kept);
    later(8 * DAY);
    expect(await search('failing')).toEqual(kept);
  });

  it('limits a user and all users together, and still answers from the cache', async () => {
    await search('oat drink');
    const words = Array.from({ length: 12 }, (_, at) => `limited ${String.fromCodePoint(97 + at)}`);
    later(60);
    for (const each of words.slice(0, 5)) await search(each, { user: 'tom' });
    await expect(search(words[5] ?? '', { user: 'tom' })).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      retryAfter: 30,
    });
    for (const each of words.slice(5, 10)) await search(each, { user: 'lea' });
    await expect(search(words[10] ?? '', { user: 'eve' })).rejects.toMatchObject({
      code: 'PRODUCT_SEARCH_BUSY',
      retryAfter: 30,
    });
    expect(await search('oat drink', { user: 'eve' })).toHaveLength(2);
  });
});

describe('The words of a search', () => {
  it.each([
    ['  Oat   DRINK ', 'oat drink'],
    ['brands:"x" AND NOT (milk OR *) -oat +drink~2', 'brands x and not milk or oat drink 2'],
    ["M&M's", 'm m s'],
    ['Müsli 7 Früchte', 'müsli 7 früchte'],
    ['حليب', 'حليب'],
  ])('%j are sent as %j: no text is read as a query language', (typed, query) => {
    expect(productQuery.parse(typed)).toBe(query);
  });

  it.each(['', ' ', 'a', '🍕🍕', '12345', '<>&"', 'x'.repeat(10_000)])('rejects %j', (typed) => {
    expect(productQuery.safeParse(typed).error?.issues[0]?.message).toBe(
      'Enter the name of a packaged food, such as oat drink.',
    );
  });
});
