import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const oats = {
  product_name: 'Haferflocken zart',
  product_name_en: 'Fine oat flakes',
  brands: 'Mühle, Bio',
  serving_quantity: 40,
  product_quantity: '500',
  product_quantity_unit: 'g',
  nutriments: {
    'energy-kcal_100g': 370,
    proteins_100g: '13.5',
    carbohydrates_100g: 58.7,
    fat_100g: 7,
    fiber_100g: 10,
    sugars_100g: 0.7,
    salt_100g: 0.025,
  },
};

const drink = (nutriments: object) => ({
  product_name: 'White wine',
  product_quantity: 750,
  product_quantity_unit: 'ml',
  nutriments: { proteins_100g: 0.1, carbohydrates_100g: 2.6, fat_100g: 0, ...nutriments },
});
const gum = (nutriments: object) => ({
  product_name: 'Chewing gum',
  nutriments: { proteins_100g: 0, carbohydrates_100g: 65, fat_100g: 0, sugars_100g: 0, ...nutriments },
});

const json = (response: ServerResponse, status: number, body: unknown): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};
const found = (product: unknown) => (response: ServerResponse) =>
  json(response, 200, { code: '0', status: 1, product });

/** A hit of the search: brands are a list, and the alcohol is not returned. */
const hit = (code: string, product_name: string, nutriments: object, more: object = {}) => ({
  code,
  product_name,
  brands: ['Hafer & Co'],
  nutriments: { proteins_100g: 1, carbohydrates_100g: 6.5, fat_100g: 1.5, sugars_100g: 4, ...nutriments },
  ...more,
});

/** The records that the search of 'oat drink' finds, best first. */
const oatDrinks = [
  hit(
    '7394376616037',
    'Oat drink barista',
    { 'energy-kcal_100g': 44, salt_100g: '0.1' },
    {
      product_name_de: 'Haferdrink Barista',
      quantity: '6 x 500 ml',
      allergens_tags: ['en:gluten', 'fr:avoine'],
      traces_tags: ['en:nuts'],
      labels_tags: ['en:organic', 'en:vegan', 'en:vegetarian'],
    },
  ),
  // The same food in another package, and records that cannot be used: see the product search's tests.
  hit(
    '7394376616228',
    'Oat drink barista',
    { 'energy-kcal_100g': 44 },
    { quantity: '500 ml', product_name_de: 'Haferdrink Barista' },
  ),
  hit('4006381333931', 'Oat drink, typing error', { 'energy-kcal_100g': 440 }),
  hit('5901234123457', 'Oat drink without energy', {}),
  hit('123', 'Oat drink with an invalid barcode', { 'energy-kcal_100g': 44 }),
  hit('8712345678906', '', { 'energy-kcal_100g': 44 }),
  'not a record',
  hit('9780201379624', 'Oat drink light', {
    'energy-kcal_100g': '35',
    fat_100g: 'traces',
    sugars_100g: '',
    proteins_100g: -1,
  }),
];
const wine = hit(
  '5012345678900',
  'White wine',
  { 'energy-kcal_100g': 83, proteins_100g: 0, carbohydrates_100g: 2.6, fat_100g: 0, sugars_100g: 0.6 },
  { quantity: '75 cl', categories_tags: ['en:beverages', 'en:alcoholic-beverages', 'en:wines'] },
);

const hits = (list: unknown[]) => (response: ServerResponse) =>
  json(response, 200, {
    hits: list,
    aggregations: null,
    page: 1,
    page_size: 24,
    page_count: list.length > 0 ? 1 : 0,
    took: 3,
    timed_out: false,
    count: list.length,
    is_count_exact: true,
    debug: { query: {} },
  });

