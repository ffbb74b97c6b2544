import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { describedMeal } from '#shared/foods/described-meal.ts';
import { usualPortion } from '#shared/foods/usual-portions.ts';
import type { FoodItem } from '#shared/nutrition/values/food-item.ts';
import { sumNutrients, withGrams } from '#shared/nutrition/values/totals.ts';
import { type ApiUser, ZONE } from '#test/support/api-user.ts';
import { withUser } from '#test/support/with-user.ts';

let eve: ApiUser;
let ben: ApiUser;
beforeAll(async () => {
  [eve, ben] = await Promise.all([withUser(), withUser()]);
});

const itemsOf = async (user: ApiUser, text: string): Promise<FoodItem[]> =>
  describedMeal.parse((await user.call('POST', '/api/foods/describe', { text })).body).items;
const portionsOf = async (user: ApiUser) =>
  z
    .object({ portions: z.array(usualPortion.strict()) })
    .parse((await user.call('GET', '/api/foods/corrections')).body).portions;

const log = async (user: ApiUser, items: FoodItem[]): Promise<string> => {
  const sums = sumNutrients(items);
  const entry = { food_name: 'Meal', ...sums, calories: sums.calories ?? 0, items, time_zone: ZONE };
  const { status, body } = await user.call('POST', '/api/food-entries', entry);
  expect(status).toBe(201);
  return body.id;
};
const change = (user: ApiUser, id: string, version: number, items: FoodItem[]) =>
  user.call('PATCH', `/api/food-entries/${id}`, { version, items });
const reweighed = (item: FoodItem, grams: number): FoodItem => ({
  ...withGrams(item, grams),
  corrected: true,
  weighed: true,
});
const pathOf = ({ record_id, unit }: { record_id: string; unit: string }) =>
  `/api/foods/portions/${encodeURIComponent(record_id)}/${unit}`;

describe('A usual portion', () => {
  it('a usual portion is learned from a corrected weight, applies to the food in any words, and only for its user', async () => {
    const [oats] = await itemsOf(eve, 'oats');
    await log(eve, [reweighed(oats!, 60)]);
    expect((await itemsOf(eve, 'rolled oats with milk'))[0]).toMatchObject({ grams: 60, usual: true });
    expect((await itemsOf(eve, '80 g oats'))[0]).toMatchObject({ grams: 80 });
    expect((await itemsOf(ben, 'oats'))[0]?.grams).toBe(oats?.grams);
    expect(await portionsOf(eve)).toMatchObject([{ record_id: oats?.record_id, unit: 'serving', grams: 60 }]);
    expect(await portionsOf(ben)).toEqual([]);
  });

  it('a usual portion belongs to its unit and is multiplied by the count', async () => {
    const [toast] = await itemsOf(ben, '2 slices of toast');
    await log(ben, [reweighed(toast!, 80)]);
    expect((await itemsOf(ben, '3 slices of toast'))[0]).toMatchObject({ grams: 120, usual: true });
    expect((await itemsOf(ben, 'toast'))[0]).not.toHaveProperty('usual');
  });

  it('a usual portion is replaced by a later correction of the same entry and forgotten when the correction is undone', async () => {
    const user = await withUser();
    const items = await itemsOf(user, 'muesli');
    const id = await log(user, items);
    expect((await change(user, id, 1, [reweighed(items[0]!, 40)])).status).toBe(200);
    expect((await change(user, id, 2, [reweighed(items[0]!, 45)])).status).toBe(200);
    expect((await itemsOf(user, 'muesli'))[0]?.grams).toBe(45);
    expect((await change(user, id, 3, items)).status).toBe(200);
    expect(await portionsOf(user)).toEqual([]);
    expect((await itemsOf(user, 'muesli'))[0]?.grams).toBe(items[0]?.grams);
  });

  it('keeps every weight of entries that are logged at the same time', async () => {
    const user = await withUser();
    const [rice] = await itemsOf(user, 'rice');
    await Promise.all([100, 200, 120].map((grams) => log(user, [reweighed(rice!, grams)])));
    expect(await portionsOf(user)).toMatchObject([{ grams: 120 }]);
  });

  it('a usual portion can be forgotten alone or with all others, and not by another user', async () => {
    const user = await withUser();
    const items = await itemsOf(user, 'oats, rice, toast');
    await log(
      user,
      items.map((item) => reweighed(item, 70)),
    );
    const [first] = await portionsOf(user);
    expect((await ben.call('DELETE', pathOf(first!))).status).toBe(204);
    expect(await portionsOf(user)).toHaveLength(3);
    expect((await user.call('DELETE', pathOf(first!))).status).toBe(204);
    expect(await portionsOf(user)).toHaveLength(2);
    for (let times = 0; times < 2; times += 1)
      expect((await user.call('DELETE', '/api/foods/portions')).status).toBe(204);
    expect(await portionsOf(user)).toEqual([]);
  });

  it('a usual portion is not learned again from a copied entry', async () => {
    const user = await withUser();
    const [toast] = await itemsOf(user, 'toast');
    const id = await log(user, [reweighed(toast!, 60)]);
    await user.call('DELETE', '/api/foods/portions');
    const copy = { ids: [id], local_date: '2026-11-20', time_zone: ZONE };
    expect((await user.call('POST', '/api/food-entries/copies', copy)).status).toBe(201);
    expect(await portionsOf(user)).toEqual([]);
  });
});
