import { beforeAll, describe, expect, it } from 'vitest';
import { publicApiRoutes } from '#shared/public-api/routes.ts';
import { ZONE } from '#test/support/api-user.ts';
import { type TokenUser, withTokenUser } from '#test/support/with-user.ts';

let mara: TokenUser;
beforeAll(async () => {
  mara = await withTokenUser({ name: 'Mara Other' });
});

const soup = { food_name: 'Soup', calories: 300, protein: 12, time_zone: ZONE };

describe('A program with an API token', () => {
  it('reads a range of days in pages, changes an entry on its version, and keeps it private', async () => {
    const { client, user } = await withTokenUser({ name: 'Pia Pages' });
    for (const day of ['10', '11', '12'])
      await client.call('POST', '/api/v1/food-entries', { ...soup, logged_at: `2026-11-${day}T11:00:00Z` });
    const span = '/api/v1/food-entries?from=2026-11-11&to=2026-11-12';
    const first = await client.call('GET', `${span}&limit=1`);
    const { entries, next_cursor: cursor } = first.body as unknown as {
      entries: { id: string; local_date: string }[];
      next_cursor: string;
    };
    const second = await client.call('GET', `${span}&limit=1&cursor=${cursor}`);
    expect([entries, second.body.entries].flat().map(({ local_date }) => local_date)).toEqual([
      '2026-11-11',
      '2026-11-12',
    ]);
    const foreign = await mara.client.call('GET', `${span}&cursor=${cursor}`);
    expect([foreign.status, foreign.body.entries]).toEqual([200, []]);
    const misused = await client.call(
      'GET',
      `/api/v1/weights?from=2026-11-11&to=2026-11-12&cursor=${cursor}`,
    );
    expect([misused.status, misused.body.details[0]?.field]).toEqual([400, 'cursor']);

    const path = `/api/v1/food-entries/${entries[0]!.id}`;
    const changed = await client.call('PATCH', path, { calories: 250, version: 1 });
    expect(changed.body).toMatchObject({ calories: 250, version: 2 });
    expect((await client.call('PATCH', path, { calories: 1, version: 1 })).body.code).toBe(
      'FOOD_ENTRY_CHANGED',
    );
    expect((await client.call('GET', path)).body).toEqual(changed.body);
    expect((await mara.client.call('GET', path)).status).toBe(404);
    expect((await mara.client.call('PATCH', path, { calories: 1, version: 2 })).status).toBe(404);
    const days = await client.call('GET', '/api/v1/days?from=2026-11-01&to=2026-11-30');
    expect(publicApiRoutes.days.response.strict().safeParse(days.body).error).toBeUndefined();
    expect(
      (days.body as unknown as { days: { total_calories: number }[] }).days.map((day) => day.total_calories),
    ).toEqual([300, 250, 300]);
    expect((await user.call('GET', '/api/diary/2026-11-11')).body.summary.total_calories).toBe(250);
  });

  it('keeps weights, water, saved meals and meal plans with the rules of the app', async () => {
    const { client } = await withTokenUser({ name: 'Rik Routes' });
    const weight = await client.call('PUT', '/api/v1/weights/2026-11-10', { weight: 80.5, time_zone: ZONE });
    expect([weight.status, weight.body]).toMatchObject([200, { date: '2026-11-10', weight: 80.5 }]);
    const future = await client.call('PUT', '/api/v1/weights/2199-01-01', { weight: 80, time_zone: ZONE });
    expect(future.body.code).toBe('VALIDATION_FAILED');
    const span = 'from=2026-01-01&to=2026-12-31';
    expect((await client.call('GET', `/api/v1/weights?${span}`)).body).toMatchObject({
      weights: [{ weight: 80.5 }],
      next_cursor: null,
    });
    expect((await client.call('DELETE', '/api/v1/weights/2026-11-10')).status).toBe(204);

    const key = { 'idempotency-key': 'one-glass-only' };
    const glass = { milliliters: 250 };
    await client.call('POST', '/api/v1/days/2026-11-10/water', glass, key);
    await client.call('POST', '/api/v1/days/2026-11-10/water', glass, key);
    expect((await client.call('GET', `/api/v1/days?${span}`)).body).toMatchObject({
      days: [{ water_ml: 250 }],
    });

    const { body: meal } = await client.call('POST', '/api/v1/foods/describe', { text: '200 g apple' });
    const saved = await client.call('POST', '/api/v1/saved-meals', { name: 'Apple', items: meal.items });
    expect(saved.status).toBe(201);
    const path = `/api/v1/saved-meals/${saved.body.id}`;
    expect((await client.call('PATCH', path, { name: 'Two apples', version: 1 })).body).toMatchObject({
      name: 'Two apples',
    });
    expect((await mara.client.call('DELETE', path)).status).toBe(404);
    expect((await client.call('GET', '/api/v1/saved-meals?limit=10')).body).toMatchObject({
      meals: [{ name: 'Two apples' }],
    });
    expect((await client.call('DELETE', path)).status).toBe(204);

    const planned = { id: 'planned-01', type: 'lunch', name: 'Soup', calories: 300, time: '12:30' };
    const plan = '/api/v1/meal-plans/2026-11-28';
    expect((await client.call('PUT', plan, { meals: [planned], version: 0 })).body).toMatchObject({
      version: 1,
    });
    expect((await client.call('PUT', plan, { meals: [], version: 0 })).body.code).toBe('MEAL_PLAN_CHANGED');
    expect((await client.call('GET', plan)).body).toMatchObject({ meals: [{ name: 'Soup' }] });
    expect((await client.call('GET', `/api/v1/meal-plans?${span}`)).body).toMatchObject({
      plans: [{ date: '2026-11-28' }],
      next_cursor: null,
    });
  });
});
