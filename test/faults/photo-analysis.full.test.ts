import './support/quiet-logs.ts';
import { describe, expect, it, vi } from 'vitest';
import { creditBalance } from '#shared/credits/schema.ts';
import { type ErrorCode, errorCatalogue } from '#shared/errors/catalogue.ts';
import type { Fault, ServiceAnswer, ServiceRequest } from '#test/support/faulty-service.ts';
import { seenMealOf } from '#test/support/picture-model.ts';
import { tinyJpeg } from '#test/support/pictures/tiny.ts';
import { isBucketCall, openFaultyAws } from './support/faulty-aws.ts';
import { callRoute } from './support/feature-handlers.ts';

const aws = openFaultyAws();
let people = 0;

const json = (body: unknown): ServiceAnswer => ({
  status: 200,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
/** A response in OpenAI's API. */
const says = (content: string | null, more: object = {}, finish_reason = 'stop'): ServiceAnswer =>
  json({ choices: [{ index: 0, finish_reason, message: { role: 'assistant', content, ...more } }] });
const banana = says(JSON.stringify(seenMealOf(['banana', 120])));

const isModelCall = ({ path }: ServiceRequest): boolean => path.startsWith('/model/');
const isModelKey = ({ body, headers }: ServiceRequest): boolean =>
  headers['x-amz-target'] === 'AmazonSSM.GetParameter' && body.includes('model-key');

/** Everything works except requests with a `fault`. */
const failing = (fault: (request: ServiceRequest) => Fault | null): void =>
  aws.service.always((request) => {
    if (isModelKey(request)) return json({ Parameter: { Name: 'key', Value: 'sk-scripted' } });
    return fault(request) ?? (isModelCall(request) ? banana : null);
  });
const healthy = (): void => failing(() => null);
const atModel =
  (fault: Fault) =>
  (request: ServiceRequest): Fault | null =>
    isModelCall(request) ? fault : null;
const atBucket =
  (fault: Fault) =>
  (request: ServiceRequest): Fault | null =>
    isBucketCall(request) ? fault : null;

const somebody = async (): Promise<string> => {
  const person = `eater-${(people += 1)}`;
  healthy();
  const profile = { routeKey: 'PUT /api/profile', path: '/api/profile', body: { ai_consent: 'granted' } };
  expect((await callRoute(person, { ...profile, key: 'press-consent' })).status).toBe(200);
  return person;
};
const analyse = (person: string) =>
  callRoute(person, {
    routeKey: 'POST /api/functions/analyze-food-image',
    path: '/api/functions/analyze-food-image',
    body: { image: `data:image/jpeg;base64,${tinyJpeg.toString('base64')}` },
    key: 'press-photo',
  });
const credits = async (person: string): Promise<number> => {
  const { body } = await callRoute(person, { routeKey: 'GET /api/credits', path: '/api/credits' });
  return creditBalance.parse(body).total;
};

/** Expects an error that costs nothing, and that a retry of the same request succeeds and is charged once. */
const expectRefusedThenServed = async (
  fault: (request: ServiceRequest) => Fault | null,
  code: ErrorCode,
  mend = healthy,
) => {
  const person = await somebody();
  const before = await credits(person);
  failing(fault);
  const { status, message } = errorCatalogue[code];
  expect(await analyse(person)).toMatchObject({ status, body: { code, message } });
  const modelCalls = aws.service.requests.filter(isModelCall).length;
  mend();
  expect(await credits(person)).toBe(before);
  expect(await analyse(person)).toMatchObject({ status: 200, body: { food_name: 'banana' } });
  expect((await analyse(person)).status).toBe(200);
  expect(await credits(person)).toBe(before - 5);
  return { modelCalls };
};

const s3Error = (status: number, code: string): Fault => ({
  status,
  headers: { 'content-type': 'application/xml' },
  body: `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>Scripted.</Message></Error>`,
});

describe('Analyzing a photo while the bucket fails', () => {
  it.each<[string, Fault, ErrorCode]>([
    ['asks to slow down (503)', s3Error(503, 'SlowDown'), 'SERVICE_UNAVAILABLE'],
    ['drops the connection', 'hang up', 'SERVICE_UNAVAILABLE'],
    ['denies access (403), which is permanent', s3Error(403, 'AccessDenied'), 'INTERNAL'],
  ])('calls no model, charges nothing and allows a retry when the bucket %s', async (_, fault, code) => {
    expect(await expectRefusedThenServed(atBucket(fault), code)).toEqual({ modelCalls: 0 });
  });
});

describe('Analyzing a photo while the model fails', () => {
  const refused = (status: number): Fault => ({
    status,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ error: { message: 'scripted', type: 'scripted' } }),
  });

  it.each<[string, Fault, ErrorCode]>([
    ['is rate-limited (429)', refused(429), 'MODEL_BUSY'],
    ['fails (500)', refused(500), 'MODEL_UNAVAILABLE'],
    ['drops the connection', 'hang up', 'MODEL_UNAVAILABLE'],
    ['truncates its answer', { ...banana, body: '{"choices":[{"mess' }, 'MODEL_ANSWER_INVALID'],
    ['answers no JSON', says('A banana!'), 'MODEL_ANSWER_INVALID'],
    ['answers nothing', says(''), 'MODEL_ANSWER_INVALID'],
    ['refuses to answer', says(null, { refusal: 'I cannot help with that.' }), 'MODEL_ANSWER_INVALID'],
    [
      'does not come to an end',
      says('{"contains_food":true,"items":[', {}, 'length'),
      'MODEL_ANSWER_TOO_LONG',
    ],
  ])(
    'shows the user a next step, charges nothing and allows a retry when the model %s',
    async (_, fault, code) => {
      await expectRefusedThenServed(atModel(fault), code);
    },
  );

  it('shows the user a next step and charges nothing when the model misses the deadline', async () => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    const hastened = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms * 0.2));
    await expectRefusedThenServed(atModel('hang'), 'MODEL_TIMEOUT', () => {
      hastened.mockRestore();
      healthy();
    });
  });
});
