import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIGatewayProxyStructuredResultV2, PostConfirmationTriggerEvent } from 'aws-lambda';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleFunctions, functionEntries } from '#infra/bundles/bundle-functions.ts';
import { createTestFolder } from '#test/infra/local/host/fixtures/test-cloud.ts';
import { apiEventOf, type InProcessRequest } from '#test/support/api-event.ts';
import { type BundledFunction, startBundledFunction } from '#test/support/bundled-function.ts';
import { writePlan } from '#test/support/give-plan.ts';
import { type MeasuredCloud, startMeasuredCloud } from '#test/support/measured-cloud.ts';
import { tinyJpeg } from '#test/support/pictures/tiny.ts';
import { spoken } from '#test/support/synthetic-speech.ts';
import { MIN_SHARE_HEARD, shareHeard } from '#test/support/recognized-words.ts';
import { isFull } from '#test/support/full-size.ts';

const place = createTestFolder();
/** A full run has already created the bundles. */
const made = process.env['FUNCTION_BUNDLES'];
const bundles = made ?? mkdtempSync(join(tmpdir(), 'platewise-bundles-'));
const started: BundledFunction[] = [];
let product: MeasuredCloud;
beforeAll(async () => {
  [product] = await Promise.all([
    startMeasuredCloud({}, place.webDist),
    ...(made === undefined ? [bundleFunctions(bundles)] : []),
  ]);
});
afterAll(async () => {
  for (const fn of started) fn.stop();
  await product.stop();
  place.remove();
  if (made === undefined) rmSync(bundles, { recursive: true });
});

const start = async (entry: string): Promise<BundledFunction> => {
  const fn = await startBundledFunction(product, bundles, entry);
  started.push(fn);
  return fn;
};

const ask = async (fn: BundledFunction, request: InProcessRequest) => {
  const { result } = await fn.call<APIGatewayProxyStructuredResultV2>(apiEventOf('mara', request));
  return { status: result.statusCode, body: JSON.parse(result.body ?? 'null') as Record<string, unknown> };
};

