import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { correction } from '#shared/foods/corrections.ts';
import { foodHit } from '#shared/foods/food-hit.ts';
import { type MyFoods, myFood, myFoods } from '#shared/foods/my-foods.ts';
import { describedMeal } from '#shared/foods/described-meal.ts';
import type { FoodItem } from '#shared/nutrition/values/food-item.ts';
import { withGrams } from '#shared/nutrition/values/totals.ts';
import { sumNutrients } from '#shared/nutrition/values/totals.ts';
import { type ApiUser, ZONE } from '#test/support/api-user.ts';
import { withUser } from '#test/support/with-user.ts';

let mara: ApiUser;
let ben: ApiUser;
beforeAll(async () => {
  [mara, ben] = await Promise.all([withUser(), withUser()]);
});

const search = async (typed: string) => {
  const { status, body } = await mara.call('GET', `/api/foods?q=${encodeURIComponent(typed)}`);
  expect(status).toBe(200);
  return z.object({ foods: z.array(foodHit.strict()) }).parse(body).foods;
};
const mineOf = async (user: ApiUser): Promise<MyFoods> =>
  myFoods.parse((await user.call('GET', '/api/foods/mine')).body);
const describeFor = async (user: ApiUser, text: string) =>
  describedMeal.parse((await user.call('POST', '/api/foods/describe', { text })).body);
const correctionsOf = async (user: ApiUser) =>
  z
    .object({ corrections: z.array(correction.strict()) })
    .parse((await user.call('GET', '/api/foods/corrections')).body).corrections;

const log = async (user: ApiUser, food_name: string, items: FoodItem[] | null, over = {}) => {
  const { calories } = items === null ? { calories: 321 } : sumNutrients(items);
  const figures = items === null ? { protein: 12 } : sumNutrients(items);
  const entry = { food_name, ...figures, calories: calories ?? 0, items, time_zone: ZONE, ...over };
  const { status, body } = await user.call('POST', '/api/food-entries', entry);
  expect(status).toBe(201);
  return body;
};

describe('GET /api/foods', () => {
  it('returns foods with nutrition facts, portions and the usual weight', async () => {
    const [banana, ...others] = await search('banan');
    expect(banana).toMatchObject({ name: 'Banana', alias: null, branded: false, liquid: false });
    expect(banana?.per_100_g.calories).toBe(89);
    expect(banana?.portions).toContainEqual({ unit: 'whole', words: [], grams: 126 });
    expect(banana?.serving_grams).toBe(126);
    expect(others.length).toBeGreaterThan(3);
  });

  it('returns an empty list for text that is not a food, in any script', async () => {
    for (const typed of ['zzzz', '鶏肉の', '%']) expect(await search(typed)).toEqual([]);
  });
});

describe('Favorite foods', () => {
  it('saves a favorite once, lists favorites by name and removes them', async () => {
    const [egg, banana] = [(await search('egg'))[0]!, (await search('banana'))[0]!];
    const star = (id: string) => mara.call('PUT', `/api/foods/favourites/${encodeURIComponent(id)}`);
    for (const id of [egg.record_id, banana.record_id, egg.record_id]) {
      const { status, body } = await star(id);
      expect([status, myFood.parse(body).favourite]).toEqual([200, true]);
    }
    const { favourites } = await mineOf(mara);
    expect(favourites.map(({ name }) => name)).toEqual(['Banana', 'Egg']);
    expect(favourites[1]?.food).toEqual(egg);
    expect((await mineOf(ben)).favourites).toEqual([]);

    for (let times = 0; times < 2; times += 1) {
      const gone = await mara.call('DELETE', `/api/foods/favourites/${encodeURIComponent(egg.record_id)}`);
      expect(gone.status).toBe(204);
    }
    expect((await mineOf(mara)).favourites.map(({ name }) => name)).toEqual(['Banana']);
  });

  it('favorite foods must exist in the food table', async () => {
    for (const id of ['usda:0', 'mine:000000000000000000000000']) {
      const { status, body } = await mara.call('PUT', `/api/foods/favourites/${encodeURIComponent(id)}`);
      expect([status, body.code]).toEqual([404, 'FOOD_NOT_FOUND']);
    }
  });
});

