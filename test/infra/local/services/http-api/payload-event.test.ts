import { describe, expect, it } from 'vitest';
import { openForEachTest } from '#test/support/open-for-tests.ts';
import { changingBehaviour } from '../../http-server/support/stack.ts';
import { answerOf, signedIn, startFront } from '../../http-server/support/start-front.ts';

const { current: front, restart } = openForEachTest(startFront);

describe('HTTP API: the function event', () => {
  it('the function event follows payload format 2.0', async () => {
    await front.fetch('/api/entries/42?day=2026-11-20&tag=a&tag=b%20c', {
      headers: { ...signedIn(front), cookie: 'one=1; two=2', 'X-Custom': 'yes', 'user-agent': 'test' },
    });
    const event = front.events[0]?.event;
    expect(event).toMatchObject({
      version: '2.0',
      routeKey: 'GET /api/entries/{id}',
      rawPath: '/api/entries/42',
      rawQueryString: 'day=2026-11-20&tag=a&tag=b%20c',
      cookies: ['one=1', 'two=2'],
      queryStringParameters: { day: '2026-11-20', tag: 'a,b c' },
      pathParameters: { id: '42' },
      isBase64Encoded: false,
      headers: {
        host: 'httpapi001.execute-api.us-east-1.amazonaws.com',
        'x-custom': 'yes',
        'x-forwarded-proto': 'https',
        'x-origin-secret': 'hidden',
      },
      requestContext: {
        accountId: '000000000000',
        apiId: 'httpapi001',
        domainName: 'httpapi001.execute-api.us-east-1.amazonaws.com',
        domainPrefix: 'httpapi001',
        http: { method: 'GET', path: '/api/entries/42', protocol: 'HTTP/1.1', userAgent: 'test' },
        routeKey: 'GET /api/entries/{id}',
        stage: '$default',
        time: '20/Nov/2026:10:00:00 +0000',
        timeEpoch: 1795168800000,
        authorizer: {
          jwt: {
            claims: { sub: 'user-1', token_use: 'access', exp: '1795169700' },
            scopes: ['aws.cognito.signin.user.admin'],
          },
        },
      },
    });
    expect(event).not.toHaveProperty('body');
    expect(event).not.toHaveProperty('headers.cookie');
  });

  it("contains the viewer's real address, whatever its headers claim", async () => {
    await front.fetch('/api/entries', {
      method: 'POST',
      headers: { 'CloudFront-Viewer-Address': '9.9.9.9:9' },
    });
    const headers = front.events[0]?.event['headers'] as Record<string, string>;
    expect(headers['cloudfront-viewer-address']).toMatch(/^127\.0\.0\.1:\d+$/);
  });

  it.each([
    ['application/json', '{"a":1}', false],
    ['text/plain; charset=utf-8', 'hello', false],
    ['application/x-www-form-urlencoded', 'a=1', true],
    ['image/jpeg', 'ÿØ', true],
  ])(
    'the function event contains a body of type %s as text or base64',
    async (type, body, isBase64Encoded) => {
      await front.fetch('/api/entries', { method: 'POST', body, headers: { 'content-type': type } });
      const event = front.events[0]?.event;
      expect(event).toMatchObject({
        isBase64Encoded,
        body: isBase64Encoded ? Buffer.from(body).toString('base64') : body,
      });
    },
  );

  it('contains no query, cookies or headers when the behavior has no origin request policy', async () => {
    await restart(changingBehaviour('/api/*', { OriginRequestPolicyId: '' }));
    await front.fetch('/api/entries?a=1', {
      method: 'POST',
      headers: { cookie: 'one=1', 'x-custom': 'yes' },
    });
    const event = front.events[0]?.event;
    expect(event).toMatchObject({ rawQueryString: '', headers: { 'user-agent': 'Amazon CloudFront' } });
    expect(event).not.toHaveProperty('cookies');
    expect(event).not.toHaveProperty('headers.x-custom');
  });

  it("the function event cannot be created when the behavior forwards the viewer's host", async () => {
    await restart(
      changingBehaviour('/api/*', { OriginRequestPolicyId: '216adef6-5c7f-47e4-b989-5492eafa07d3' }),
    );
    const response = await front.fetch('/api/entries', { method: 'POST' });
    expect(await answerOf(response)).toEqual({ status: 403, body: { message: 'Forbidden' } });
  });
});
