import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { type ApiUser, createApiUser, uploadPhoto, ZONE } from '#test/support/api-user.ts';
import { type ScriptedModel, scriptPictureModel, seenMealOf } from '#test/support/picture-model.ts';
import { tinyJpeg, tinyPng, withJpegSegment } from '#test/support/pictures/tiny.ts';

const origin = inject('origin');
let mara: ApiUser;
let ben: ApiUser;
let model: ScriptedModel;

beforeAll(async () => {
  [mara, ben] = await Promise.all([createApiUser(origin), createApiUser(origin, 'Ben Other')]);
  model = scriptPictureModel(inject('modelUrl'));
});

const analyze = (user: ApiUser, image: string) =>
  user.call('POST', '/api/functions/analyze-food-image', { image });
const show = (path: string): Promise<Response> => fetch(`${origin}${path}`);

describe('The photo bucket', () => {
  it('takes a photo that the API permitted', async () => {
    expect((await uploadPhoto(mara, tinyJpeg)).status).toBe(204);
  });

  it('refuses a photo over 8 MB', async () => {
    const { status, text } = await uploadPhoto(mara, randomBytes(8 * 1024 * 1024 + 1));
    expect([status, text]).toEqual([400, expect.stringContaining('EntityTooLarge')]);
  });

  it('refuses a photo of another type than the declared one', async () => {
    const { status, text } = await uploadPhoto(mara, tinyPng(), { sentAs: 'image/svg+xml' });
    expect([status, text]).toEqual([403, expect.stringContaining('AccessDenied')]);
  });
});

describe('analyze-food-image', () => {
  it('API-06 DATA-08 names, weighs and grounds what the model sees', async () => {
    await model.sees(seenMealOf(['grilled salmon', 140], ['white rice', 150]));
    const { key } = await uploadPhoto(mara, tinyJpeg);
    const { status, body } = await analyze(mara, key);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      serving_size: '290 g',
      estimated_cost: 6.4,
      equipment: ['fork'],
      allergens: ['fish'],
      engine: 'model',
      items: [
        { grams: 140, source: 'usda', record_id: expect.stringMatching(/^usda:\d+$/) },
        { grams: 150, source: 'usda', record_id: expect.stringMatching(/^usda:\d+$/) },
      ],
    });
    expect(body.calories).toBeGreaterThan(350);
    expect(body.calories).toBeLessThan(650);
  });

  it('sends the model the photo without its metadata, and shows only that copy', async () => {
    await model.sees(seenMealOf(['banana', 120]));
    const { key } = await uploadPhoto(mara, withJpegSegment(tinyJpeg, 0xe1, 'Exif GPS 52.52'));
    const { body } = await analyze(mara, key);
    const shown = await show(body.image_url);
    expect(shown.status).toBe(200);
    expect(Buffer.from(await shown.arrayBuffer())).toEqual(tinyJpeg);
    expect((await show(`/${key}`)).headers.get('content-type')).not.toContain('image');
  });

  it('refuses bytes that are not the declared image, before any model sees them', async () => {
    const before = await model.requestCount();
    const { key } = await uploadPhoto(mara, Buffer.from('<svg onload="alert(1)"/>'));
    const { status, body } = await analyze(mara, key);
    expect([status, body.code]).toEqual([422, 'PHOTO_NOT_AN_IMAGE']);
    expect(await model.requestCount()).toBe(before);
  });

  it.each([
    ['no food in it', () => model.sees(seenMealOf()), 422, 'NO_FOOD_IN_PHOTO'],
    ['an answer that breaks the schema', () => model.says('{"items":1}'), 502, 'MODEL_ANSWER_INVALID'],
    ['a provider that is busy', () => model.fails(429), 503, 'MODEL_BUSY'],
    ['a provider that is down', () => model.fails(500), 503, 'MODEL_UNAVAILABLE'],
  ] as const)('says so for %s, keeps the photo and can be tried again', async (_, script, status, code) => {
    const { id, key } = await uploadPhoto(mara, tinyJpeg);
    await script();
    const failed = await analyze(mara, key);
    expect([failed.status, failed.body.code]).toEqual([status, code]);
    expect((await mara.call('GET', `/api/photos/${id}`)).status).toBe(200);
    await model.sees(seenMealOf(['banana', 120]));
    expect((await analyze(mara, key)).status).toBe(200);
  });

  it('answers 404 for a photo of another person, one that was never uploaded, and a made-up key', async () => {
    const { id, key } = await uploadPhoto(mara, tinyJpeg);
    await model.sees(seenMealOf(['banana', 120]));
    await analyze(mara, key);
    const permit = await mara.call('POST', '/api/photos', { content_type: 'image/jpeg', size: 10 });
    const answers = [
      await analyze(ben, key),
      await ben.call('GET', `/api/photos/${id}`),
      await ben.call('POST', '/api/food-entries', {
        food_name: 'Not mine',
        calories: 1,
        image_url: `photos/${id}`,
        time_zone: ZONE,
      }),
      await analyze(mara, permit.body.key),
      await analyze(mara, '../../etc/passwd'),
    ];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
      Array.from({ length: 5 }, () => [404, 'PHOTO_NOT_FOUND']),
    );
  });
});

describe('A kept photo', () => {
  it('SCAN-28 goes with its entry, and is shown by a signed address only', async () => {
    await model.sees(seenMealOf(['banana', 120]));
    const { key } = await uploadPhoto(mara, tinyJpeg);
    const { body: analysis } = await analyze(mara, key);
    const { status, body: entry } = await mara.call('POST', '/api/food-entries', {
      food_name: analysis.food_name,
      calories: analysis.calories,
      sugar: analysis.sugar,
      sodium: analysis.sodium,
      confidence_score: analysis.confidence_score,
      image_url: analysis.image_url,
      items: analysis.items,
      time_zone: ZONE,
    });
    expect(status).toBe(201);
    const address = entry.image_url;
    expect((await show(address)).headers.get('content-type')).toBe('image/jpeg');
    expect((await show(address.replace(/\?.*/, ''))).status).toBe(403);
    expect((await show(address.replace(/Signature=..../, 'Signature=AAAA'))).status).toBe(403);
    expect((await show(address.replace(/photos\/.{26}/, `photos/${'0'.repeat(26)}`))).status).toBe(403);
  });
});
