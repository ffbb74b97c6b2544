import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { decodeTime } from 'ulid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userPartition } from '#functions/platform/table/user-key.ts';
import { writeDemo } from '#infra/local/seed/rows/write-demo.ts';
import { builtInFoods } from '#test/support/built-in-foods.ts';
import { openTestTable } from '../test-table.ts';

const users = { demo: 'user-demo', free: 'user-free', friends: ['user-ines', 'user-theo'] };
const NOW = new Date('2026-11-20T20:00:00Z');

type Row = Record<string, unknown> & { sk: string };

const keysWith = (rows: readonly Row[], prefix: string): Row[] =>
  rows.filter(({ sk }) => sk.startsWith(prefix));

describe('The rows of the demo accounts', () => {
  let opened: Awaited<ReturnType<typeof openTestTable>>;
  let photos: string[];
  let rows: Map<string, Row[]>;

  const write = (after?: string, now = NOW): Promise<void> =>
    writeDemo({
      table: opened.table,
      users,
      foods: builtInFoods(),
      now,
      zone: 'America/New_York',
      after,
      storePhoto: async (key) => void photos.push(key),
    });

  const read = async (userId: string): Promise<Row[]> => {
    const { Items = [] } = await opened.table.getDocumentClient().send(
      new QueryCommand({
        TableName: opened.table.getName(),
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': userPartition(userId) },
      }),
    );
    return Items as Row[];
  };

  beforeAll(async () => {
    photos = [];
    opened = await openTestTable();
    await write();
    const all = [users.demo, users.free, ...users.friends];
    rows = new Map(await Promise.all(all.map(async (id): Promise<[string, Row[]]> => [id, await read(id)])));
  });
  afterAll(() => opened.stop());

  it('the daily totals of every demo account equal the sums of its entries', () => {
    for (const own of rows.values()) {
      const summaries = keysWith(own, 'summary#');
      expect(summaries.length).toBeGreaterThan(5);
      for (const { date, total_calories = 0, meal_count = 0, protein_tenths = 0 } of summaries) {
        const entries = keysWith(own, 'entry#').filter(({ local_date }) => local_date === date);
        const sum = (name: string): number =>
          entries.reduce((total, entry) => total + Number(entry[name] ?? 0), 0);
        expect(meal_count).toBe(entries.length);
        expect(total_calories).toBe(sum('calories'));
        expect(Number(protein_tenths) / 10).toBeCloseTo(sum('protein'), 0);
      }
      const days = new Set(keysWith(own, 'entry#').map(({ local_date }) => local_date));
      expect(summaries.filter(({ meal_count }) => Number(meal_count) > 0)).toHaveLength(days.size);
    }
  });

  it.each([
    ['lead#', 40],
    ['lead-email#', 40],
    ['saved-meal#', 3],
    ['meal-plan#', 2],
    ['weight#', 19],
    ['document#', 3],
    ['friend#', 2],
    ['photo#', 1],
    ['event#', 4],
    ['sdr-task#', 3],
    ['activity#', 4],
  ])('the main demo account has its rows with the key %s', (prefix, count) => {
    expect(keysWith(rows.get(users.demo)!, prefix)).toHaveLength(count);
  });

  it('the photo of the demo account counts the entries that show it', () => {
    const own = rows.get(users.demo)!;
    const [photo] = keysWith(own, 'photo#');
    const shown = keysWith(own, 'entry#').filter(({ image_url }) => image_url !== undefined);
    expect(shown.length).toBeGreaterThan(2);
    expect(photo?.['shown_by']).toBe(shown.length);
    expect(photos).toEqual([`photos/${String(photo?.['id'])}`]);
    expect(shown[0]?.['image_url']).toBe(photos[0]);
  });

  it('the profile of the demo account has the newest weight, and the weights fall over time', () => {
    const own = rows.get(users.demo)!;
    const weights = keysWith(own, 'weight#').map(({ weight }) => Number(weight));
    const [profile] = keysWith(own, 'account#profile');
    expect(profile?.['weight']).toBe(weights.at(-1));
    expect(weights.at(-1)! - weights[0]!).toBeLessThan(-1.5);
  });

  it('each friend of the demo account has shared meals of the own diary', () => {
    for (const id of users.friends) {
      const own = rows.get(id)!;
      const shared = keysWith(own, 'feed#').filter((row) => row['own'] === true);
      expect(shared).toHaveLength(2);
      const entries = new Set(keysWith(own, 'entry#').map((row) => row['id']));
      for (const { food_entry_id } of shared) expect(entries).toContain(food_entry_id);
    }
  });

  it('the shared meals of a friend are in the order of the feed, by the time of the meal', () => {
    for (const id of users.friends) {
      const own = rows.get(id)!;
      const entries = keysWith(own, 'entry#');
      const times = keysWith(own, 'feed#').map(({ food_entry_id }) =>
        String(entries.find((entry) => entry['id'] === food_entry_id)?.['logged_at']),
      );
      expect(times).toEqual(times.toSorted((one, other) => (one < other ? -1 : 1)));
      expect(decodeTime(String(keysWith(own, 'feed#')[0]?.['id']))).toBe(Date.parse(times[0]!));
    }
  });

  it('adds only the missing day on a later start', async () => {
    const before = keysWith(rows.get(users.demo)!, 'entry#').length;
    await write('2026-11-20', new Date('2026-11-21T20:00:00Z'));
    const after = await read(users.demo);
    const added = keysWith(after, 'entry#').length - before;
    expect(added).toBeGreaterThan(0);
    expect(added).toBeLessThan(7);
    expect(keysWith(after, 'lead#')).toHaveLength(40);
  });
});
