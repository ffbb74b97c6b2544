import { beforeAll, describe, expect, inject, it } from 'vitest';
import { dailyLimits } from '#functions/platform/limits/daily-limits.ts';
import { type ApiUser, uploadPhoto } from '#test/support/api-user.ts';
import { holdPictureModel } from '#test/support/hold-picture-model.ts';
import { logsOf } from '#test/support/logs-of.ts';
import { openForAllTests } from '#test/support/open-for-tests.ts';
import { seenMealOf } from '#test/support/picture-model.ts';
import { exifOf, orientationIn, PLACE } from '#test/support/pictures/exif.ts';
import { sized } from '#test/support/pictures/sized.ts';
import { withJpegSegment } from '#test/support/pictures/chunks.ts';
import { tinyJpeg, tinyPng, tinyWebp } from '#test/support/pictures/tiny.ts';
import { useUp } from '#test/support/use-up.ts';
import { withUser } from '#test/support/with-user.ts';

const origin = inject('origin');
let mara: ApiUser;
const model = openForAllTests(holdPictureModel);

beforeAll(async () => {
  // Several photos of one meal depend on the plan.
  mara = await withUser({ plan: 'basic', profile: { ai_consent: 'granted' } });
});

const decide = (user: ApiUser, ai_consent: 'granted' | 'declined' | null) =>
  user.call('PUT', '/api/profile', { ai_consent });
const send = (user: ApiUser, body: object) => user.call('POST', '/api/functions/analyze-food-image', body);
const analyze = (user: ApiUser, image: string) => send(user, { image });
const dataUrl = (bytes: Buffer, type = 'image/jpeg'): string =>
  `data:${type};base64,${bytes.toString('base64')}`;
const upload = async (bytes: Buffer = tinyJpeg): Promise<string> => (await uploadPhoto(mara, bytes)).key;
const shown = async (path: string): Promise<Buffer> =>
  Buffer.from(await (await fetch(`${origin}${path}`)).arrayBuffer());
const phonePhoto = withJpegSegment(tinyJpeg, 0xe1, Buffer.concat([Buffer.from('Exif\0\0'), exifOf(6)]));

describe('POST /api/functions/analyze-food-image', () => {
  it('API-06 DATA-08 names and weighs what the model sees and takes values from the food table', async () => {
    const seen = seenMealOf(['grilled salmon', 140], ['white rice', 150]);
    await model.sees({ ...seen, dietary_labels: ['pescatarian'] });
    const { key } = await uploadPhoto(mara, tinyJpeg);
    const { status, body } = await analyze(mara, key);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      food_name: expect.stringMatching(/salmon.* and .*rice/i),
      protein: expect.any(Number),
      carbs: expect.any(Number),
      fat: expect.any(Number),
      fiber: expect.any(Number),
      sugar: expect.any(Number),
      sodium: expect.any(Number),
      confidence_score: 0.9,
      dietary_labels: ['pescatarian'],
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

  it('sends the model a copy without metadata except the orientation, and serves only that copy', async () => {
    await model.sees(seenMealOf(['banana', 120]));
    const { body } = await analyze(mara, await upload(phonePhoto));
    const { pictures } = await model.lastAsked();
    const copy = await shown(body.image_url);
    expect(pictures).toEqual([dataUrl(copy)]);
    expect([orientationIn(copy), copy.includes(PLACE)]).toEqual([6, false]);
  });

  it('rejects bytes that are not the declared image before calling a model', async () => {
    const before = await model.requestCount();
    const { key } = await uploadPhoto(mara, Buffer.from('<svg onload="alert(1)"/>'));
    const { status, body } = await analyze(mara, key);
    expect([status, body.code]).toEqual([422, 'PHOTO_NOT_AN_IMAGE']);
    expect(await model.requestCount()).toBe(before);
  });

  it.each([
    ['a photo without food', () => model.sees(seenMealOf()), 422, 'NO_FOOD_IN_PHOTO'],
    ['a model answer that breaks the schema', () => model.says('{"items":1}'), 502, 'MODEL_ANSWER_INVALID'],
    ['a busy provider', () => model.fails(429), 503, 'MODEL_BUSY'],
    ['an unavailable provider', () => model.fails(500), 503, 'MODEL_UNAVAILABLE'],
  ] as const)('reports %s, keeps the photo and allows a retry', async (_, script, status, code) => {
    const { id, key } = await uploadPhoto(mara, tinyJpeg);
    await script();
    const failed = await analyze(mara, key);
    expect([failed.status, failed.body.code]).toEqual([status, code]);
    expect((await mara.call('GET', `/api/photos/${id}`)).status).toBe(200);
    await model.sees(seenMealOf(['banana', 120]));
    expect((await analyze(mara, key)).status).toBe(200);
  });

  it('returns 404 for a photo that was never uploaded and for an invented key', async () => {
    const permit = await mara.call('POST', '/api/photos', { content_type: 'image/jpeg', size: 10 });
    const answers = [await analyze(mara, permit.body.key), await analyze(mara, '../../etc/passwd')];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [404, 'PHOTO_NOT_FOUND'],
      [404, 'PHOTO_NOT_FOUND'],
    ]);
  });

  it('rejects an image that declares more pixels than a device can decode', async () => {
    const before = await model.requestCount();
    const { status, body } = await analyze(
      mara,
      await upload(sized('image/jpeg', { width: 12_000, height: 8_400 })),
    );
    expect([status, body.code]).toEqual([422, 'PHOTO_TOO_LARGE']);
    expect(await model.requestCount()).toBe(before);
  });
});

