import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sumNutrients } from '#shared/nutrition/values/totals.ts';
import { addDays, localDateOf } from '#shared/time/local-date.ts';
import type { DatabaseCall } from '#infra/local/services/dynamodb/database-call.ts';
import { screensOn } from '#test/bench/screens.ts';
import { loadDiary } from '#test/support/load-diary.ts';
import { type MeasuredCloud, type MeasuredPerson, startMeasuredCloud } from '#test/support/measured-cloud.ts';
import { createTestFolder } from './fixtures/test-cloud.ts';

const ZONE = 'UTC';
const DASHBOARD = `/api/dashboard?time_zone=${ZONE}`;
const apple = { food_name: 'Apple', calories: 95, protein: 0.5, time_zone: ZONE };

const writesIn = (calls: DatabaseCall[]): string[] =>
  calls.filter(({ writeUnits }) => writeUnits > 0).map(({ operation }) => operation);
/** Items that are read to check a session: its own, and the end of all sessions if it has none. */
const MAX_LOOKUPS = 2;

/**
 * Returns the operations of a request after the lookups of its session, which a function repeats every 20 s.
 * @param gets number of items that the request itself reads first
 */
const asked = (calls: DatabaseCall[], gets = 0): string[] => {
  const operations = calls.map(({ operation }) => operation);
  const others = operations.findIndex((operation) => operation !== 'GetItem');
  const lookups = Math.max(0, (others < 0 ? operations.length : others) - gets);
  expect(lookups).toBeLessThanOrEqual(MAX_LOOKUPS);
  return operations.slice(lookups);
};
const readUnits = (calls: DatabaseCall[]): number => calls.reduce((sum, call) => sum + call.readUnits, 0);

const place = createTestFolder();
let product: MeasuredCloud;
let mara: MeasuredPerson;
beforeAll(async () => {
  product = await startMeasuredCloud({}, place.webDist);
  mara = await product.person('mara@example.com');
  // The first entry of a local day also records that its time zone is active on that day (decision 0052).
  await mara.call('POST', '/api/food-entries', apple);
  await mara.call('POST', '/api/food-entries', {
    ...apple,
    logged_at: `${addDays(localDateOf(new Date(), ZONE), -1)}T12:00:00Z`,
  });
});
afterAll(async () => {
  await product.stop();
  place.remove();
});

/** Runs once to warm up, so that data cached within a sandbox is not counted, then counts. */
const logged = async (): Promise<string> => (await mara.call('POST', '/api/food-entries', apple)).body.id;

// Starts the functions of a dozen screens.
describe('The database cost of a screen', () => {
  it('the database cost of a screen stays within three table requests for the dashboard, and every screen of a period costs the same for 1,000 entries as for 10', async () => {
    const today = localDateOf(new Date(), ZONE);
    const costs: DatabaseCall[][] = [];
    const flat = screensOn(today).filter((screen) => screen.flat);
    const ofScreens: object[][] = [];
    for (const count of [10, 1_000]) {
      const person = await product.person(`with-${count}@example.com`);
      await loadDiary(product.table, person.sub, count, today);
      const seen = (await person.call('GET', DASHBOARD)).body;
      expect(seen.today.meal_count).toBe(10);
      expect(seen.recent_entries).toHaveLength(10);
      const oldest = addDays(today, 1 - count / 10);
      expect((await person.call('GET', `/api/diary/${oldest}`)).body.entries).toHaveLength(10);
      costs.push(await product.during(() => person.call('GET', DASHBOARD)));
      const screens: object[] = [];
      for (const { name, path } of flat) {
        await person.call('GET', path);
        const calls = await product.during(() => person.call('GET', path));
        screens.push({
          name,
          // Parallel requests arrive in any order.
          asked: calls.map(({ operation }) => operation).toSorted(),
          units: readUnits(calls),
        });
      }
      ofScreens.push(screens);
    }
    expect(ofScreens[1]).toEqual(ofScreens[0]);
    expect(flat.length).toBeGreaterThan(8);
    expect(costs.map((calls) => asked(calls, 1).length)).toEqual([3, 3]);
    expect(readUnits(costs[1]!)).toBe(readUnits(costs[0]!));
    expect(readUnits(costs[0]!)).toBeGreaterThan(0);
  });
});

const transactionOnly = ['TransactWriteItems'];

/** Logs a free-text meal. */
const described = async (text: string) => {
  const { items } = (await mara.call('POST', '/api/foods/describe', { text })).body;
  const figures = sumNutrients(items);
  return { food_name: text, ...figures, calories: figures.calories ?? 0, items, time_zone: ZONE };
};

