import './support/quiet-logs.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPhotoBucket } from '#functions/platform/photos/photo-bucket.ts';
import { createPhotoRepository } from '#functions/photos/repository.ts';
import { createPhotoService } from '#functions/photos/service.ts';
import { createApiHandler } from '#functions/platform/http/api-handler.ts';
import { newUlid } from '#functions/platform/ids.ts';
import { photoRoutes } from '#shared/photos/routes.ts';
import { incomingKeyOf, photoKeyOf } from '#shared/photos/schema.ts';
import { callInProcess } from '#test/support/api-event.ts';
import type { Fault } from '#test/support/faulty-service.ts';
import { tinyJpeg } from '#test/support/pictures/tiny.ts';
import { freePort } from '#test/support/start-product.ts';
import { type FaultyAws, isBucketCall, startFaultyAws } from './support/faulty-aws.ts';
import { PATIENCE } from '#test/support/patience.ts';

/** Long enough for a response on a busy machine, short enough to wait for a timeout. */
const SILENCE_MS = 1_200 * PATIENCE;
const clock = (): Date => new Date('2026-11-20T12:00:00Z');

let aws: FaultyAws;
let id: string;

/** Keeps a photo through the API's real handler: requesting it checks and stores it. */
const keepPhoto = async () => {
  const repository = createPhotoRepository(aws.table, clock);
  const service = createPhotoService({
    repository,
    bucket: createPhotoBucket('photos-bucket', SILENCE_MS),
    clock,
    newId: newUlid,
  });
  const handler = createApiHandler(
    { read: photoRoutes.read },
    {
      read: async ({ caller, params, deadline }) => {
        const { key } = await service.keep(caller.user_id, params.id, deadline);
        return { id: params.id, image_url: key };
      },
    },
    { session: async () => undefined },
  );
  return callInProcess(handler, 'mara', {
    routeKey: 'GET /api/photos/{id}',
    path: `/api/photos/${id}`,
    params: { id },
  });
};

beforeAll(async () => {
  aws = await startFaultyAws();
  vi.spyOn(Math, 'random').mockReturnValue(0.05);
});
beforeEach(async () => {
  id = newUlid();
  await createPhotoRepository(aws.table, clock).expect('mara', id, 'image/jpeg');
  aws.objects.set(incomingKeyOf(id), tinyJpeg);
});
afterEach(() => aws.service.heal());
afterAll(async () => {
  vi.restoreAllMocks();
  await aws.stop();
});

const s3Error = (status: number, code: string): Fault => ({
  status,
  headers: { 'content-type': 'application/xml' },
  body: `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>Scripted.</Message></Error>`,
});

const faults: [string, Fault][] = [
  ['asks to slow down (503 SlowDown)', s3Error(503, 'SlowDown')],
  ['has an internal error (500)', s3Error(500, 'InternalError')],
  ['does not respond', 'hang'],
  ['drops the connection', 'hang up'],
  ['truncates its response', 'cut'],
];
const methods = ['GET', 'PUT', 'DELETE'];

describe('Storing a photo while the bucket fails', () => {
  it.each(faults)('succeeds when the bucket %s once', async (_, fault) => {
    let failed = false;
    aws.service.always((request) => {
      if (failed || !isBucketCall(request)) return null;
      failed = true;
      return fault;
    });
    expect((await keepPhoto()).status).toBe(200);
    expect([...aws.objects.keys()].filter((key) => key.includes(id))).toEqual([photoKeyOf(id)]);
  });

  it.each(faults)(
    'answers 503 in time and allows a retry when the bucket %s permanently',
    async (_, fault) => {
      for (const method of methods) {
        aws.service.always((request) => (isBucketCall(request) && request.method === method ? fault : null));
        const answer = await keepPhoto();
        const isCutWithoutBody = fault === 'cut' && method !== 'GET';
        if (!isCutWithoutBody)
          expect([answer.status, answer.body.code]).toEqual([503, 'SERVICE_UNAVAILABLE']);
        expect(aws.service.requests.filter(isBucketCall).length).toBeLessThanOrEqual(6);
        aws.service.heal();
      }
      const again = await keepPhoto();
      expect([again.status, again.body.image_url]).toEqual([200, photoKeyOf(id)]);
      expect(aws.objects.get(photoKeyOf(id))).toEqual(tinyJpeg);
    },
  );

  it('answers 503 and allows a retry when the bucket is unreachable', async () => {
    const endpoint = process.env['AWS_ENDPOINT_URL'];
    vi.stubEnv('AWS_ENDPOINT_URL', `http://127.0.0.1:${await freePort()}`);
    const answer = await keepPhoto();
    vi.stubEnv('AWS_ENDPOINT_URL', endpoint);
    expect([answer.status, answer.body.code]).toEqual([503, 'SERVICE_UNAVAILABLE']);
    expect((await keepPhoto()).status).toBe(200);
  });

  it('answers 404, not a server error, when the upload is missing', async () => {
    aws.objects.delete(incomingKeyOf(id));
    const answer = await keepPhoto();
    expect([answer.status, answer.body.code]).toEqual([404, 'PHOTO_NOT_FOUND']);
  });
});
