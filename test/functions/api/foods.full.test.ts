import { beforeAll, describe, expect, inject, it } from 'vitest';
import { describedMeal, groundedFoods } from '#shared/foods/described-meal.ts';
import { foodFacts } from '#shared/foods/schema.ts';
import { builtInTable } from '#infra/foods/built-in-table.ts';
import type { ApiUser } from '#test/support/api-user.ts';
import { withUser } from '#test/support/with-user.ts';

let mara: ApiUser;
beforeAll(async () => {
  mara = await withUser({ profile: { ai_consent: 'declined' } });
});

const describeFood = (text: string) => mara.call('POST', '/api/foods/describe', { text });
const readFood = (id: string) => mara.call('GET', `/api/foods/${encodeURIComponent(id)}`);

describe('POST /api/foods/describe', () => {
  it('answers from the food table and cites the record behind each number', async () => {
    const { status, body } = await describeFood('2 bananas, 3 boiled eggs, 100 g cheddar');
    expect([status, body.engine, body.items.length]).toEqual([200, 'rules', 3]);
    for (const item of body.items) {
      const { status: found, body: food } = await readFood(item.record_id ?? '');
      const { name, per_100_g: figures } = foodFacts.parse(food);
      expect([found, name, figures]).toEqual([200, item.name, item.per_100_g]);
    }
  });

  it('returns what each word became, the meals and days, and what is not logged', async () => {
    const text = 'yesterday toast with blorp, last night at 9 pizza. My kids had soup but I had none';
    const { status, body } = await describeFood(`  ${text}  `);
    const { spans = [], meals, skipped } = describedMeal.strict().parse(body);
    expect(status).toBe(200);
    expect(spans.map(({ from, to, kind }) => [text.slice(from, to), kind])).toEqual(
      expect.arrayContaining([
        ['yesterday', 'meal'],
        ['toast', 'food'],
        ['blorp', 'unknown'],
      ]),
    );
    expect(meals).toMatchObject([
      { meal: null, day: -1, time: null, items: [0] },
      { meal: null, day: -1, time: '21:00', items: [1] },
    ]);
    expect(skipped?.[0]).toEqual({ text: 'My kids had soup', reason: 'not_eaten' });
  });

  it('says why nothing of a text is logged', async () => {
    const { status, body } = await describeFood('ran 5 km');
    expect([status, body.code, body.message]).toEqual([
      422,
      'NO_FOOD_RECOGNISED',
      'This is an activity. Platewise logs only food and drinks.',
    ]);
  });

  it('explains why a text without food has no result', async () => {
    const { status, body } = await describeFood('hello world');
    expect([status, body.code]).toEqual([422, 'NO_FOOD_RECOGNISED']);
  });
});

describe('Text that the food table does not know', () => {
  it('D45 asks undecided users for consent and never again after they decline', async () => {
    const eve = await withUser();
    const look = async (text: string) => {
      const { status, body } = await eve.call('POST', '/api/foods/describe', { text });
      if (status !== 200) return [status, body.code];
      const { consent_needed, not_understood } = describedMeal.parse(body);
      return [status, consent_needed, not_understood];
    };
    expect(await look('zvrblk')).toEqual([403, 'CONSENT_NEEDED']);
    expect(await look('a banana; zvrblk')).toEqual([200, true, ['zvrblk']]);
    expect(await look('a banana')).toEqual([200, undefined, []]);
    await eve.call('PUT', '/api/profile', { ai_consent: 'declined' });
    expect(await look('zvrblk')).toEqual([422, 'NO_FOOD_RECOGNISED']);
    expect(await look('a banana; zvrblk')).toEqual([200, undefined, ['zvrblk']]);
  });
});

