import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { loggedPlan, mealPlan } from '#shared/meal-plans/schema.ts';
import { addDays, localDateOf } from '#shared/time/local-date.ts';
import { type ApiUser, ZONE } from '#test/support/api-user.ts';
import { withUser } from '#test/support/with-user.ts';
import { aMeal, apple, DAY, dayOf, entriesOf, log, save } from './plan-calls.ts';

let mara: ApiUser;
let ben: ApiUser;
beforeAll(async () => {
  [mara, ben] = await Promise.all([withUser(), withUser()]);
});
describe('PUT /api/meal-plans/{date}', () => {
  it('PLAN-13 (D24) saves the plan for the user and date and hides it from other users', async () => {
    expect(await dayOf(mara)).toMatchObject({
      meals: [],
      version: 0,
      updated_at: null,
      daily_calorie_goal: 2000,
    });
    const meal = aMeal({ notes: ' with bread ' });
    const { status, plan } = await save(mara, [meal]);
    expect([status, z.strictObject(mealPlan.shape).parse(plan)]).toEqual([200, plan]);
    const found = await dayOf(mara);
    expect(found.meals).toEqual([{ ...meal, notes: 'with bread', logged_entry_id: null }]);
    expect([found.version, found.eaten.total_calories]).toEqual([1, 0]);
    expect((await dayOf(ben)).meals).toEqual([]);
    expect((await dayOf(mara, '2025-11-22')).meals).toEqual([]);
  });

  it('names the planned meals that an allergy forbids which was added after they were planned', async () => {
    const user = await withUser();
    const satay = aMeal({ name: 'Peanut noodles', items: null });
    const typed = aMeal({ name: 'Lunch at work', items: null });
    expect((await save(user, [satay, typed])).status).toBe(200);
    expect((await dayOf(user)).diet_conflicts).toBeUndefined();
    expect((await user.call('PUT', '/api/profile', { allergens: ['peanut'] })).status).toBe(200);
    expect((await dayOf(user)).diet_conflicts).toEqual([
      { meal_id: satay.id, warnings: [{ kind: 'allergen', name: 'peanut', certainty: 'contains' }] },
      { meal_id: typed.id, warnings: [{ kind: 'allergen', name: 'peanut', certainty: 'unknown' }] },
    ]);
  });

  it('rejects a save when another tab saved first', async () => {
    const lea = await withUser();
    const first = await save(lea, [aMeal({ name: 'First' })]);
    expect(first.plan.version).toBe(1);
    const late = await save(lea, [aMeal({ name: 'Late' })]);
    expect([late.status, late.code]).toEqual([409, 'MEAL_PLAN_CHANGED']);
    expect((await dayOf(lea)).meals.map(({ name }) => name)).toEqual(['First']);
    const both = await Promise.all(['A', 'B', 'C'].map((name) => save(lea, [aMeal({ name })], 1)));
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
  });

  it('accepts sixty meals and no more', async () => {
    const lea = await withUser();
    const many = (count: number) =>
      Array.from({ length: count }, () => aMeal({ items: null, calories: 20_000 }));
    expect((await save(lea, many(60))).status).toBe(200);
    expect((await dayOf(lea)).meals).toHaveLength(60);
    expect((await save(lea, many(61), 1)).code).toBe('VALIDATION_FAILED');
  });

  it('saves once per Idempotency-Key', async () => {
    const lea = await withUser();
    const [meals, key] = [[aMeal()], randomUUID()];
    const [one, two] = [await save(lea, meals, 0, DAY, key), await save(lea, meals, 0, DAY, key)];
    expect([one.plan.version, two.status, two.plan]).toEqual([1, 200, one.plan]);
    expect((await save(lea, [], 0, DAY, key)).code).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it('keeps the sources of the values only while the foods add up to them', async () => {
    const lea = await withUser();
    await save(lea, [aMeal({ calories: 300 })]);
    expect((await dayOf(lea)).meals).toMatchObject([{ calories: 300, items: null }]);
  });

  it('returns the eaten calories and the goal with the plan', async () => {
    const lea = await withUser();
    await lea.call('PUT', '/api/profile', { daily_calorie_goal: 1850 });
    const logged_at = `${DAY}T10:00:00Z`;
    await lea.call('POST', '/api/food-entries', {
      food_name: 'Bun',
      calories: 210,
      time_zone: ZONE,
      logged_at,
    });
    const day = await dayOf(lea);
    expect([day.daily_calorie_goal, day.eaten.total_calories]).toEqual([1850, 210]);
  });
});

describe('POST /api/meal-plans/{date}/meals/{id}/log', () => {
  it('PLAN-13 (D24) writes it to the diary on its day and time, with its nutrition facts and their source', async () => {
    const lea = await withUser();
    const meal = aMeal();
    await save(lea, [meal, aMeal({ name: 'Later', type: 'dinner', time: '18:30' })]);
    const { status, logged } = await log(lea, meal.id);
    expect([status, loggedPlan.parse(logged)]).toMatchObject([200, {}]);
    expect(logged.entry).toMatchObject({
      food_name: 'Apple lunch',
      calories: 104,
      protein: 0.6,
      fiber: 4.8,
      meal_type: 'lunch',
      serving_size: '1 apple',
      local_date: DAY,
      logged_at: '2025-11-21T11:30:00.000Z',
      time_zone: ZONE,
      items: [apple],
    });
    expect(await entriesOf(lea)).toEqual([logged.entry]);
    const day = await dayOf(lea);
    expect(day.meals.map((each) => each.logged_entry_id)).toEqual([logged.entry.id, null]);
    expect([day.eaten.total_calories, day.eaten.meal_count]).toEqual([104, 1]);
  });

  it('creates one entry, however many requests from different tabs arrive', async () => {
    const lea = await withUser();
    const meal = aMeal();
    await save(lea, [meal]);
    const key = randomUUID();
    const answers = await Promise.all([
      log(lea, meal.id, DAY, key),
      log(lea, meal.id, DAY, key),
      log(lea, meal.id),
      log(lea, meal.id),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ logged }) => logged.entry.id)).size).toBe(1);
    expect(await entriesOf(lea)).toHaveLength(1);
  });

  it('logging a planned meal can be undone: the entry and its totals disappear and the meal can be logged again', async () => {
    const lea = await withUser();
    const meal = aMeal();
    await save(lea, [meal]);
    const path = `/api/meal-plans/${DAY}/meals/${meal.id}/log`;
    await log(lea, meal.id);
    const back = await lea.call('DELETE', path);
    expect(mealPlan.parse(back.body).meals[0]?.logged_entry_id).toBeNull();
    expect(await entriesOf(lea)).toEqual([]);
    expect((await dayOf(lea)).eaten.total_calories).toBe(0);
    expect((await lea.call('DELETE', path)).status).toBe(200);
    expect((await log(lea, meal.id)).status).toBe(200);
    expect(await entriesOf(lea)).toHaveLength(1);
  });

  it('logging a planned meal can be undone after the entry was edited', async () => {
    const lea = await withUser();
    const meal = aMeal();
    await save(lea, [meal]);
    const { logged } = await log(lea, meal.id);
    await lea.call('PATCH', `/api/food-entries/${logged.entry.id}`, { calories: 200, version: 1 });
    expect((await lea.call('DELETE', `/api/meal-plans/${DAY}/meals/${meal.id}/log`)).status).toBe(200);
    expect((await dayOf(lea)).eaten.total_calories).toBe(0);
  });

  it('logging a planned meal can be repeated after the entry was deleted in the diary', async () => {
    const lea = await withUser();
    const meal = aMeal();
    await save(lea, [meal]);
    const { logged } = await log(lea, meal.id);
    await lea.call('DELETE', `/api/food-entries/${logged.entry.id}`);
    expect((await dayOf(lea)).meals[0]?.logged_entry_id).toBeNull();
    const again = await log(lea, meal.id);
    expect(again.logged.entry.id).not.toBe(logged.entry.id);
    expect(await entriesOf(lea)).toEqual([again.logged.entry]);
  });

  it('keeps the meal marked as logged when an outdated tab saves the day', async () => {
    const lea = await withUser();
    const meal = aMeal();
    await save(lea, [meal]);
    const { logged } = await log(lea, meal.id);
    const { plan } = await save(lea, [{ ...meal, time: '13:00' }], logged.plan.version);
    expect(plan.meals).toMatchObject([{ time: '13:00', logged_entry_id: logged.entry.id }]);
  });

  it('returns 404 for a meal that is not in the plan', async () => {
    const lea = await withUser();
    const { plan } = await save(lea, [aMeal()]);
    const none = await log(lea, randomUUID());
    expect([none.status, none.code]).toEqual([404, 'PLANNED_MEAL_NOT_FOUND']);
    const foreign = await log(ben, plan.meals[0]!.id);
    expect([foreign.status, foreign.code]).toEqual([404, 'PLANNED_MEAL_NOT_FOUND']);
    expect(await entriesOf(ben)).toEqual([]);
  });

  it("rejects a day that has not started in the user's time zone", async () => {
    const lea = await withUser();
    const meal = aMeal();
    // Two days after today in UTC, the day has not started in any time zone.
    const ahead = addDays(localDateOf(new Date(), 'UTC'), 2);
    await save(lea, [meal], 0, ahead);
    const early = await lea.call('POST', `/api/meal-plans/${ahead}/meals/${meal.id}/log`, {
      time_zone: ZONE,
    });
    expect([early.status, early.body.code, early.body.details]).toEqual([
      400,
      'VALIDATION_FAILED',
      [{ field: 'date', message: 'This day is in the future.' }],
    ]);
    expect(await entriesOf(lea, ahead)).toEqual([]);
    expect((await dayOf(lea, ahead)).meals[0]?.logged_entry_id).toBeNull();
  });
});
