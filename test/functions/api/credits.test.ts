import { beforeAll, describe, expect, inject, it } from 'vitest';
import type { CreditBalance, CreditChange } from '#shared/credits/schema.ts';
import { unknownNutrients } from '#shared/nutrition/values/nutrients.ts';
import { type ApiUser, uploadPhoto } from '#test/support/api-user.ts';
import { isFull } from '#test/support/full-size.ts';
import { givePlan } from '#test/support/give-plan.ts';
import { holdPictureModel } from '#test/support/hold-picture-model.ts';
import { openForAllTests } from '#test/support/open-for-tests.ts';
import { seenMealOf } from '#test/support/picture-model.ts';
import { tinyJpeg } from '#test/support/pictures/tiny.ts';
import { withUser } from '#test/support/with-user.ts';

const origin = inject('origin');
const MANY = isFull ? 50 : 20;
const model = openForAllTests(holdPictureModel);
let mara: ApiUser;

beforeAll(async () => {
  mara = await withUser({ profile: { ai_consent: 'granted' } });
});

const balanceOf = async (person: ApiUser): Promise<CreditBalance> =>
  (await person.call('GET', '/api/credits')).body as unknown as CreditBalance;
const historyOf = async (person: ApiUser): Promise<CreditChange[]> =>
  ((await person.call('GET', '/api/credits/history')).body as unknown as { changes: CreditChange[] }).changes;
const total = async (person: ApiUser): Promise<number> => (await balanceOf(person)).total;
const photoOf = async (person: ApiUser): Promise<string> => (await uploadPhoto(person, tinyJpeg)).key;
const analyse = (person: ApiUser, image: string, headers: Record<string, string> = {}) =>
  person.call('POST', '/api/functions/analyze-food-image', { image }, headers);
const look = (person: ApiUser, text: string) => person.call('POST', '/api/foods/describe', { text });
const says = (...names: string[]) =>
  model.says(
    JSON.stringify({
      items: names.map((name, at) => ({
        line: at + 1,
        name,
        grams: 100,
        confidence: 0.8,
        estimate: { ...unknownNutrients, calories: 100 },
      })),
    }),
  );

