import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { requestLog, socketLog } from '#infra/constructs/api/access-log-format.ts';
import type { ApiUser } from '#test/support/api-user.ts';
import { isFull } from '#test/support/full-size.ts';
import { logsOf } from '#test/support/logs-of.ts';
import { personalIn } from '#test/support/personal-in-logs.ts';
import { type ScriptedModel, scriptPictureModel } from '#test/support/picture-model.ts';
import { withUser } from '#test/support/with-user.ts';
import { PLANTED, plantedRequests } from './planted-requests.ts';

const origin = inject('origin');
const dataDir = inject('dataDir');
/** A value of hers only, which occurs in no ID. */
const WEIGHT = 71.377;
const AT_ONCE = 6;

let mara: ApiUser;
let model: ScriptedModel;
beforeAll(async () => {
  model = scriptPictureModel(inject('modelUrl'));
  mara = await withUser({
    name: `${PLANTED} Lind`,
    plan: 'enterprise',
    profile: { weight: WEIGHT, ai_consent: 'granted' },
  });
});

const linesOf = async (feature: string, id: string): Promise<string[]> => {
  const lines = () => logsOf(dataDir, feature).filter((line) => line.includes(id));
  await expect.poll(lines).not.toEqual([]);
  return lines();
};

const describeMeal = (text: string, id: string) =>
  mara.call('POST', '/api/foods/describe', { text }, { 'x-request-id': id });

describe('The request ID', () => {
  it('one request ID connects the browser, the model, the response, the error and every log line', async () => {
    const id = randomUUID();
    await model.fails(500, `${PLANTED} was in the request`);
    const { headers } = await describeMeal(`300 g of ${PLANTED} with glorbnag`, id);
    expect(headers.get('x-request-id')).toBe(id);
    expect(await model.requestIds()).toContain(id);
    const lines = (await linesOf('FoodsIndex', id)).map(
      (line) => JSON.parse(line) as Record<string, unknown>,
    );
    expect(lines.filter(({ request_id }) => request_id !== id)).toEqual([]);
    const told = lines.find(({ level }) => level !== undefined);
    expect(told).toMatchObject({
      route: 'POST /api/foods/describe',
      xray_trace_id: expect.stringMatching(/^1-/),
    });
    expect(told?.['gateway_id']).toBe(headers.get('apigw-requestid'));

    const refused = await mara.call('POST', '/api/foods/describe', {}, { 'x-request-id': id });
    expect(refused.body).toMatchObject({ code: 'VALIDATION_FAILED', request_id: id });
  });

  it('the request ID comes from the gateway when the browser sends none or an invalid UUID', async () => {
    for (const told of [undefined, '', PLANTED, 'a'.repeat(36), `${randomUUID()}\t${PLANTED}`]) {
      const answer = await mara.call(
        'GET',
        '/api/profile',
        undefined,
        told === undefined ? {} : { 'x-request-id': told },
      );
      expect(answer.headers.get('x-request-id')).toBe(answer.headers.get('apigw-requestid'));
    }
  });
});

describe('The logs of all functions', () => {
  it('the logs of all functions contain nothing that users write, wherever they write it and even when it is rejected', async () => {
    const requests = plantedRequests().flatMap(({ taken, refused }, at) =>
      isFull ? [taken, refused] : [at % 2 === 0 ? taken : refused],
    );
    expect(requests.length).toBeGreaterThan(60);
    const last = randomUUID();
    const statuses: number[] = [];
    for (let from = 0; from < requests.length; from += AT_ONCE) {
      const some = requests.slice(from, from + AT_ONCE).map(async ({ route, path, body }) => {
        const answer = await fetch(origin + path, {
          method: route.method,
          headers: {
            authorization: `Bearer ${mara.tokens.AccessToken}`,
            'content-type': 'application/json',
            'user-agent': PLANTED,
            'x-request-id': PLANTED,
          },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        });
        await answer.arrayBuffer();
        return answer.status;
      });
      statuses.push(...(await Promise.all(some)));
    }
    // Both kinds reached the functions.
    expect(statuses.filter((status) => status < 300).length).toBeGreaterThan(15);
    expect(statuses.filter((status) => status === 400).length).toBeGreaterThan(15);
    await mara.call('POST', '/api/foods/describe', {}, { 'x-request-id': last });
    await linesOf('FoodsIndex', last);

    const lines = logsOf(dataDir);
    expect(lines.length).toBeGreaterThan(requests.length / 2);
    const values = { 'what was planted': PLANTED, 'an e-mail': mara.email, 'a weight': String(WEIGHT) };
    expect(personalIn(lines, values)).toEqual([]);
  });

  it.each([
    ['operations-agent', 'AgentsIndex', { action: 'summary', data: { [PLANTED]: 1e-200 } }],
    [
      'executive-assistant',
      'ExecutiveIndex',
      { action: 'generate_email', data: { customData: { [PLANTED]: {} } } },
    ],
  ])(
    'the logs of all functions name a free-form field, but none of the names inside it: %s',
    async (route, feature, body) => {
      const id = randomUUID();
      const { status } = await mara.call('POST', `/api/functions/${route}`, body, { 'x-request-id': id });
      expect(status).toBe(400);
      const lines = await linesOf(feature, id);
      expect(lines.some((line) => line.includes('"fields":["data"'))).toBe(true);
      expect(personalIn(lines, { 'what was planted': PLANTED })).toEqual([]);
    },
  );

  it('the log check fails when the logs contain user text', () => {
    const leaks = [
      `{"message":"No ${PLANTED.toLowerCase()}"}`,
      '{"authorization":"Bearer abc"}',
      '{"token":"eyJhbGciOiJub25l.eyJzdWIiOiIxIn0"}',
      '{"secret":"pw_0123456789abcdefghijkl"}',
      '{"url":"https://b.example/p.jpg?Policy=x"}',
      '{"url":"https://b.example/p.jpg?X-Amz-Signature=x"}',
      '{"to":"ben@plate.example"}',
    ];
    expect(leaks.filter((line) => personalIn([line], { planted: PLANTED }).length === 0)).toEqual([]);
    expect(personalIn(['{"level":"INFO","route":"GET /api/profile","request_id":"x"}'], {})).toEqual([]);
  });
});

describe('An error reported by a browser', () => {
  // In the full run the address has sent too many reports by then.
  it.skipIf(isFull)(
    'an error reported by a browser becomes one log line and one metric, even from anonymous users',
    async () => {
      const frames = [`assets/app-${randomUUID().slice(0, 8)}.js:1:2`];
      const report = { name: 'TypeError', message: 'No "soup"', frames, route: '/dashboard' };
      const answer = await fetch(`${origin}/api/client-errors`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...report, version: 'unknown', browser: 'firefox', online: true }),
      });
      expect(answer.status).toBe(204);
      const [line = ''] = await linesOf('ClientErrorsIndex', frames[0]!);
      expect(JSON.parse(line)).toMatchObject({
        message: 'CLIENT_ERROR',
        client_error: { name: 'TypeError', message: 'No [text]', frames, browser: 'firefox' },
      });
      await linesOf('ClientErrorsIndex', '"ClientErrors":1');
    },
  );
});

describe('The access logs of the gateways', () => {
  it('the access logs contain no path, query, address, header or claim', () => {
    for (const format of [requestLog, socketLog]) {
      const named = [...format.toString().matchAll(/\$context\.([\w.]+)/g)].map(([, name = '']) => name);
      expect(named).toContain('requestId');
      expect(
        named.filter((name) => /path|query|identity|claims|principal|header|domain/i.test(name)),
      ).toEqual([]);
    }
  });
});