describe('Recently logged foods', () => {
  it('recently logged foods appear once each, newest first, with the values that were logged', async () => {
    const eve = await withUser();
    const { items } = await describeFor(eve, '2 slices of rye bread');
    await log(eve, 'My porridge', null, { serving_size: '1 bowl', logged_at: '2026-11-18T08:00:00Z' });
    await log(eve, 'Rye', items, { logged_at: '2026-11-19T08:00:00Z' });
    await log(eve, 'my  PORRIDGE', null, { serving_size: '2 bowls', logged_at: '2026-11-20T08:00:00Z' });
    const { recents, favourites } = await mineOf(eve);
    expect(favourites).toEqual([]);
    expect(recents.map(({ name }) => name)).toEqual(['my  PORRIDGE', items[0]?.name]);
    expect(recents[0]).toMatchObject({
      food: null,
      logged: { calories: 321, protein: 12, carbs: null, serving_size: '2 bowls', items: null },
    });
    expect(recents[1]).toMatchObject({
      id: items[0]?.record_id,
      food: { record_id: items[0]?.record_id },
      logged: { calories: sumNutrients(items).calories },
    });
    expect(recents[1]?.logged?.items?.[0]).not.toHaveProperty('said');
    expect(recents[1]?.logged?.items?.[0]).not.toHaveProperty('alternatives');
  });

  it('recently logged foods keep their values as favorites after the entries are deleted', async () => {
    const eve = await withUser();
    const { id: entry } = await log(eve, 'My porridge', null, { serving_size: '1 bowl' });
    const { id } = (await mineOf(eve)).recents[0]!;
    expect((await eve.call('PUT', `/api/foods/favourites/${encodeURIComponent(id)}`)).status).toBe(200);
    await eve.call('DELETE', `/api/food-entries/${entry}`);
    const { recents, favourites } = await mineOf(eve);
    expect(recents).toEqual([]);
    const path = `/api/foods/favourites/${encodeURIComponent(id)}`;
    expect((await eve.call('DELETE', path)).status).toBe(204);
    expect((await mineOf(eve)).favourites).toEqual([]);
    const again = await eve.call('PUT', path);
    expect([again.status, myFood.parse(again.body).logged?.serving_size]).toEqual([200, '1 bowl']);
    expect((await mineOf(eve)).favourites).toEqual(favourites);
    expect(favourites).toMatchObject([
      { id, name: 'My porridge', food: null, logged: { calories: 321, serving_size: '1 bowl' } },
    ]);
  });
});

describe('A learned correction', () => {
  it('applies the next time the same user enters the same text', async () => {
    const { items } = await describeFor(mara, '2 slices of pizza');
    const [pizza] = items;
    const half = { ...withGrams(pizza!, pizza!.grams / 2), corrected: true };
    await log(mara, '2 slices of pizza', [half]);
    const again = (await describeFor(mara, '4 slices of pizza')).items[0];
    expect(again).toMatchObject({ grams: pizza!.grams, usual: true, record_id: pizza!.record_id });
    expect((await describeFor(ben, '4 slices of pizza')).items[0]?.grams).toBe(pizza!.grams * 2);
  });

  it('a correction is also learned from an entry that is corrected later', async () => {
    const { items } = await describeFor(mara, 'a bowl of muesli');
    const { id } = await log(mara, 'Muesli', items);
    const lighter = [{ ...withGrams(items[0]!, 40), corrected: true }];
    const change = await mara.call('PATCH', `/api/food-entries/${id}`, { version: 1, items: lighter });
    expect(change.status).toBe(200);
    expect((await describeFor(mara, 'a bowl of muesli')).items[0]?.grams).toBe(40);
  });

  it('a correction of the food is listed and can be deleted by its user', async () => {
    const eve = await withUser();
    const [toast] = (await describeFor(eve, 'toast')).items;
    const [other] = toast!.alternatives!;
    const { alternatives: _others, ...rest } = toast!;
    await log(eve, 'Toast', [{ ...rest, ...other!, corrected: true }]);
    const [known, ...others] = await correctionsOf(eve);
    expect(others).toEqual([]);
    expect(known).toMatchObject({ said: toast?.said, name: other?.name, record_id: other?.record_id });
    expect(await correctionsOf(ben)).toEqual([]);
    expect((await ben.call('DELETE', `/api/foods/corrections/${known?.id}`)).status).toBe(204);
    expect(await correctionsOf(eve)).toHaveLength(1);
    expect((await describeFor(eve, 'toast')).items[0]).toMatchObject({ remembered: true, name: other?.name });
    expect((await eve.call('DELETE', `/api/foods/corrections/${known?.id}`)).status).toBe(204);
    expect(await correctionsOf(eve)).toEqual([]);
    expect((await describeFor(eve, 'toast')).items[0]?.record_id).toBe(toast?.record_id);
  });
});
