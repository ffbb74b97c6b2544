import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { expect, it } from 'vitest';
import { createSummaryWrites } from '#functions/food-entries/daily-summary/summary-writes-repository.ts';
import { entryWrites } from '#functions/food-entries/entry-writes-repository.ts';
import { tableAt } from '#functions/platform/table/client.ts';
import { createFoodEntryEntity } from '#functions/food-entries/food-entry-entity.ts';
import { aFoodEntry } from '#test/support/builders/a-food-entry.ts';

// Nothing is sent: only the built writes are checked.
const table = tableAt('Table', DynamoDBDocumentClient.from(new DynamoDBClient({ region: 'us-east-1' })));

const SEVEN_YEARS = { from: Date.parse('2033-11-15'), to: Date.parse('2033-11-22') };

const entry = aFoodEntry({
  logged_at: '2016-03-05T12:00:00.000Z',
  local_date: '2016-03-05',
  updated_at: '2026-11-22T12:00:00.000Z',
});

interface Written {
  Put?: { Item: Record<string, unknown> };
  Update?: { ExpressionAttributeNames?: object; ExpressionAttributeValues?: object };
}

it('PAGES-22 (D42) an entry expires seven years after it was written, so that an old diary can be imported', () => {
  const [write] = entryWrites(createFoodEntryEntity(table), { before: [], after: [entry] }) as Written[];
  const goes = Number(write?.Put?.Item['expires_at']) * 1000;
  expect(goes).toBeGreaterThan(SEVEN_YEARS.from);
  expect(goes).toBeLessThanOrEqual(SEVEN_YEARS.to);
});

it('PAGES-22 (D42) a daily total expires with the newest of its entries', async () => {
  const [write] = (await createSummaryWrites(table)({ before: [], after: [entry] })) as Written[];
  const { ExpressionAttributeNames = {}, ExpressionAttributeValues = {} } = write?.Update ?? {};
  expect(Object.values(ExpressionAttributeNames)).toContain('expires_at');
  const instants = Object.values(ExpressionAttributeValues).filter((value) => Number(value) > 1e9);
  expect(instants).toHaveLength(1);
  expect(Number(instants[0]) * 1000).toBeGreaterThan(SEVEN_YEARS.from);
});

it('PAGES-22 (D42) a daily total is kept as long as an entry whose note was changed years later', async () => {
  const before = { ...entry, updated_at: '2020-01-05T12:00:00.000Z' };
  const after = { ...entry, note: 'With onions', version: entry.version + 1 };
  const [write] = (await createSummaryWrites(table)({ before: [before], after: [after] })) as Written[];
  const { ExpressionAttributeNames = {}, ExpressionAttributeValues = {} } = write?.Update ?? {};
  expect(Object.values(ExpressionAttributeNames)).toContain('expires_at');
  const instant = Object.values(ExpressionAttributeValues).find((value) => Number(value) > 1e9);
  expect(Number(instant) * 1000).toBeGreaterThan(SEVEN_YEARS.from);
});
