import { randomUUID } from 'node:crypto';
import { expect, inject, it, vi } from 'vitest';
import type { FeedPage, SharedMeal } from '#shared/social/schema.ts';
import { type ApiUser, uploadPhoto, ZONE } from '#test/support/api-user.ts';
import { givePlan } from '#test/support/give-plan.ts';
import { openLocalTable } from '#test/support/local-table.ts';
import { tinyJpeg } from '#test/support/pictures/tiny.ts';
import { rowsOf } from '#test/support/rows-of.ts';
import { withUser, withUsers } from '#test/support/with-user.ts';
import { befriend, block, part } from './friends-scene.ts';
import { PATIENCE } from '#test/support/patience.ts';

const origin = inject('origin');
const dataDir = inject('dataDir');
const LONG = 120_000;
const waits = { timeout: 20_000 * PATIENCE, interval: 250 };

const log = async (person: ApiUser, more: object = {}): Promise<string> =>
  (
    await person.call('POST', '/api/food-entries', {
      food_name: 'Lentil soup',
      calories: 320,
      meal_type: 'lunch',
      time_zone: ZONE,
      ...more,
    })
  ).body.id;

const share = async (person: ApiUser, body: object, key: string = randomUUID()) => {
  const answer = await person.call('POST', '/api/shared-meals', body, { 'idempotency-key': key });
  return {
    status: answer.status,
    code: answer.body.code,
    meal: answer.body as unknown as SharedMeal,
  };
};

const feedOf = async (person: ApiUser, before?: string): Promise<FeedPage> =>
  (await person.call('GET', `/api/shared-meals${before ? `?before=${before}` : ''}`))
    .body as unknown as FeedPage;
/** Returns the user's own meals of the feed, since other tests share with everyone too. */
const ownIn = async (person: ApiUser): Promise<SharedMeal[]> =>
  (await feedOf(person)).meals.filter((meal) => meal.user_id === person.id);
const seenBy = async (person: ApiUser, id: string): Promise<SharedMeal | undefined> =>
  (await feedOf(person)).meals.find((meal) => meal.id === id);
const like = async (person: ApiUser, id: string) => person.call('POST', `/api/shared-meals/${id}/like`);

it('SOCIAL-14 SOCIAL-15 DATA-09 sharing saves the meal with a trimmed caption and a blank caption as null', async () => {
  const [mara] = await withUsers('Mara Sharer');
  const food_entry_id = await log(mara);
  const { status, meal } = await share(mara, { food_entry_id, caption: '  So good \n' });
  expect(status).toBe(201);
  expect(meal).toEqual({
    id: expect.any(String),
    user_id: mara.id,
    food_entry_id,
    caption: 'So good',
    created_at: expect.any(String),
    likes_count: 0,
    audience: 'friends',
    liked: false,
    food_entries: {
      food_name: 'Lentil soup',
      calories: 320,
      serving_size: null,
      meal_type: 'lunch',
      image_url: null,
    },
    profiles: { full_name: 'Mara Sharer' },
  });
  const again = await share(mara, { food_entry_id, caption: 'Once more' });
  expect(again).toMatchObject({ status: 409, code: 'MEAL_ALREADY_SHARED' });
  expect((await share(mara, { food_entry_id: await log(mara), caption: '   ' })).meal.caption).toBe(null);
  expect((await ownIn(mara)).map(({ caption }) => caption)).toEqual([null, 'So good']);
});

it("SOCIAL-13 sharing requires one of the user's own meals", async () => {
  const [mara, ben] = await withUsers('Mara Sharer', 'Ben Other');
  const food_entry_id = await log(mara);
  expect(await share(mara, { caption: 'No meal' })).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
  expect(await share(ben, { food_entry_id })).toMatchObject({ status: 404, code: 'FOOD_ENTRY_NOT_FOUND' });
});