/** Responses by words. All others find nothing. */
const searches: Readonly<Record<string, (response: ServerResponse) => void>> = {
  'oat drink': (response) => hits(oatDrinks)(response),
  'white wine': (response) => hits([wine])(response),
  throttled: (response) => json(response, 429, { detail: 'Too Many Requests' }),
  overloaded: (response) => json(response, 503, {}),
  failing: (response) => json(response, 500, {}),
  // The service reports errors of its index with status 200 and without hits.
  broken: (response) =>
    json(response, 200, { debug: { query: {} }, errors: [{ title: 'es_connection_error' }] }),
  maintenance: (response) =>
    void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>maintenance</html>'),
  endless: (response) =>
    void response.writeHead(200, { 'content-type': 'application/json' }).end('x'.repeat(2_000_000)),
  closed: (response) => void response.socket?.destroy(),
  silent: () => undefined,
};

/** Responses by barcode. All others are unknown, with status 404 as at Open Food Facts. */
const answers: Readonly<Record<string, (response: ServerResponse) => void>> = {
  '4006381333931': found(oats),
  // A drink with kilojoules only, and sodium in grams.
  '0012345678905': found({
    product_name: 'Lemonade',
    product_quantity: 330,
    product_quantity_unit: 'ml',
    nutriments: {
      'energy-kj_100g': 180,
      proteins_100g: 0,
      carbohydrates_100g: 10.5,
      fat_100g: 0,
      sodium_100g: 0.01,
    },
  }),
  // Mistakes: carbohydrates above 100 g, energy that does not match, words instead of numbers.
  '5901234123457': found({ ...oats, nutriments: { ...oats.nutriments, carbohydrates_100g: 587 } }),
  '8712345678906': found({ ...oats, nutriments: { ...oats.nutriments, 'energy-kcal_100g': 37 } }),
  '9780201379624': found({
    product_name: 'Odd',
    nutriments: { fat_100g: 'traces', proteins_100g: -3, sugars_100g: '', fiber_100g: ' ' },
  }),
  // Energy from other sources than protein, carbohydrate and fat: alcohol and polyols, declared or not.
  '5012345678900': found(drink({ 'energy-kcal_100g': 83, alcohol_100g: 12.5, sugars_100g: 0.6 })),
  '5410041001204': found(drink({ 'energy-kcal_100g': 83, sugars_100g: 0.6 })),
  '7622201420406': found(gum({ polyols_100g: 65, 'energy-kcal_100g': 20 })),
  '7622201420505': found(gum({ 'energy-kcal_100g': 160 })),
  '7622201420604': found(gum({ 'energy-kcal_100g': 20 })),
  // A product without a name.
  '3017620422003': found({ brands: 'Somebody' }),
  '7622210449283': (response) => json(response, 429, { error: 'slow down' }),
  '5449000000996': (response) => json(response, 500, {}),
  '4000417025005': (response) =>
    void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>maintenance</html>'),
  '8000500310427': (response) => void response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(),
  '5000159407236': (response) =>
    void response.writeHead(200, { 'content-type': 'application/json' }).end('x'.repeat(2_000_000)),
  '4008400402222': (response) => void response.socket?.destroy(),
};

/**
 * A stand-in for Open Food Facts' product API and its search service with the products above. `GET /asked/CODE` returns
 * how often a barcode was requested, and by which user agent; `GET /searched/WORDS` returns the search requests.
 */
export const startOpenFoodFacts = async () => {
  const asked = new Map<string, string[]>();
  const searched = new Map<string, string[]>();
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const told = /^\/asked\/(\d+)$/.exec(url.pathname)?.[1];
    if (told !== undefined) return json(response, 200, asked.get(told) ?? []);
    const words = /^\/searched\/(.+)$/.exec(decodeURIComponent(url.pathname))?.[1];
    if (words !== undefined) return json(response, 200, searched.get(words) ?? []);
    const query = url.pathname === '/search' ? url.searchParams.get('q') : null;
    if (query !== null) {
      searched.set(query, [...(searched.get(query) ?? []), url.search]);
      return (searches[query] ?? hits([]))(response);
    }
    const code = /^\/api\/v2\/product\/(\d+)\.json$/.exec(url.pathname)?.[1];
    if (code === undefined || !url.searchParams.has('fields')) return json(response, 404, {});
    asked.set(code, [...(asked.get(code) ?? []), request.headers['user-agent'] ?? '']);
    const answer = answers[code];
    if (answer) return answer(response);
    return json(response, 404, { code, status: 0, status_verbose: 'product not found' });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