describe("Foods recognized by the browser's own model", () => {
  const ground = (items: object[]) => mara.call('POST', '/api/foods/ground', { items });
  const estimate = { calories: 90, protein: 1, carbs: 20, fat: 0, fiber: null, sugar: null, sodium: null };

  it('D17 takes nutrition facts from the food table and only names and weights from the model', async () => {
    const { status, body } = await ground([
      { name: 'grilled salmon', grams: 150, confidence: 0.9, estimate: { ...estimate, calories: 1 } },
    ]);
    const [salmon] = body.items;
    expect([status, body.engine, salmon?.grams, salmon?.source]).toEqual([200, 'device', 150, 'usda']);
    const facts = foodFacts.parse((await readFood(salmon?.record_id ?? '')).body);
    expect(salmon?.per_100_g).toEqual(facts.per_100_g);
    expect(salmon?.alternatives?.length).toBeGreaterThan(0);
    expect(salmon?.alternatives?.every(({ grams }) => grams === 150)).toBe(true);
  });

  it('stays within the response limits, whatever the weight, salt or fat content', async () => {
    const heavy = ['butter', 'salt', 'oil', 'sugar', 'protein powder', 'wheat bran'];
    const { status, body } = await ground(
      heavy.map((name) => ({
        name,
        grams: 5_000,
        confidence: 0.9,
        estimate: { ...estimate, sodium: 1_900_000 },
      })),
    );
    expect(status).toBe(200);
    const { items } = groundedFoods.parse(body);
    expect(items.map(({ grams }) => grams)).toEqual(heavy.map(() => 5_000));
    expect(items[0]?.nutrients.calories).toBeGreaterThan(35_000);
    expect(items[1]?.nutrients.sodium).toBeGreaterThan(1_900_000);
  });

  it("D17 keeps the model's estimate, marked as such, when the table has no such food and drops items without one", async () => {
    const { body } = await ground([
      { name: 'blorp', grams: 100, confidence: 0.5, estimate },
      { name: 'blorp', grams: 100, confidence: 0.5 },
    ]);
    const told = body.items.map(({ record_id: id, source, nutrients }) => [id, source, nutrients.calories]);
    expect(told).toEqual([
      [null, 'model', 90],
      [null, 'model', null],
    ]);
  });
});

describe('GET /api/foods/{id}', () => {
  it('returns names, nutrition facts, portions, ingredients and suitable diets', async () => {
    const egg = builtInTable.find(({ name }) => name === 'Egg')!;
    const { status, body } = await readFood(egg.id);
    expect(status).toBe(200);
    expect(foodFacts.strict().parse(body)).toMatchObject({
      id: egg.id,
      name: 'Egg',
      aliases: egg.aliases,
      source: 'usda',
      per_100_g: egg.per_100_g,
      portions: egg.portions,
      liquid: false,
      diet: 'vegetarian',
      contains: ['egg'],
      made_of: [],
    });
    const { diet_labels: labels } = foodFacts.parse(body);
    expect([labels.includes('gluten-free'), labels.includes('vegan')]).toEqual([true, false]);
  });

  it('lists the source records of a calculated food, by name where the table has them', async () => {
    const byId = new Map(builtInTable.map((food) => [food.id, food.name]));
    const reckoned = builtInTable.find(
      ({ made_of: parts }) => parts?.some(({ id }) => id === 'water') && parts.some(({ id }) => byId.has(id)),
    )!;
    const { body } = await readFood(reckoned.id);
    expect(body).toMatchObject({ id: reckoned.id, source: 'own' });
    expect(foodFacts.parse(body).made_of).toEqual(
      reckoned.made_of?.map(({ id, grams }) => ({
        id,
        grams,
        name: id === 'water' ? 'Water' : (byId.get(id) ?? null),
      })),
    );
  });

  it('returns 404 for a record that the table does not have', async () => {
    for (const id of ['own:nothing', 'usda:1', 'fndds:99999999']) {
      const { status, body } = await readFood(id);
      expect([status, body.code]).toEqual([404, 'FOOD_NOT_FOUND']);
    }
  });

  it('requires a signed-in user', async () => {
    const answer = await fetch(`${inject('origin')}/api/foods/sr:01123`);
    expect(answer.status).toBe(401);
  });
});
