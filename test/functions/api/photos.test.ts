import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { type ApiUser, uploadPhoto, ZONE } from '#test/support/api-user.ts';
import { tinyJpeg, tinyPng } from '#test/support/pictures/tiny.ts';
import { withUser } from '#test/support/with-user.ts';

const origin = inject('origin');
let mara: ApiUser;
let ben: ApiUser;

beforeAll(async () => {
  [mara, ben] = await Promise.all([withUser(), withUser({ name: 'Ben Other' })]);
});

/** Checks and stores a photo. Without consent no model is asked. */
const keep = async (user: ApiUser, bytes: Buffer = tinyJpeg) => {
  const { id, key } = await uploadPhoto(user, bytes);
  const { body } = await user.call('POST', '/api/functions/analyze-food-image', { image: key });
  expect(body.code).toBe('CONSENT_NEEDED');
  return { id, key };
};
const addressOf = async (user: ApiUser, id: string): Promise<string> =>
  (await user.call('GET', `/api/photos/${id}`)).body.image_url;
const show = (path: string): Promise<Response> => fetch(`${origin}${path}`);
const statusOf = async (path: string): Promise<number> => (await show(path)).status;

describe('The photo bucket', () => {
  it('accepts a photo with a signed upload permission', async () => {
    expect((await uploadPhoto(mara, tinyJpeg)).status).toBe(204);
  });

  it('rejects a photo over 8 MB', async () => {
    const { status, text } = await uploadPhoto(mara, randomBytes(8 * 1024 * 1024 + 1));
    expect([status, text]).toEqual([400, expect.stringContaining('EntityTooLarge')]);
  });

  it('rejects a photo whose type differs from the declared one', async () => {
    const { status, text } = await uploadPhoto(mara, tinyPng(), { sentAs: 'image/svg+xml' });
    expect([status, text]).toEqual([403, expect.stringContaining('AccessDenied')]);
  });
});

describe('A stored photo', () => {
  it('serves the photo from its signed URL', async () => {
    const { id } = await keep(mara);
    const shown = await show(await addressOf(mara, id));
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(Buffer.from(await shown.arrayBuffer())).toEqual(tinyJpeg);
  });

  it('refuses a URL without a signature, with a modified one or with that of another photo', async () => {
    const [one, other] = [await keep(mara), await keep(mara)];
    const address = await addressOf(mara, one.id);
    const faults = [
      address.replace(/\?.*/, ''),
      address.replace(/Signature=..../, 'Signature=AAAA'),
      address.replace(/&?Signature=[^&]+/, ''),
      address.replace(one.id, other.id),
      address.replace(`photos/${one.id}`, one.key),
      address.replace('/photos/', '/photos//'),
    ];
    expect(await statusOf(address)).toBe(200);
    const answers = await Promise.all(faults.map(show));
    // Paths outside photos/ do not exist.
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 404, 403]);
    for (const { headers } of answers) expect(headers.get('content-type')).not.toContain('image');
  });

  it('refuses a URL whose expiry was extended', async () => {
    const { id } = await keep(mara);
    const address = new URL(await addressOf(mara, id), origin);
    const readable = (address.searchParams.get('Policy') ?? '')
      .replaceAll('-', '+')
      .replaceAll('_', '=')
      .replaceAll('~', '/');
    const policy = Buffer.from(readable, 'base64').toString();
    const expires = Number(/"AWS:EpochTime":(\d+)/.exec(policy)?.[1]);
    expect(expires * 1000).toBeGreaterThan(Date.now());
    expect(expires * 1000).toBeLessThanOrEqual(Date.now() + 15 * 60_000);
    const longer = Buffer.from(policy.replace(String(expires), String(expires + 3_600)))
      .toString('base64')
      .replaceAll('+', '-')
      .replaceAll('=', '_')
      .replaceAll('/', '~');
    address.searchParams.set('Policy', longer);
    expect(await statusOf(address.pathname + address.search)).toBe(403);
  });

  it('rejects a deleted photo at once, and responds to requests for missing files without XML of the bucket', async () => {
    const { id } = await keep(mara);
    const logged = await mara.call('POST', '/api/food-entries', {
      food_name: 'Soup',
      calories: 90,
      image_url: `photos/${id}`,
      time_zone: ZONE,
    });
    expect((await mara.call('GET', `/api/photos/${id}`)).status).toBe(200);
    expect((await mara.call('DELETE', `/api/food-entries/${logged.body.id}`)).status).toBe(204);
    expect((await mara.call('GET', `/api/photos/${id}`)).status).toBe(404);
    for (const path of ['/assets/missing.js', '/missing.txt']) {
      const answer = await show(path);
      expect([answer.status, await answer.json()]).toEqual([404, { message: 'Not Found' }]);
    }
  });

  it('moves the photo out of the upload prefix, which is never served', async () => {
    const { key } = await keep(mara);
    const waiting = await uploadPhoto(mara, tinyJpeg);
    const types = await Promise.all(
      [key, waiting.key].map(async (path) => (await show(`/${path}`)).headers.get('content-type')),
    );
    for (const type of types) expect(type).not.toContain('image');
    expect((await mara.call('GET', `/api/photos/${waiting.id}`)).status).toBe(404);
  });

  it('a stored photo cannot be viewed, logged or analyzed by another user', async () => {
    const { id, key } = await keep(mara);
    const answers = [
      await ben.call('GET', `/api/photos/${id}`),
      await ben.call('POST', '/api/functions/analyze-food-image', { image: key }),
      await ben.call('POST', '/api/food-entries', {
        food_name: 'Not mine',
        calories: 1,
        image_url: `photos/${id}`,
        time_zone: ZONE,
      }),
    ];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
      Array.from({ length: 3 }, () => [404, 'PHOTO_NOT_FOUND']),
    );
  });

  it('SCAN-28 deletes the photo with its entry and the values of the scan', async () => {
    const { id } = await keep(mara);
    const { status, body: entry } = await mara.call('POST', '/api/food-entries', {
      food_name: 'Banana',
      calories: 107,
      sugar: 14.7,
      sodium: 1.2,
      confidence_score: 0.9,
      image_url: await addressOf(mara, id),
      time_zone: ZONE,
    });
    expect(status).toBe(201);
    const { body: kept } = await mara.call('GET', `/api/food-entries/${entry.id}`);
    expect(kept).toMatchObject({ sugar: 14.7, sodium: 1.2, confidence_score: 0.9 });
    expect((await show(kept.image_url)).headers.get('content-type')).toBe('image/jpeg');
  });
});