describe('The database cost of an action', () => {
  it('the database cost of an action equals one transaction for a logged meal', async () => {
    const calls = await product.during(logged);
    expect(asked(calls)).toEqual(transactionOnly);
  });

  it.each([
    [
      'corrected',
      (id: string) => mara.call('PATCH', `/api/food-entries/${id}`, { version: 1, calories: 80 }),
    ],
    [
      'moved',
      (id: string) =>
        mara.call('PATCH', `/api/food-entries/${id}`, {
          version: 1,
          logged_at: `${addDays(localDateOf(new Date(), ZONE), -1)}T12:00:00Z`,
          time_zone: ZONE,
        }),
    ],
    ['deleted', (id: string) => mara.call('DELETE', `/api/food-entries/${id}`)],
    [
      'copied',
      (id: string) =>
        mara.call('POST', '/api/food-entries/copies', {
          ids: [id],
          local_date: '2026-01-01',
          time_zone: ZONE,
        }),
    ],
  ])('the database cost of an action equals one transaction for a meal that is %s', async (_, act) => {
    const id = await logged();
    let status = 0;
    const calls = await product.during(async () => {
      status = (await act(id)).status;
    });
    expect(status).toBeLessThan(300);
    expect(writesIn(calls)).toEqual(transactionOnly);
  });

  it('the database cost of an action equals one transaction for a glass of water', async () => {
    const calls = await product.during(() =>
      mara.call('POST', '/api/diary/2026-01-01/water', { milliliters: 250 }),
    );
    expect(writesIn(calls)).toEqual(transactionOnly);
  });

  it('includes one more query for a meal with corrected foods, and nothing more without corrections', async () => {
    const meal = await described('2 slices of rye bread');
    const plain = await product.during(() => mara.call('POST', '/api/food-entries', meal));
    expect(asked(plain)).toEqual(transactionOnly);
    const corrected = { ...meal, items: meal.items.map((item) => ({ ...item, corrected: true })) };
    const taught = await product.during(() => mara.call('POST', '/api/food-entries', corrected));
    expect(asked(taught)).toEqual(['Query', ...transactionOnly]);
  });
});

describe('The database cost of finding a food', () => {
  it('finding a food costs nothing for a search, and two batch reads for a lookup: corrections, then usual portions', async () => {
    const searched = await product.during(() => mara.call('GET', '/api/foods?q=chick'));
    expect(asked(searched)).toEqual([]);
    const eve = await product.person('eve@example.com');
    const { items, ...meal } = await described('3 slices of rye bread');
    await eve.call('POST', '/api/food-entries', {
      ...meal,
      items: items.map((item) => ({ ...item, corrected: true })),
    });
    const text = 'an apple, a banana and 2 slices of rye bread';
    const found = await product.during(() => eve.call('POST', '/api/foods/describe', { text }));
    expect(asked(found)).toEqual(['BatchGetItem', 'BatchGetItem']);
    expect(readUnits(found)).toBeLessThanOrEqual(1.5);
  });

  it("finding a food costs two queries for the user's own foods, and one query with a transaction for a favorite", async () => {
    const mine = await product.during(() => mara.call('GET', '/api/foods/mine'));
    expect(asked(mine)).toEqual(['Query', 'Query']);
    const [food] = (
      (await mara.call('GET', '/api/foods?q=banana')).body as unknown as { foods: { record_id: string }[] }
    ).foods;
    const path = `/api/foods/favourites/${encodeURIComponent(food?.record_id ?? '')}`;
    const starred = await product.during(() => mara.call('PUT', path));
    expect(asked(starred)).toEqual(['Query', ...transactionOnly]);
  });
});

describe('The database cost of a saved meal', () => {
  it('a saved meal costs one query for the list, and a get, a query and a transaction to save one, while reading a recipe costs nothing', async () => {
    const { items } = await described('an apple and a banana');
    const save = () => mara.call('POST', '/api/saved-meals', { name: 'Fruit', items });
    await save();
    const saved = await product.during(save);
    expect(asked(saved, 1)).toEqual(['GetItem', 'Query', ...transactionOnly]);
    const listed = await product.during(() => mara.call('GET', '/api/saved-meals'));
    expect(asked(listed)).toEqual(['Query']);
    const lines = ['2 eggs', '200 g rice'];
    expect(asked(await product.during(() => mara.call('POST', '/api/recipes/read', { lines })))).toEqual([]);
  });
});