describe('analyze-food-image with an inline image', () => {
  it.each([
    ['image/jpeg', phonePhoto],
    ['image/png', tinyPng()],
    ['image/webp', tinyWebp],
  ])('API-05 (D38) accepts %s as a data URL, stripped and stored like an upload', async (type, bytes) => {
    await model.sees(seenMealOf(['banana', 120]));
    const { status, body } = await analyze(mara, dataUrl(bytes, type));
    expect(status).toBe(200);
    const copy = await shown(body.image_url);
    expect((await model.lastAsked()).pictures).toEqual([dataUrl(copy, type)]);
    expect(copy.includes(PLACE)).toBe(false);
  });

  it('accepts an image of 4 MB', async () => {
    await model.sees(seenMealOf(['banana', 120]));
    const behindItsEnd = Buffer.alloc(4 * 1024 * 1024 - tinyJpeg.length, 7);
    const { status, body } = await analyze(mara, dataUrl(Buffer.concat([tinyJpeg, behindItsEnd])));
    expect(status).toBe(200);
    expect(await shown(body.image_url)).toEqual(tinyJpeg);
  });

  it('rejects bytes that are not the declared image type', async () => {
    const { status, body } = await analyze(mara, dataUrl(tinyPng(), 'image/jpeg'));
    expect([status, body.code]).toEqual([422, 'PHOTO_NOT_AN_IMAGE']);
    expect(body.details.map(({ field }) => field)).toEqual(['image']);
  });
});

describe('analyze-food-image with several photos', () => {
  it('sends all photos to the model in one request, as one meal, and returns the first photo', async () => {
    await model.sees(seenMealOf(['banana', 120]));
    const before = await model.requestCount();
    const photos = [tinyJpeg, phonePhoto, withJpegSegment(tinyJpeg, 0xfe, 'another')];
    const images = await Promise.all(photos.map(upload));
    const { status, body } = await send(mara, { images });
    expect(status).toBe(200);
    expect(await model.requestCount()).toBe(before + 1);
    const { pictures, words } = await model.lastAsked();
    expect(pictures).toHaveLength(3);
    expect(words.join(' ')).toMatch(/3 photos show one and the same meal.*never count a food twice/s);
    expect(body.image_url).toContain(images[0]!.replace('incoming/', 'photos/'));
  });

  it('names the broken photo, keeps the others and calls no model', async () => {
    const before = await model.requestCount();
    const images = [await upload(), await upload(Buffer.from('no picture')), await upload()];
    const { status, body } = await send(mara, { images });
    expect([status, body.code]).toEqual([422, 'PHOTO_NOT_AN_IMAGE']);
    expect(body.details.map(({ field }) => field)).toEqual(['images.1']);
    expect(await model.requestCount()).toBe(before);
    const kept = await Promise.all(
      images.map(async (key) => (await mara.call('GET', `/api/photos/${key.slice(-26)}`)).status),
    );
    expect(kept).toEqual([200, 404, 200]);
  });
});

