import { beforeAll, describe, expect, inject, it } from 'vitest';
import type { ApiToken } from '#shared/api-tokens/schema.ts';
import { micronutrientDays } from '#shared/micronutrients/schema.ts';
import { publicApiRoutes } from '#shared/public-api/routes.ts';
import { REQUESTS_A_MINUTE } from '#shared/public-api/schema.ts';
import { type ApiUser, createCaller, ZONE } from '#test/support/api-user.ts';
import { givePlan } from '#test/support/give-plan.ts';
import { createToken } from '#test/support/create-token.ts';
import { useUp } from '#test/support/use-up.ts';
import { type TokenUser, withTokenUser, withUser } from '#test/support/with-user.ts';
import { PATIENCE } from '#test/support/patience.ts';

const origin = inject('origin');
const dataDir = inject('dataDir');
let mara: TokenUser;
beforeAll(async () => {
  mara = await withTokenUser({ name: 'Mara Script' });
});

const soup = {
  food_name: 'Soup',
  calories: 300,
  protein: 12,
  time_zone: ZONE,
  logged_at: '2026-11-18T11:00:00Z',
};

describe('A program with an API token', () => {
  it('GATE-09 acts as the owner of the token', async () => {
    const { status, body } = await mara.client.call('GET', '/api/v1/me');
    expect(status).toBe(200);
    expect(body).toEqual({ name: 'Mara Script', tier: 'enterprise', daily_calorie_goal: 2000 });
  });

  it('logs a food, reads it with its day and deletes it', async () => {
    const logged = await mara.client.call('POST', '/api/v1/food-entries', soup);
    expect(logged.status).toBe(201);
    expect(publicApiRoutes.createEntry.response.strict().safeParse(logged.body).error).toBeUndefined();
    expect(logged.body).toMatchObject({ food_name: 'Soup', calories: 300, local_date: '2026-11-18' });

    const day = await mara.client.call('GET', '/api/v1/days/2026-11-18');
    expect(publicApiRoutes.day.response.strict().safeParse(day.body).error).toBeUndefined();
    expect(day.body.summary).toMatchObject({ total_calories: 300, protein: 12, meal_count: 1 });
    expect(day.body.entries).toEqual([logged.body]);
    expect(day.body.micronutrients).toMatchObject({
      calories: 300,
      known_calories: 0,
      unknown_foods: ['Soup'],
    });
    expect(day.body.micronutrients.nutrients.iron_mg).toEqual({ amount: null, known_calories: 0 });
    const listed = await mara.client.call('GET', '/api/v1/food-entries?date=2026-11-18');
    expect(listed.body.entries).toEqual([logged.body]);

    // The app shows the same entry.
    expect((await mara.user.call('GET', `/api/food-entries/${logged.body.id}`)).body.food_name).toBe('Soup');
    const removed = await mara.client.call('DELETE', `/api/v1/food-entries/${logged.body.id}`);
    expect(removed.status).toBe(204);
    expect((await mara.client.call('GET', '/api/v1/days/2026-11-18')).body.entries).toEqual([]);
  });

  it('reads vitamins and minerals of a day, derived from the records of its foods', async () => {
    const { body: meal } = await mara.client.call('POST', '/api/v1/foods/describe', { text: '200 g apple' });
    const [item] = meal.items;
    expect(item).toMatchObject({ record_id: 'sr:09003', grams: 200 });
    const apple = { ...soup, food_name: 'Apple', calories: 104, logged_at: '2026-11-16T11:00:00Z' };
    const entry = { ...apple, ...item!.nutrients, items: [item] };
    await mara.client.call('POST', '/api/v1/food-entries', entry);
    const { body } = await mara.client.call('GET', '/api/v1/days/2026-11-16');
    expect(body.micronutrients).toMatchObject({ calories: 104, known_calories: 104, unknown_foods: [] });
    // 200 g of 4.6 mg and 107 mg per 100 g.
    expect(body.micronutrients.nutrients).toMatchObject({
      vitamin_c_mg: { amount: 9.2, known_calories: 104 },
      potassium_mg: { amount: 214 },
      added_sugar_g: { amount: null, known_calories: 0 },
    });
    // The app reads the same sums, of the day and of the entry.
    const app = await mara.user.call('GET', '/api/micronutrients?from=2026-11-16&to=2026-11-16');
    expect(micronutrientDays.strict().safeParse(app.body).error).toBeUndefined();
    expect(app.body).toMatchObject({
      days: [{ date: '2026-11-16', ...body.micronutrients }],
      entries: [body.micronutrients],
    });
  });

  it('an app user sees vitamins and minerals of their own days only', async () => {
    const ben = await withUser();
    const { status, body } = await ben.call('GET', '/api/micronutrients?from=2026-11-10&to=2026-11-20');
    expect([status, body]).toEqual([200, { from: '2026-11-10', to: '2026-11-20', days: [], entries: [] }]);
  });

  it('logs once when it sends the same Idempotency-Key twice', async () => {
    const key = { 'idempotency-key': 'one-soup-only' };
    const day = { ...soup, logged_at: '2026-11-17T11:00:00Z' };
    const [one, other] = await Promise.all([
      mara.client.call('POST', '/api/v1/food-entries', day, key),
      mara.client.call('POST', '/api/v1/food-entries', day, key),
    ]);
    expect(one.body.id).toBe(other.body.id);
    expect((await mara.client.call('GET', '/api/v1/days/2026-11-17')).body.summary.meal_count).toBe(1);
  });

  it('searches foods and parses text with the food table only, without credits or guesses', async () => {
    const before = (await mara.user.call('GET', '/api/credits/history')).body;
    const found = await mara.client.call('GET', '/api/v1/foods?q=apple');
    expect(found.status).toBe(200);
    const meal = await mara.client.call('POST', '/api/v1/foods/describe', { text: '100 g of rice' });
    expect(meal.body).toMatchObject({ items: [{ grams: 100, source: 'usda' }], not_understood: [] });
    const unknown = await mara.client.call('POST', '/api/v1/foods/describe', { text: 'zorblax' });
    expect(unknown.body.code).toBe('NO_FOOD_RECOGNISED');
    const day = await mara.client.call('POST', '/api/v1/foods/describe', {
      text: 'oats for breakfast, yesterday a blorp',
    });
    expect(publicApiRoutes.describe.response.strict().safeParse(day.body).error).toBeUndefined();
    expect(day.body).toMatchObject({
      meals: [
        { meal: 'breakfast', day: null, items: [0] },
        { meal: null, day: -1, items: [] },
      ],
      spans: [{ kind: 'food', item: 0 }, { kind: 'meal' }, { kind: 'meal' }, {}, { kind: 'unknown' }],
      skipped: [],
    });
    expect((await mara.user.call('GET', '/api/credits/history')).body).toEqual(before);
  });

  it('a program with an API token receives the name of the invalid field', async () => {
    const { status, body } = await mara.client.call('POST', '/api/v1/food-entries', {
      ...soup,
      image_url: 'x',
    });
    expect(status).toBe(400);
    expect(body.details).toEqual([{ field: 'image_url', message: 'Unknown field.' }]);
    expect((await mara.client.call('GET', '/api/v1/food-entries?date=soon')).body.details[0]?.field).toBe(
      'date',
    );
  });

  it('a program with an API token sees no data of other users', async () => {
    const jon = await withTokenUser({ name: 'Jon Other' });
    const { body } = await mara.client.call('POST', '/api/v1/food-entries', soup);
    expect((await jon.client.call('GET', '/api/v1/days/2026-11-18')).body.entries).toEqual([]);
    const removed = await jon.client.call('DELETE', `/api/v1/food-entries/${body.id}`);
    expect(removed.body.code).toBe('FOOD_ENTRY_NOT_FOUND');
  });

  it('GATE-09 a program with an API token loses access as soon as the plan ends', async () => {
    const lena = await withTokenUser();
    expect((await lena.client.call('GET', '/api/v1/me')).status).toBe(200);
    await givePlan(dataDir, lena.user, 'premium');
    const refused = await lena.client.call('GET', '/api/v1/me');
    expect(refused).toMatchObject({
      status: 403,
      body: { code: 'TIER_REQUIRED', details: [{ field: 'feature', message: 'enterprise' }] },
    });
    await givePlan(dataDir, lena.user, 'enterprise');
    expect((await lena.client.call('GET', '/api/v1/me')).status).toBe(200);
  });

  it('a program with an API token gets a limited number of requests per token and minute and a Retry-After', async () => {
    const { user, client, token } = await withTokenUser();
    const other = await createToken(user);
    await useUp(dataDir, user, { kind: `api-${token.id}`, most: REQUESTS_A_MINUTE }, REQUESTS_A_MINUTE - 2);
    // A new minute may start in between; two minutes together leave four requests.
    const answers = await Promise.all(Array.from({ length: 8 }, () => client.call('GET', '/api/v1/me')));
    const late = answers.filter(({ status }) => status === 429);
    expect(late.length).toBeGreaterThanOrEqual(4);
    expect(late.length).toBeLessThanOrEqual(6);
    const seconds = Number(late[0]!.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    expect((await createCaller(origin, other.secret).call('GET', '/api/v1/me')).status).toBe(200);
  });
});

describe("A user's API tokens", () => {
  const list = async (user: ApiUser) =>
    ((await user.call('GET', '/api/tokens')).body as unknown as { tokens: ApiToken[] }).tokens;

  it("a user's API tokens show their expiry and last use, never their secret", async () => {
    const { user, client, secret, token } = await withTokenUser();
    expect(await list(user)).toMatchObject([{ id: token.id, name: 'Script', last_used_at: null }]);
    await client.call('GET', '/api/v1/me');
    const [shown] = await list(user);
    expect(Date.parse(shown?.last_used_at ?? '')).toBeGreaterThan(Date.now() - 120_000);
    expect(shown?.ending).toBe(secret.slice(-4));
    expect(JSON.stringify(shown)).not.toContain(secret.slice(0, 20));
  });

  it("GATE-09 a user's API tokens can be created with Enterprise only, but listed and revoked without it", async () => {
    const free = await withUser();
    const refusal = await free.call('POST', '/api/tokens', { name: 'Script' });
    expect([refusal.status, refusal.body.code]).toEqual([403, 'TIER_REQUIRED']);
    const { user, token } = await withTokenUser();
    await givePlan(dataDir, user, 'free');
    expect(await list(user)).toHaveLength(1);
    expect((await user.call('DELETE', `/api/tokens/${token.id}`)).status).toBe(204);
    expect(await list(user)).toEqual([]);
  });

  it("a user's API tokens open only the public API, which in turn accepts no sessions", async () => {
    expect((await mara.client.call('GET', '/api/profile')).status).toBe(401);
    expect((await mara.client.call('POST', '/api/tokens', { name: 'Another' })).status).toBe(401);
    expect((await mara.user.call('GET', '/api/v1/me')).status).toBe(403);
  });

  it("a user's API tokens stop working when the account is deleted", async () => {
    const { user, secret } = await withTokenUser();
    await user.call('POST', '/api/account/closing', { confirmation: 'DELETE' });
    // Uses a new token, for which API Gateway has no cached authorization.
    const client = createCaller(origin, secret);
    await expect
      .poll(async () => (await client.call('GET', '/api/v1/me')).status, { timeout: 15_000 * PATIENCE })
      .toBe(403);
  });
});
