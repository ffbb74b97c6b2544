import { afterAll, beforeAll, expect, it } from 'vitest';
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { createFoodEntryEntity, createReadEntries } from '#functions/food-entries/public.ts';
import { readMicronutrients } from '#functions/micronutrients/read-micronutrients.ts';
import { withoutNulls } from '#functions/platform/table/nulls.ts';
import { addDays } from '#shared/time/local-date.ts';
import { aFoodItem } from '#test/support/builders/a-food-item.ts';
import { loadedEntry } from '#test/support/load-diary.ts';
import { findMicronutrients } from '#test/support/micronutrient-table.ts';
import { openTestTable } from '../test-table.ts';

const TODAY = '2026-11-20';
const PER_DAY = 5;
const FOODS = 3;

let database: Awaited<ReturnType<typeof openTestTable>>;
beforeAll(async () => {
  database = await openTestTable();
  const entries = createFoodEntryEntity(database.table);
  const items = Array.from({ length: FOODS }, () => aFoodItem());
  for (let number = 0; number < 7 * PER_DAY; number += 1) {
    const day = addDays(TODAY, -Math.floor(number / PER_DAY));
    const entry = { ...loadedEntry('mara', number, day), items };
    await entries.build(PutItemCommand).item(withoutNulls(entry)).send();
  }
});
afterAll(() => database.stop());

it('reads a day and a week with one query each, which costs what the entries of these days cost', async () => {
  const costs: { operation: string; units: number }[] = [];
  database.table.getDocumentClient().middlewareStack.add(
    (next, context) => async (args) => {
      Object.assign(args.input, { ReturnConsumedCapacity: 'TOTAL' });
      const answer = await next(args);
      const { ConsumedCapacity } = answer.output as { ConsumedCapacity?: { CapacityUnits?: number } };
      costs.push({
        operation: context.commandName ?? '',
        units: ConsumedCapacity?.CapacityUnits ?? Number.NaN,
      });
      return answer;
    },
    { step: 'initialize', name: 'measured' },
  );
  const read = readMicronutrients({
    readEntries: createReadEntries(database.table),
    find: findMicronutrients,
  });
  const ask = (from: string) =>
    read({ caller: { user_id: 'mara', signed_in_at: 0 }, query: { from, to: TODAY } } as never);

  const [day, week] = [await ask(TODAY), await ask(addDays(TODAY, -6))];
  expect(day.entries).toHaveLength(PER_DAY);
  expect(week.days).toHaveLength(7);
  expect(costs.map(({ operation }) => operation)).toEqual(['QueryCommand', 'QueryCommand']);
  const [ofDay, ofWeek] = costs.map(({ units }) => units);
  console.log(`Read units of ${PER_DAY} entries with ${FOODS} foods: ${ofDay} a day, ${ofWeek} a week.`);
  // Strongly consistent: one unit per 4 KB. An entry with three foods has 1.3 KB.
  expect(ofDay).toBeLessThanOrEqual(3);
  expect(ofWeek).toBeLessThanOrEqual(14);
});