it('sharing with a repeated Idempotency-Key shares once and repeats the answer', async () => {
  const mara = await withUser();
  const body = { food_entry_id: await log(mara), caption: 'Once' };
  const key = randomUUID();
  const answers = await Promise.all([share(mara, body, key), share(mara, body, key)]);
  expect(answers[1]).toEqual(answers[0]);
  expect(await share(mara, body, key)).toEqual(answers[0]);
  expect(await ownIn(mara)).toHaveLength(1);
  expect(await share(mara, { ...body, caption: 'Twice' }, key)).toMatchObject({
    code: 'IDEMPOTENCY_KEY_REUSED',
  });
});

it(
  'GATE-08 D18 sharing with everyone needs Premium, and sharing with friends is free',
  async () => {
    const mara = await withUser();
    const body = { food_entry_id: await log(mara), audience: 'everyone' };
    await givePlan(dataDir, mara, 'basic');
    expect(await share(mara, body)).toMatchObject({ status: 403, code: 'TIER_REQUIRED' });
    const forFriends = await share(mara, { ...body, audience: 'friends' });
    expect(forFriends.status).toBe(201);
    await mara.call('DELETE', `/api/shared-meals/${forFriends.meal.id}`);
    await givePlan(dataDir, mara, 'premium');
    const { status, meal } = await share(mara, body);
    expect([status, meal.audience]).toEqual([201, 'everyone']);
    const stranger = await withUser();
    await vi.waitFor(async () => expect(await seenBy(stranger, meal.id)).toEqual(meal), waits);
    await mara.call('DELETE', `/api/shared-meals/${meal.id}`);
    expect(await seenBy(stranger, meal.id)).toBe(undefined);
  },
  LONG,
);

it(
  'SOCIAL-17 SOCIAL-22 a shared meal reaches friends live, can be liked and unliked, and disappears when unshared',
  async () => {
    const [mara, ben] = await withUsers('Mara Sharer', 'Ben Friend');
    const friendship = await befriend(ben, mara);
    const { meal } = await share(mara, { food_entry_id: await log(mara) });
    await vi.waitFor(async () => expect(await seenBy(ben, meal.id)).toEqual(meal), waits);
    expect((await like(ben, meal.id)).body).toEqual({ liked: true, likes_count: 1 });
    expect(await seenBy(ben, meal.id)).toMatchObject({ liked: true, likes_count: 1 });
    const counted = { liked: false, likes_count: 1 };
    await vi.waitFor(async () => expect(await seenBy(mara, meal.id)).toMatchObject(counted), waits);
    expect((await like(ben, meal.id)).body).toEqual({ liked: false, likes_count: 0 });
    expect(await seenBy(ben, meal.id)).toMatchObject({ liked: false, likes_count: 0 });
    await like(ben, meal.id);
    // Unsharing another user's meal has no effect.
    expect((await ben.call('DELETE', `/api/shared-meals/${meal.id}`)).status).toBe(204);
    expect(await seenBy(mara, meal.id)).toBeDefined();
    const unsharing = () => mara.call('DELETE', `/api/shared-meals/${meal.id}`);
    expect([(await unsharing()).status, (await unsharing()).status]).toEqual([204, 204]);
    expect([await seenBy(ben, meal.id), (await like(ben, meal.id)).status]).toEqual([undefined, 404]);
    const table = await openLocalTable(dataDir);
    const left = async () => [
      ...(await rowsOf(table, ben.id, `feed#${meal.id}`)),
      ...(await rowsOf(table, ben.id, 'like#')),
    ];
    await vi.waitFor(async () => expect(await left()).toEqual([]), waits);

    // After the friendship ends, or after a block, nothing is visible, whatever jobs are pending.
    const next = (await share(mara, { food_entry_id: await log(mara) })).meal;
    await vi.waitFor(async () => expect(await seenBy(ben, next.id)).toBeDefined(), waits);
    await part(ben, friendship);
    expect(await seenBy(ben, next.id)).toBe(undefined);
    await befriend(ben, mara);
    await vi.waitFor(async () => expect(await seenBy(ben, next.id)).toBeDefined(), waits);
    await block(mara, ben);
    expect(await seenBy(ben, next.id)).toBe(undefined);
    await vi.waitFor(async () => expect(await rowsOf(table, ben.id, 'feed#')).toEqual([]), waits);
  },
  LONG,
);

