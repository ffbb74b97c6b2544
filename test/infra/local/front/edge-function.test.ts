import { afterEach, describe, expect, it } from 'vitest';
import { changing } from './support/stack.ts';
import { startFront, type TestFront } from './support/start-front.ts';

let front: TestFront;
const withCode = async (code: string): Promise<void> => {
  front = await startFront(changing('SiteRouter', (old) => ({ ...old, FunctionCode: code })));
};
afterEach(() => front.stop());

describe('Given an edge function', () => {
  it('sees the request as CloudFront shows it', async () => {
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
    ['reaches for the network', 'function handler() { return fetch("http://127.0.0.1"); }'],
    ['returns nothing', 'function handler() {}'],
  ])('answers 503 when it %s', async (_, code) => {
    await withCode(code);
    expect((await front.fetch('/')).status).toBe(503);
  });
});
