import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, localDateOf } from '#shared/time/local-date.ts';
import type { DatabaseCall } from '#infra/local/dynamodb/database-call.ts';
import { loadDiary } from '#test/support/load-diary.ts';
import { type MeasuredCloud, type MeasuredPerson, startMeasuredCloud } from '#test/support/measured-cloud.ts';
import { createTestFolder } from './fixtures/test-cloud.ts';

const ZONE = 'UTC';
const DASHBOARD = `/api/dashboard?time_zone=${ZONE}`;
const apple = { food_name: 'Apple', calories: 95, protein: 0.5, time_zone: ZONE };

const writesIn = (calls: DatabaseCall[]): string[] =>
  calls.filter(({ writeUnits }) => writeUnits > 0).map(({ operation }) => operation);
const readUnits = (calls: DatabaseCall[]): number => calls.reduce((sum, call) => sum + call.readUnits, 0);

const place = createTestFolder();
let product: MeasuredCloud;
let mara: MeasuredPerson;
beforeAll(async () => {
  product = await startMeasuredCloud({}, place.webDist);
  mara = await product.person('mara@example.com');
}, 120_000);
afterAll(async () => {
  await product.stop();
  place.remove();
});

/** Does it once to warm up, so that what is remembered within a sandbox is not counted, then counts. */
const logged = async (): Promise<string> => (await mara.call('POST', '/api/food-entries', apple)).body.id;

describe('What a screen costs', () => {
  it('is at most three requests to the table for the dashboard, and as many read units for 1,000 entries as for 10', async () => {
    const today = localDateOf(new Date(), ZONE);
    const costs: DatabaseCall[][] = [];
    for (const count of [10, 1_000]) {
      const person = await product.person(`with-${count}@example.com`);
      await loadDiary(product.table, person.sub, count, today);
      const seen = (await person.call('GET', DASHBOARD)).body;
      expect(seen.today.meal_count).toBe(10);
      expect(seen.recent_entries).toHaveLength(10);
      const oldest = addDays(today, 1 - count / 10);
      expect((await person.call('GET', `/api/diary/${oldest}`)).body.entries).toHaveLength(10);
      costs.push(await product.during(() => person.call('GET', DASHBOARD)));
    }
    expect(costs.map((calls) => calls.length)).toEqual([3, 3]);
    expect(readUnits(costs[1]!)).toBe(readUnits(costs[0]!));
    expect(readUnits(costs[0]!)).toBeGreaterThan(0);
  });
});

describe('What an action costs', () => {
  const transactionOnly = ['TransactWriteItems'];

  it('is one transaction for a meal that is logged, and nothing else', async () => {
    const calls = await product.during(logged);
    expect(calls.map(({ operation }) => operation)).toEqual(transactionOnly);
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
  ])('is one transaction for a meal that is %s', async (_, act) => {
    const id = await logged();
    let status = 0;
    const calls = await product.during(async () => {
      status = (await act(id)).status;
    });
    expect(status).toBeLessThan(300);
    expect(writesIn(calls)).toEqual(transactionOnly);
  });

  it('is one transaction for a glass of water', async () => {
    const calls = await product.during(() =>
      mara.call('POST', '/api/diary/2026-01-01/water', { milliliters: 250 }),
    );
    expect(writesIn(calls)).toEqual(transactionOnly);
  });
});