it('analyzes 100 photos a day; further ones are stored without calling a model', async () => {
  const eve = await withUser({ plan: 'basic', profile: { ai_consent: 'granted' } });
  await model.sees(seenMealOf(['banana', 120]));
  const images = await Promise.all(
    Array.from({ length: 5 }, async () => (await uploadPhoto(eve, tinyJpeg)).key),
  );
  await useUp(inject('dataDir'), eve, dailyLimits.photos, 95);
  expect((await send(eve, { images })).status).toBe(200);
  const before = await model.requestCount();
  const { id, key } = await uploadPhoto(eve, tinyJpeg);
  const { status, body, headers } = await analyze(eve, key);
  expect([status, body.code]).toEqual([429, 'DAILY_LIMIT_REACHED']);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await model.requestCount()).toBe(before);
  expect((await eve.call('GET', `/api/photos/${id}`)).status).toBe(200);
});

it('D45 unknown text is sent to the model after consent, at most 200 times a day', async () => {
  await model.says(JSON.stringify({ items: [] }));
  const before = await model.requestCount();
  const eve = await withUser();
  const look = (text: string) => eve.call('POST', '/api/foods/describe', { text });
  expect((await look('zvrblk')).body.code).toBe('CONSENT_NEEDED');
  expect((await look('a banana; zvrblk')).status).toBe(200);
  expect(await model.requestCount()).toBe(before);
  await decide(eve, 'granted');
  await useUp(inject('dataDir'), eve, dailyLimits.words, 196);
  const answers = await Promise.all([1, 2, 3, 4].map(() => look('zvrblk')));
  expect(answers.map(({ body }) => body.code)).toEqual(answers.map(() => 'NO_FOOD_RECOGNISED'));
  const { status, body, headers } = await look('zvrblk');
  expect([status, body.code]).toEqual([429, 'DAILY_LIMIT_REACHED']);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await look('a banana; zvrblk')).body).toMatchObject({ engine: 'rules', items: [{}] });
  expect((await model.requestCount()) - before).toBe(4);
});

it('the logs contain no model answer, even when it is unusable', async () => {
  await model.says('Zwetschgendatschi, said the model');
  expect((await analyze(mara, await upload())).body.code).toBe('MODEL_ANSWER_INVALID');
  const written = logsOf(inject('dataDir')).join('\n');
  expect(written).toContain('MODEL_ANSWER_INVALID');
  expect(written).not.toContain('Zwetschgen');
});

describe('Photo consent', () => {
  it.each([null, 'declined'] as const)(
    'D45 without consent (%s) stores the photo and sends no byte of it to a model',
    async (consent) => {
      await model.sees(seenMealOf(['banana', 120]));
      const cautious = await withUser({ plan: 'basic' });
      await decide(cautious, consent);
      const before = await model.requestCount();
      const { id, key } = await uploadPhoto(cautious, tinyJpeg);
      for (const body of [{ image: key }, { images: [key] }, { image: dataUrl(tinyJpeg) }]) {
        const refused = await send(cautious, body);
        expect([refused.status, refused.body.code]).toEqual([403, 'CONSENT_NEEDED']);
      }
      expect(await model.requestCount()).toBe(before);
      expect((await cautious.call('GET', `/api/photos/${id}`)).status).toBe(200);
      await decide(cautious, 'granted');
      expect((await analyze(cautious, key)).status).toBe(200);
    },
  );
});
