import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { scaleNutrients } from '#shared/nutrition/values/totals.ts';
import { type ReadLine, readLine, type SavedMeal, savedMeal } from '#shared/recipes/schema.ts';
import type { ApiUser } from '#test/support/api-user.ts';
import { withUser } from '#test/support/with-user.ts';
import { isFull } from '#test/support/full-size.ts';

let mara: ApiUser;
let ben: ApiUser;
beforeAll(async () => {
  [mara, ben] = await Promise.all([withUser(), withUser()]);
});

const per100g = { calories: 52, protein: 0.3, carbs: 14, fat: 0.2, fiber: 2.4, sugar: 10, sodium: 1 };
const apple = {
  name: 'Apple',
  grams: 200,
  record_id: 'usda:171688',
  source: 'usda',
  confidence: 0.9,
  per_100_g: per100g,
  nutrients: scaleNutrients(per100g, 200),
};
const compote = { name: 'Compote', portions: 4, items: [apple], notes: 'Cook it.', cooked_grams: 150 };

const page = z.object({ meals: z.array(savedMeal.strict()), next: z.string().nullable() });
const pageOf = async (user: ApiUser, query = '') =>
  page.parse((await user.call('GET', `/api/saved-meals${query}`)).body);
const mealsOf = async (user: ApiUser): Promise<SavedMeal[]> => (await pageOf(user)).meals;
const save = async (user: ApiUser, body: object, key: string = randomUUID()) => {
  const { status, body: answer } = await user.call('POST', '/api/saved-meals', body, {
    'idempotency-key': key,
  });
  return { status, meal: answer as unknown as SavedMeal, code: answer.code };
};
const change = (user: ApiUser, { id }: SavedMeal, body: object) =>
  user.call('PATCH', `/api/saved-meals/${id}`, body);
const read = async (...lines: string[]): Promise<ReadLine[]> => {
  const { status, body } = await mara.call('POST', '/api/recipes/read', { lines });
  expect(status).toBe(200);
  return z.object({ lines: z.array(readLine.strict()) }).parse(body).lines;
};

describe('/api/saved-meals', () => {
  it('saves a meal as sent, visible to its owner only', async () => {
    const { status, meal } = await save(mara, compote);
    expect([status, savedMeal.parse(meal)]).toEqual([201, meal]);
    expect(meal).toMatchObject({ ...compote, version: 1 });
    expect(await mealsOf(mara)).toEqual([meal]);
    expect(await mealsOf(ben)).toEqual([]);
    const [changed, removed] = [
      await change(ben, meal, { name: 'Mine', version: 1 }),
      await ben.call('DELETE', `/api/saved-meals/${meal.id}`),
    ];
    expect([changed.body.code, removed.body.code]).toEqual(['SAVED_MEAL_NOT_FOUND', 'SAVED_MEAL_NOT_FOUND']);
    expect(await mealsOf(mara)).toEqual([meal]);
  });

  it('defaults to one serving without notes and drops how the foods were matched', async () => {
    const lea = await withUser();
    const told = { ...apple, said: 'apple', proposed_grams: 150, corrected: true, alternatives: [] };
    const { meal } = await save(lea, { name: 'Apple', items: [told], notes: '  ' });
    expect(meal).toMatchObject({ portions: 1, notes: null, cooked_grams: null });
    expect(meal.items).toEqual([apple]);
  });

  it('saves one meal per Idempotency-Key', async () => {
    const lea = await withUser();
    const key = randomUUID();
    const [first, second] = [await save(lea, compote, key), await save(lea, compote, key)];
    expect([second.status, second.meal]).toEqual([201, first.meal]);
    expect(await mealsOf(lea)).toHaveLength(1);
    expect((await save(lea, { ...compote, portions: 2 }, key)).code).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it('rejects a change with an outdated version from another tab', async () => {
    const lea = await withUser();
    const { meal } = await save(lea, compote);
    const first = await change(lea, meal, { portions: 2, notes: null, version: 1 });
    expect([first.status, first.body]).toMatchObject([
      200,
      { portions: 2, notes: null, name: 'Compote', cooked_grams: 150, version: 2 },
    ]);
    const late = await change(lea, meal, { name: 'Late', version: 1 });
    expect([late.status, late.body.code]).toEqual([409, 'SAVED_MEAL_CHANGED']);
    expect(await mealsOf(lea)).toMatchObject([{ name: 'Compote', portions: 2, version: 2 }]);
  });

  it('accepts one of two simultaneous changes', async () => {
    const lea = await withUser();
    const { meal } = await save(lea, compote);
    const answers = await Promise.all(
      ['One', 'Two', 'Three'].map((name) => change(lea, meal, { name, version: 1 })),
    );
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 409, 409,
    ]);
  });

  it('deletes a meal once', async () => {
    const lea = await withUser();
    const { meal } = await save(lea, compote);
    expect((await lea.call('DELETE', `/api/saved-meals/${meal.id}`)).status).toBe(204);
    expect(await mealsOf(lea)).toEqual([]);
    const again = await lea.call('DELETE', `/api/saved-meals/${meal.id}`);
    expect([again.status, again.body.code]).toEqual([404, 'SAVED_MEAL_NOT_FOUND']);
  });
});

describe('GET /api/saved-meals', () => {
  it.runIf(isFull)('pages through 1 MB of the table at a time, oldest first, each meal once', async () => {
    const lea = await withUser();
    // The largest possible meal: 40 foods and 5,000 three-byte characters of notes.
    const large = {
      ...compote,
      notes: '€'.repeat(5_000),
      items: Array.from({ length: 40 }, () => ({ ...apple, name: '€'.repeat(200) })),
    };
    const names = Array.from({ length: 30 }, (_none, at) => `Meal ${at}`);
    for (const name of names) expect((await save(lea, { ...large, name })).status).toBe(201);
    const seen: SavedMeal[] = [];
    let next: string | null = null;
    let pages = 0;
    do {
      const found: z.infer<typeof page> = await pageOf(lea, next === null ? '' : `?after=${next}`);
      expect(JSON.stringify(found).length * 3).toBeLessThan(6_000_000);
      seen.push(...found.meals);
      next = found.next;
      pages += 1;
    } while (next !== null);
    expect(pages).toBeGreaterThan(1);
    expect(seen.map(({ name }) => name)).toEqual(names);
  });
});

describe('POST /api/recipes/read', () => {
  it('turns each line into weighed foods of the table', async () => {
    const lines = await read('2 large eggs', '200 g basmati rice', '1 (14 oz) can chopped tomatoes');
    expect(lines.map(({ text }) => text)).toEqual([
      '2 large eggs',
      '200 g basmati rice',
      '1 (14 oz) can chopped tomatoes',
    ]);
    expect(lines.map(({ items }) => items.map(({ name, grams }) => [name, grams]))).toEqual([
      [['Raw egg', 100]],
      [['Uncooked rice', 200]],
      [['Canned tomatoes', 397]],
    ]);
    expect(lines[1]?.items[0]).toMatchObject({ record_id: 'usda:168877', source: 'usda', confidence: 0.9 });
  });

  it('returns the lines that it does not understand', async () => {
    const lines = await read('1 unicorn horn', '🍕', '<script>alert(1)</script>', '3 tbsp olive oil');
    expect(lines.map(({ text, items }) => [text, items.length])).toEqual([
      ['1 unicorn horn', 0],
      ['🍕', 0],
      ['<script>alert(1)</script>', 0],
      ['3 tbsp olive oil', 1],
    ]);
  });
});
