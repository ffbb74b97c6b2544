import { afterEach, describe, expect, it } from 'vitest';
import { SITE_BUCKET } from '../../http-server/support/resources.ts';
import { changing, changingBehaviour } from '../../http-server/support/stack.ts';
import { object, startFront, type TestFront } from '../../http-server/support/start-front.ts';

let front: TestFront;
const withCode = async (code: string): Promise<void> => {
  front = await startFront(changing('SiteRouter', (old) => ({ ...old, FunctionCode: code })));
};
afterEach(() => front.stop());

describe('CloudFront: functions for requests', () => {
  it('edge functions receive the request in the CloudFront format', async () => {
    await withCode(
      'async function handler(event) { return { statusCode: 200, body: JSON.stringify(event) }; }',
    );
    const response = await front.fetch('/a%20b?tag=1&tag=2&x', {
      headers: { cookie: 'one=1; two=2', 'X-Y': 'z' },
    });
    expect(await response.json()).toMatchObject({
      version: '1.0',
      context: {
        eventType: 'viewer-request',
        distributionId: 'EDIST1',
        distributionDomainName: 'edist1.cloudfront.net',
      },
      viewer: { ip: '127.0.0.1' },
      request: {
        method: 'GET',
        uri: '/a%20b',
        querystring: { tag: { value: '1', multiValue: [{ value: '1' }, { value: '2' }] }, x: { value: '' } },
        headers: { 'x-y': { value: 'z' } },
        cookies: { one: { value: '1' }, two: { value: '2' } },
      },
    });
  });

  it.each([
    ['throws', 'function handler() { throw new Error("no"); }'],
    ['runs for too long', 'function handler() { for (;;) {} }'],
    ['uses the network', 'function handler() { return fetch("http://127.0.0.1"); }'],
    ['returns nothing', 'function handler() {}'],
  ])('edge functions cause a 503 when the code %s', async (_, code) => {
    await withCode(code);
    expect((await front.fetch('/')).status).toBe(503);
  });
});

describe('CloudFront: functions for responses', () => {
  const events = ['viewer-request', 'viewer-response'];
  const FunctionAssociations = events.map((EventType) => ({ EventType, FunctionARN: 'a/SiteRouter' }));
  /** @param code of a handler with `request` and `response`; the latter only exists in its second run */
  const withResponseCode = async (code: string): Promise<void> => {
    const FunctionCode = `function handler({ request, response, context }) {
      if (!response) return request;
      ${code}
    }`;
    front = await startFront((resources) =>
      changing('SiteRouter', (old) => ({ ...old, FunctionCode }))(
        changingBehaviour(null, { FunctionAssociations })(resources),
      ),
    );
    front.objects.set(`${SITE_BUCKET}/page.html`, object('<!doctype html>', 'text/html', 'no-cache'));
  };

  it('edge functions for responses change the status and keep the body', async () => {
    await withResponseCode('response.statusCode = 404; return response;');
    const answer = await front.fetch('/page.html');
    expect([answer.status, await answer.text()]).toEqual([404, '<!doctype html>']);
    expect(answer.headers.get('content-type')).toBe('text/html');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
  });

  it('edge functions for responses receive the original request, and the response without its body', async () => {
    await withResponseCode('return { ...response, body: JSON.stringify({ request, response, context }) };');
    expect(await (await front.fetch('/page.html?x=1')).json()).toMatchObject({
      request: { uri: '/page.html', querystring: { x: { value: '1' } } },
      response: {
        statusCode: 200,
        statusDescription: 'OK',
        headers: { 'content-type': { value: 'text/html' } },
      },
      context: { eventType: 'viewer-response' },
    });
  });

  it('edge functions for responses skip errors of the origin', async () => {
    await withResponseCode('response.statusCode = 204; return response;');
    expect((await front.fetch('/gone.js')).status).toBe(403);
  });

  it('edge functions for responses cause a 503 when they return no response', async () => {
    await withResponseCode('return request;');
    expect((await front.fetch('/page.html')).status).toBe(503);
  });
});
