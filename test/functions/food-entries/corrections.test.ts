import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { expect, it } from 'vitest';
import { createFoodEntryRepository } from '#functions/food-entries/repository.ts';
import { createCorrectionsRepository } from '#functions/foods/corrections-repository.ts';
import { correctionIdOf, createCorrectionEntity } from '#functions/food-entries/correction-entity.ts';
import type { FoodEntry } from '#shared/food-entries/schema.ts';
import { type Correction, MAX_CORRECTIONS } from '#shared/foods/corrections.ts';
import type { FoodItem } from '#shared/nutrition/values/food-item.ts';
import { unknownNutrients } from '#shared/nutrition/values/nutrients.ts';
import { openForAllTests } from '#test/support/open-for-tests.ts';
import { aFoodEntry } from '#test/support/builders/a-food-entry.ts';
import { openTestTable } from '../test-table.ts';

const database = openForAllTests(openTestTable);

const press = (number: number) => ({ key: `press-${number}`, request_hash: 'hash' });

const item = (said: string): FoodItem => ({
  name: 'Oatmeal',
  grams: 90,
  record_id: 'usda:1',
  source: 'usda',
  confidence: 1,
  per_100_g: unknownNutrients,
  nutrients: unknownNutrients,
  said,
  proposed_grams: 60,
  corrected: true,
});

const entry = (number: number, items: FoodItem[]): FoodEntry =>
  aFoodEntry({
    id: `01JD00000000000000000${String(number).padStart(5, '0')}`,
    food_name: 'Oatmeal',
    ...unknownNutrients,
    calories: 0,
    items,
  });

it('stores food and weight corrections for the same text separately', async () => {
  const clock = () => new Date('2026-11-20T12:00:00.000Z');
  const entries = createFoodEntryRepository(database.table, clock);
  const corrections = createCorrectionsRepository(database.table, clock);
  let number = 10_000;
  const learn = async (corrected: FoodItem) => {
    number += 1;
    const after = [entry(number, [{ ...corrected, proposed_record_id: 'usda:1' }])];
    await entries.rewrite('eve', { before: [], after }, press(number), null);
    const [{ record_id, grams_factor }, ...others] = (await corrections.list('eve')) as [Correction];
    expect(others).toEqual([]);
    return { record_id, grams_factor };
  };
  const porridge = item('porridge');
  expect(await learn(porridge)).toEqual({ record_id: null, grams_factor: 1.5 });
  // Another food with a default weight: the first one's factor does not apply.
  expect(await learn({ ...porridge, record_id: 'usda:2' })).toEqual({
    record_id: 'usda:2',
    grams_factor: null,
  });
  const typed = { ...porridge, record_id: 'usda:2', weighed: true };
  expect(await learn({ ...typed, grams: 30 })).toEqual({ record_id: 'usda:2', grams_factor: 0.5 });
  // A stated weight neither teaches nor removes a factor.
  const { proposed_grams: _none, ...said } = typed;
  expect(await learn(said)).toEqual({ record_id: 'usda:2', grams_factor: 0.5 });
});

it("ignores an unreadable correction and returns the user's others", async () => {
  const corrections = createCorrectionsRepository(database.table, () => new Date());
  const rows = createCorrectionEntity(database.table);
  const row = { user_id: 'odd', name: 'Oatmeal', corrected_at: '2026-11-20T12:00:00.000Z' };
  for (const [said, record_id] of [
    ['good', 'usda:1'],
    ['odd', 'no id at all'],
  ] as const) {
    await rows
      .build(PutItemCommand)
      .item({ ...row, id: correctionIdOf(said), said, record_id })
      .send();
  }
  expect((await corrections.list('odd')).map(({ said }) => said)).toEqual(['good']);
  const both = await corrections.ofPhrases('odd', ['good', 'odd'], AbortSignal.timeout(5_000));
  expect(both.map(({ said }) => said)).toEqual(['good']);
});

it('drops the oldest correction when the limit is reached', async () => {
  let now = Date.parse('2026-11-20T12:00:00.000Z');
  const clock = () => new Date(now);
  const entries = createFoodEntryRepository(database.table, clock);
  const corrections = createCorrectionsRepository(database.table, clock);
  const log = async (number: number, phrases: string[]) => {
    now += 60_000;
    const weighed = phrases.map((said) => ({ ...item(said), weighed: true }));
    const after = [entry(number, weighed)];
    await entries.rewrite('mara', { before: [], after }, press(number), null);
  };
  await log(0, ['the first']);
  const MANY = 40;
  for (let from = 0; from < MAX_CORRECTIONS - 1; from += MANY) {
    const count = Math.min(MANY, MAX_CORRECTIONS - 1 - from);
    await log(
      1 + from,
      Array.from({ length: count }, (_, at) => `phrase ${from + at}`),
    );
  }
  const full = await corrections.list('mara');
  expect([full.length, full.at(-1)?.said]).toEqual([MAX_CORRECTIONS, 'the first']);

  await log(5_000, ['phrase 0']);
  expect(await corrections.list('mara')).toHaveLength(MAX_CORRECTIONS);
  await log(5_001, ['one more']);
  const after = (await corrections.list('mara')).map(({ said }) => said);
  expect([after.length, after.includes('the first'), after[0]]).toEqual([MAX_CORRECTIONS, false, 'one more']);

  const [one] = await corrections.ofPhrases('mara', ['one more', 'never said'], AbortSignal.timeout(5_000));
  expect(one).toMatchObject({ said: 'one more', record_id: 'usda:1', name: 'Oatmeal', grams_factor: 1.5 });
  expect(await corrections.ofPhrases('ben', ['one more'], AbortSignal.timeout(5_000))).toEqual([]);
});
