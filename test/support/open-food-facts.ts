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
 * A stand-in for Open Food Facts' product API with the products above. `GET /asked/CODE` returns how often a barcode
 * was requested, and by which user agent.
 */
export const startOpenFoodFacts = async () => {
  const asked = new Map<string, string[]>();
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const told = /^\/asked\/(\d+)$/.exec(url.pathname)?.[1];
    if (told !== undefined) return json(response, 200, asked.get(told) ?? []);
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