describe('The functions, bundled as for Lambda', () => {
  // The quick run's product uses these bundles, so one that does not start fails there.
  it.runIf(isFull)('every bundled function starts', async () => {
    for (const entry of functionEntries()) (await start(entry)).stop();
  });

  it('the bundled functions log a meal and return it', async () => {
    const entries = await start('functions/food-entries/index.lambda.ts');
    const body = { food_name: 'Apple', calories: 95, time_zone: 'UTC' };
    const logged = await ask(entries, {
      routeKey: 'POST /api/food-entries',
      path: '/api/food-entries',
      body,
    });
    expect(logged).toMatchObject({ status: 201, body: { food_name: 'Apple' } });
    const dashboard = await start('functions/dashboard/index.lambda.ts');
    const day = await ask(dashboard, {
      routeKey: 'GET /api/dashboard',
      path: '/api/dashboard',
      query: { time_zone: 'UTC' },
    });
    expect(day).toMatchObject({ status: 200, body: { today: { total_calories: 95 } } });
    const removed = await ask(entries, {
      routeKey: 'DELETE /api/food-entries/{id}',
      path: `/api/food-entries/${String(logged.body['id'])}`,
      params: { id: String(logged.body['id']) },
    });
    expect(removed.status).toBe(204);
  });

  it('the bundled functions render a report with the bundled fonts', async () => {
    await writePlan(product.table, 'mara', 'enterprise');
    const diary = await start('functions/diary/index.lambda.ts');
    const drunk = await ask(diary, {
      routeKey: 'POST /api/diary/{date}/water',
      path: '/api/diary/2026-11-20/water',
      params: { date: '2026-11-20' },
      body: { milliliters: 500 },
    });
    expect(drunk.status).toBe(200);
    const reports = await start('functions/health-reports/index.lambda.ts');
    const path = '/api/functions/health-report';
    const body = { from: '2026-11-20', to: '2026-11-20', format: 'pdf' };
    const { result } = await reports.call<APIGatewayProxyStructuredResultV2>(
      apiEventOf('mara', { routeKey: `POST ${path}`, path, body }),
    );
    expect(result).toMatchObject({ statusCode: 200, isBase64Encoded: true });
    expect(
      Buffer.from(result.body ?? '', 'base64')
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  });

  it('the bundled functions parse a meal with the bundled food table', async () => {
    const foods = await start('functions/foods/index.lambda.ts');
    const path = '/api/foods/describe';
    const body = { text: '100 g of rice' };
    const meal = await ask(foods, { routeKey: `POST ${path}`, path, body });
    expect(meal).toMatchObject({
      status: 200,
      body: { items: [{ grams: 100, source: 'usda' }], engine: 'rules' },
    });
  });

  it("the bundled functions store an uploaded photo, and report a missing one, using the bucket's errors", async () => {
    const profile = await start('functions/profile/index.lambda.ts');
    await ask(profile, {
      routeKey: 'PUT /api/profile',
      path: '/api/profile',
      body: { ai_consent: 'granted' },
    });
    const photos = await start('functions/photos/index.lambda.ts');
    const scan = await start('functions/scan/index.lambda.ts');
    const path = '/api/functions/analyze-food-image';
    const analyze = (image: unknown) => ask(scan, { routeKey: `POST ${path}`, path, body: { image } });
    const permit = async () => {
      const body = { content_type: 'image/jpeg', size: tinyJpeg.length };
      return (await ask(photos, { routeKey: 'POST /api/photos', path: '/api/photos', body })).body;
    };
    const { id, key, url, fields } = await permit();
    const form = new FormData();
    for (const [name, value] of Object.entries(fields as Record<string, string>)) form.append(name, value);
    form.append('file', new Blob([new Uint8Array(tinyJpeg)]));
    expect((await fetch(String(url), { method: 'POST', body: form })).ok).toBe(true);
    expect(await analyze(key)).toMatchObject({ status: 501, body: { code: 'VISION_NOT_CONFIGURED' } });
    const kept = {
      routeKey: 'GET /api/photos/{id}',
      path: `/api/photos/${String(id)}`,
      params: { id: String(id) },
    };
    expect(await ask(photos, kept)).toMatchObject({ status: 200, body: { id } });
    const { key: neverCame } = await permit();
    expect(await analyze(neverCame)).toMatchObject({ status: 404, body: { code: 'PHOTO_NOT_FOUND' } });
  });

  it('API-11 the bundled functions transcribe a synthetic voice: the event stream is in the bundle', async () => {
    const profile = await start('functions/profile/index.lambda.ts');
    const consent = { routeKey: 'PUT /api/profile', path: '/api/profile', body: { ai_consent: 'granted' } };
    expect((await ask(profile, consent)).status).toBe(200);
    const voice = await start('functions/voice/index.lambda.ts');
    const said = 'two scrambled eggs and a slice of toast for breakfast';
    const { status, body } = await ask(voice, {
      routeKey: 'POST /api/functions/voice-to-text',
      path: '/api/functions/voice-to-text',
      body: { audio: (await spoken(said)).toString('base64') },
    });
    expect({ status, error: body['error'] }).toEqual({ status: 200, error: undefined });
    expect(shareHeard(said, String(body['text']))).toBeGreaterThan(MIN_SHARE_HEARD);
  });

  it('API-10 the bundled functions read a reply aloud: the HTTP/2 client is in the bundle', async () => {
    const speech = await start('functions/speech/index.lambda.ts');
    const { status, body } = await ask(speech, {
      routeKey: 'POST /api/functions/text-to-speech',
      path: '/api/functions/text-to-speech',
      body: { text: 'Two eggs are 156 kcal.', voice: 'nova' },
    });
    expect({ status, has: Object.keys(body) }).toEqual({ status: 200, has: ['audioContent'] });
    expect(String(body['audioContent']).length).toBeGreaterThan(5_000);
  });

  it('the bundled functions create a profile and send the welcome email with accepted signatures', async () => {
    const fn = await start('functions/account/post-confirmation.lambda.ts');
    const event = {
      triggerSource: 'PostConfirmation_ConfirmSignUp',
      request: { userAttributes: { sub: 'lena', email: 'lena@example.com', name: 'Lena' } },
      response: {},
    } as unknown as PostConfirmationTriggerEvent;
    await fn.call(event);
    const mails = product.cloud.mailbox.list('lena@example.com');
    expect(mails).toHaveLength(1);
  });
});
