import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { summaryDifference } from '#functions/food-entries/daily-summary/summary-change.ts';
import type { Table } from '#functions/platform/table/client.ts';
import { createDailySummaryEntity } from '#functions/food-entries/daily-summary/daily-summary-entity.ts';
import { createFoodEntryEntity } from '#functions/food-entries/food-entry-entity.ts';
import { withoutNulls } from '#functions/platform/table/nulls.ts';
import type { FoodEntry } from '#shared/food-entries/schema.ts';
import { addDays, type LocalDate } from '#shared/time/local-date.ts';

/** Entries per day of the generated diary. */
const PER_DAY = 10;
/** Maximum number of items per BatchWriteItem request. */
const BATCH = 25;
/** Maximum number of concurrent batches. */
const CONCURRENCY = 4;

const idOf = (number: number): string => `01JD${String(number).padStart(22, '0')}`;

/** A typical entry: seven values, a serving, a name of a few words. */
export const loadedEntry = (userId: string, number: number, local_date: LocalDate): FoodEntry => ({
  id: idOf(number),
  user_id: userId,
  food_name: 'Porridge with apple and honey',
  calories: 345,
  protein: 11.2,
  carbs: 58.4,
  fat: 7.9,
  fiber: 6.3,
  sugar: 21.5,
  sodium: 84,
  serving_size: '1 bowl (320 g)',
  note: null,
  confidence_score: null,
  image_url: null,
  meal_type: 'breakfast',
  logged_at: `${local_date}T08:${String(number % 60).padStart(2, '0')}:00.000Z`,
  local_date,
  time_zone: 'UTC',
  items: null,
  version: 1,
  updated_at: `${local_date}T08:30:00.000Z`,
});

/** Returns the next rows, at most a batch. (An iterator's `take` would close it.) */
const nextBatch = (rows: Iterator<object>): object[] => {
  const batch: object[] = [];
  while (batch.length < BATCH) {
    const { value, done } = rows.next();
    if (done) break;
    batch.push(value);
  }
  return batch;
};

/** Writes all rows in batches and retries unprocessed ones. */
const writeAll = async (table: Table, rows: Iterator<object>): Promise<void> => {
  const lane = async (): Promise<void> => {
    for (;;) {
      const batch = nextBatch(rows);
      if (batch.length === 0) return;
      let items: Record<string, { PutRequest: { Item: object } }[]> = {
        [table.getName()]: batch.map((Item) => ({ PutRequest: { Item } })),
      };
      while (Object.keys(items).length > 0) {
        const { UnprocessedItems } = await table
          .getDocumentClient()
          .send(new BatchWriteCommand({ RequestItems: items }));
        items = (UnprocessedItems ?? {}) as typeof items;
      }
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, lane));
};

/**
 * Gives a user `count` entries, ten per day up to today, with the daily sums: the same rows that logging them would
 * create.
 */
export const loadDiary = async (
  table: Table,
  userId: string,
  count: number,
  today: LocalDate,
): Promise<void> => {
  const entries = createFoodEntryEntity(table);
  const summaries = createDailySummaryEntity(table);
  const itemOf = (put: { params: () => object }): object => (put.params() as { Item: object }).Item;
  function* rows(): Generator<object> {
    for (let done = 0, day = today; done < count; done += PER_DAY, day = addDays(day, -1)) {
      const ofDay = Array.from({ length: Math.min(PER_DAY, count - done) }, (_, index) =>
        loadedEntry(userId, done + index, day),
      );
      for (const entry of ofDay) yield itemOf(entries.build(PutItemCommand).item(withoutNulls(entry)));
      yield itemOf(
        summaries.build(PutItemCommand).item({ user_id: userId, date: day, ...summaryDifference([], ofDay) }),
      );
    }
  }
  await writeAll(table, rows());
};