describe('GET /api/credits', () => {
  it("CREDITS-06 CREDITS-07 returns the user's own balance: 100 monthly credits without a plan", async () => {
    const ben = await withUser({ profile: { ai_consent: 'granted' } });
    const balance = await balanceOf(ben);
    expect(balance).toMatchObject({ total: 100, tier: 'free', allowance: 100, allowance_left: 100, kept: 0 });
    expect(Date.parse(balance.resets_at)).toBeGreaterThan(Date.now());
    expect(await historyOf(ben)).toMatchObject([{ reason: 'allowance', amount: 100, balance: 100 }]);
  });

  it('CREDITS-01 (CREDITS-07) returns a number from get_user_total_credits, to its owner only', async () => {
    const ask = (user_uuid: string) => mara.call('POST', '/api/rpc/get_user_total_credits', { user_uuid });
    const own = await ask(mara.id);
    expect([own.status, own.body]).toEqual([200, 100]);
    const ben = await withUser({ profile: { ai_consent: 'granted' } });
    const others = await ask(ben.id);
    expect([others.status, others.body.code]).toEqual([403, 'FORBIDDEN']);
  });

  it.each([
    ['basic', 1_000],
    ['premium', 3_000],
  ] as const)('CREDITS-06 grants the %s plan %i credits a month', async (tier, credits) => {
    const ben = await withUser({ profile: { ai_consent: 'granted' } });
    await givePlan(inject('dataDir'), ben, tier);
    expect(await balanceOf(ben)).toMatchObject({ total: credits, tier, allowance: credits });
  });

  it('GATE-08 (D18) falls back to the free plan when a canceled plan ends, whether or not a webhook arrives', async () => {
    const ben = await withUser({ profile: { ai_consent: 'granted' } });
    const period_end = new Date(Date.now() - 1_000).toISOString();
    await givePlan(inject('dataDir'), ben, 'premium', { cancels_at_end: true, period_end });
    expect(await balanceOf(ben)).toMatchObject({ total: 100, tier: 'free' });
    const trend = await ben.call('GET', '/api/dashboard/trend?time_zone=UTC');
    expect([trend.status, trend.body.code]).toEqual([403, 'TIER_REQUIRED']);
    const { body } = await ben.call('POST', '/api/functions/check-subscription');
    expect(body).toMatchObject({ subscribed: false, subscription_tier: null, cancels_at_end: false });
  });

  it('CREDITS-06 GATE-09 sets no limit but fair use with Enterprise', async () => {
    const ben = await withUser({ profile: { ai_consent: 'granted' } });
    await givePlan(inject('dataDir'), ben, 'enterprise');
    await model.sees(seenMealOf(['banana', 120]));
    expect((await analyse(ben, await photoOf(ben))).status).toBe(200);
    expect(await balanceOf(ben)).toMatchObject({ unlimited: true, total: 495, tier: 'enterprise' });
  });

  it("REALTIME-04 (D19) pushes the new balance to the user's open tabs", async () => {
    const ben = await withUser({ profile: { ai_consent: 'granted' } });
    await total(ben);
    const { body } = await ben.call('POST', '/api/realtime/tickets');
    const { ticket } = body as unknown as { ticket: string };
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/live?ticket=${ticket}`);
    const messages: unknown[] = [];
    socket.addEventListener('message', ({ data }) => messages.push(JSON.parse(String(data))));
    await new Promise((resolve) => socket.addEventListener('open', resolve));
    await model.sees(seenMealOf(['banana', 120]));
    await analyse(ben, await photoOf(ben));
    const id = ben.id;
    await expect
      .poll(() => messages)
      .toContainEqual({ type: 'change', entity: 'credits', operation: 'UPDATE', id });
    socket.close();
  });
});

describe('Credits for photos', () => {
  it('D19 a photo with food costs 5 credits, once per Idempotency-Key', async () => {
    const ben = await withUser({ profile: { ai_consent: 'granted' } });
    await model.sees(seenMealOf(['banana', 120]));
    const image = await photoOf(ben);
    const key = { 'idempotency-key': 'press-of-ben-0001' };
    const first = await analyse(ben, image, key);
    const before = await model.requestCount();
    const again = await analyse(ben, image, key);
    expect([first.status, again.status, again.body.food_name]).toEqual([200, 200, first.body.food_name]);
    expect((await fetch(origin + again.body.image_url)).status).toBe(200);
    expect(await model.requestCount()).toBe(before);
    expect(await total(ben)).toBe(95);
    expect((await historyOf(ben))[0]).toMatchObject({
      reason: 'spent',
      action: 'photo_analysis',
      amount: -5,
    });
  });

  it.each([
    ['shows no food', () => model.sees(seenMealOf()), 422],
    ['finds the model unavailable', () => model.fails(500), 503],
    ['receives an invalid model answer', () => model.says('{"items":1}'), 502],
  ] as const)('D19 a photo that %s costs nothing', async (_, script, status) => {
    const ben = await withUser({ profile: { ai_consent: 'granted' } });
    await script();
    expect((await analyse(ben, await photoOf(ben))).status).toBe(status);
    expect(await total(ben)).toBe(100);
    expect(await historyOf(ben)).toHaveLength(1);
  });

  it(`D19 ${MANY} simultaneous photos with credits for ten get ten answers, and the balance never drops below zero`, async () => {
    const ben = await withUser({ profile: { ai_consent: 'granted' } });
    await model.sees(seenMealOf(['banana', 120]));
    const image = await photoOf(ben);
    for (let count = 0; count < 10; count += 1) expect((await analyse(ben, image)).status).toBe(200);
    const before = await model.requestCount();
    const answers = await Promise.all(Array.from({ length: MANY }, () => analyse(ben, image)));
    const byStatus = Map.groupBy(answers, ({ status }) => status);
    expect(Object.fromEntries([...byStatus].map(([status, list]) => [status, list.length]))).toEqual({
      200: 10,
      402: MANY - 10,
    });
    expect(byStatus.get(402)?.[0]?.body).toMatchObject({
      code: 'CREDITS_EXHAUSTED',
      details: expect.arrayContaining([
        { field: 'balance', message: '0' },
        { field: 'cost', message: '5' },
        { field: 'way_on', message: '/pricing' },
      ]),
    });
    expect((await model.requestCount()) - before).toBe(10);
    expect(await balanceOf(ben)).toMatchObject({ total: 0, allowance_left: 0 });
    // The photo is stored, and descriptions are free.
    expect((await look(ben, 'a banana')).body.engine).toBe('rules');
  });

  it('GATE-07 (D18) one photo is open to every plan, several photos of one meal need Basic', async () => {
    const ben = await withUser({ profile: { ai_consent: 'granted' } });
    await model.sees(seenMealOf(['banana', 120]));
    const images = await Promise.all([photoOf(ben), photoOf(ben)]);
    const send = (body: object) => ben.call('POST', '/api/functions/analyze-food-image', body);
    const refused = await send({ images });
    expect([refused.status, refused.body.code, refused.body.details]).toEqual([
      403,
      'TIER_REQUIRED',
      [{ field: 'feature', message: 'basic' }],
    ]);
    expect((await send({ images: images.slice(0, 1) })).status).toBe(200);
    await givePlan(inject('dataDir'), ben, 'basic');
    expect((await send({ images })).status).toBe(200);
  });
});

describe('Credits for free-text meals', () => {
  it('GATE-06 (D19) text that the food table knows is free, and text for the model costs 1 credit', async () => {
    const ben = await withUser({ profile: { ai_consent: 'granted' } });
    await look(ben, 'two bananas and toast');
    expect(await total(ben)).toBe(100);
    await says('wqxz');
    expect((await look(ben, 'zvrblk')).body.engine).toBe('model');
    expect(await total(ben)).toBe(99);
    await model.says(JSON.stringify({ items: [] }));
    await look(ben, 'zvrblk');
    expect(await total(ben)).toBe(99);
  });

  it('D19 text recognized by the on-device model is free', async () => {
    const ben = await withUser({ profile: { ai_consent: 'granted' } });
    const item = { name: 'banana', grams: 120, confidence: 0.9 };
    expect((await ben.call('POST', '/api/foods/ground', { items: [item] })).status).toBe(200);
    expect(await total(ben)).toBe(100);
    expect(await historyOf(ben)).toHaveLength(1);
  });

  it('D19 the food table alone answers when no credits are left', async () => {
    const ben = await withUser({ profile: { ai_consent: 'granted' } });
    await model.sees(seenMealOf(['banana', 120]));
    const image = await photoOf(ben);
    for (let count = 0; count < 20; count += 1) await analyse(ben, image);
    await says('wqxz');
    expect((await look(ben, 'a banana; zvrblk')).body).toMatchObject({
      engine: 'rules',
      not_understood: ['zvrblk'],
    });
    const refused = await look(ben, 'zvrblk');
    expect([refused.status, refused.body.code]).toEqual([402, 'CREDITS_EXHAUSTED']);
  });
});