it(
  'SOCIAL-21 a photo is shared only by choice and then served to friends',
  async () => {
    const [mara, ben] = await withUsers('Mara Sharer', 'Ben Friend');
    await befriend(ben, mara);
    const entry = async () => {
      const { id, key } = await uploadPhoto(mara, tinyJpeg);
      // Without consent no model is asked, and the photo is stored.
      await mara.call('POST', '/api/functions/analyze-food-image', { image: key });
      return log(mara, { image_url: `photos/${id}` });
    };
    const plain = (await share(mara, { food_entry_id: await entry() })).meal;
    const shown = (await share(mara, { food_entry_id: await entry(), with_photo: true })).meal;
    const photoOf = (meal: SharedMeal | undefined) => meal?.food_entries.image_url;
    await vi.waitFor(async () => expect(photoOf(await seenBy(ben, shown.id))).toMatch(/^\/photos\//), waits);
    await vi.waitFor(async () => expect(photoOf(await seenBy(ben, plain.id))).toBe(null), waits);
    const address = photoOf(await seenBy(ben, shown.id))!;
    expect((await fetch(`${origin}${address}`)).status).toBe(200);
  },
  LONG,
);

it("a reported meal disappears from the reporter's feed, and the report is stored once", async () => {
  const [mara, ben] = await withUsers('Mara Sharer', 'Ben Friend');
  await befriend(ben, mara);
  const { meal } = await share(mara, { food_entry_id: await log(mara) });
  const report = (person: ApiUser) =>
    person.call('POST', `/api/shared-meals/${meal.id}/report`, { reason: 'private' });
  expect([(await report(ben)).status, (await report(ben)).status]).toEqual([204, 404]);
  expect([await seenBy(ben, meal.id), await seenBy(mara, meal.id)]).toEqual([undefined, meal]);
  expect((await report(mara)).status).toBe(404);
  expect(await rowsOf(await openLocalTable(dataDir), ben.id, 'report#')).toHaveLength(1);
});

it(
  'D29 D35 sharing earns the first-share and first-friend awards, and account deletion removes the meals and likes',
  async () => {
    const [mara, ben] = await withUsers('Mara Sharer', 'Ben Friend');
    await befriend(mara, ben);
    const [maras, bens] = [
      (await share(mara, { food_entry_id: await log(mara) })).meal,
      (await share(ben, { food_entry_id: await log(ben) })).meal,
    ];
    await like(mara, bens.id);
    await like(ben, maras.id);
    const earned = async (person: ApiUser): Promise<string[]> =>
      (
        (await person.call('GET', `/api/achievements?time_zone=${ZONE}`)).body as unknown as {
          achievements: { achievement_name: string }[];
        }
      ).achievements.map(({ achievement_name }) => achievement_name);
    await vi.waitFor(
      async () =>
        expect(await earned(ben)).toEqual(
          expect.arrayContaining(['first_friend', 'first_share', 'first_meal']),
        ),
      waits,
    );
    await mara.call('POST', '/api/account/closing', { confirmation: 'DELETE' });
    await vi.waitFor(async () => expect(await seenBy(ben, maras.id)).toBe(undefined), waits);
    const table = await openLocalTable(dataDir);
    await vi.waitFor(async () => {
      const rows = await rowsOf(table, ben.id);
      const others = rows.filter(({ sk }) => !String(sk).startsWith('action#'));
      expect(others.filter((row) => JSON.stringify(row).includes(mara.id))).toEqual([]);
      expect(await seenBy(ben, bens.id)).toMatchObject({ likes_count: 0 });
    }, waits);
  },
  LONG,
);
