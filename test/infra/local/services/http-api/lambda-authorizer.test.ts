import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FunctionFailure } from '#infra/local/runtime/function-runtime.ts';
import type { Resource } from '#infra/local/template/model.ts';
import { changing } from '../../http-server/support/stack.ts';
import {
  HTTP_API,
  httpRoute,
  invocationUri,
  permission,
  resource,
} from '../../http-server/support/resources.ts';
import { startFront, type TestFront } from '../../http-server/support/start-front.ts';

const toTokens = (route: Resource): Resource =>
  route.type === 'AWS::ApiGatewayV2::Route'
    ? { ...route, properties: { ...route.properties, AuthorizationType: 'CUSTOM', AuthorizerId: 'Token' } }
    : route;

const withTokens = (resources: Resource[]): Resource[] => [
  ...resources,
  resource('Token', 'ApiGatewayV2::Authorizer', {
    ApiId: HTTP_API,
    AuthorizerPayloadFormatVersion: '2.0',
    AuthorizerResultTtlInSeconds: 60,
    AuthorizerType: 'REQUEST',
    AuthorizerUri: invocationUri('Checker'),
    EnableSimpleResponses: true,
    IdentitySource: ['$request.header.Authorization'],
    Name: 'Token',
  }),
  permission('Checker', `${HTTP_API}/authorizers/Token`),
  ...httpRoute('POST /api/v1/things/{id}', { auth: false }).map(toTokens),
  ...httpRoute('GET /api/v1/things', { auth: false }).map(toTokens),
];

let front: TestFront;
beforeEach(async () => {
  front = await startFront(withTokens);
});
afterEach(() => front.stop());

const allow = (context?: Record<string, unknown>) => () => ({
  isAuthorized: true,
  ...(context && { context }),
});
const ask = (token: string | null = 'pw_1', path = '/api/v1/things', init: RequestInit = {}) =>
  front.fetch(path, { ...init, headers: token === null ? {} : { authorization: token } });
const asked = () => front.events.filter(({ functionId }) => functionId === 'Checker');
const answerOf = async (response: Response) => ({ status: response.status, body: await response.json() });

describe('HTTP API: the Lambda authorizer', () => {
  it('the Lambda authorizer receives the request, and passes its context on', async () => {
    front.handlers['Checker'] = allow({ user_id: 'mara', scopes: ['a', 'b'], plan: { tier: 1 } });
    const path = '/api/v1/things/7?q=a%20b&q=c';
    expect((await ask('Bearer pw_1', path, { method: 'POST', body: '{"x":1}' })).status).toBe(200);
    expect(asked()[0]?.event).toMatchObject({
      version: '2.0',
      type: 'REQUEST',
      routeArn: `arn:aws:execute-api:us-east-1:000000000000:${HTTP_API}/$default/POST/api/v1/things/{id}`,
      identitySource: ['Bearer pw_1'],
      routeKey: 'POST /api/v1/things/{id}',
      rawPath: '/api/v1/things/7',
      headers: { authorization: 'Bearer pw_1', 'content-length': '7' },
      queryStringParameters: { q: 'a b,c' },
      pathParameters: { id: '7' },
      requestContext: { http: { method: 'POST' }, stage: '$default' },
    });
    expect(asked()[0]?.event).not.toHaveProperty('body');
    expect(asked()[0]?.event).not.toHaveProperty('isBase64Encoded');
    const served = front.events.find(({ functionId }) => functionId === 'Feature');
    expect(served?.event['body']).toBe('{"x":1}');
    expect(served?.event['requestContext']).toMatchObject({
      authorizer: { lambda: { user_id: 'mara', scopes: ['a', 'b'], plan: { tier: 1 } } },
    });
  });

  it('answers 401 without the identity, and does not invoke the function', async () => {
    expect(await answerOf(await ask(null))).toEqual({ status: 401, body: { message: 'Unauthorized' } });
    expect(front.events).toEqual([]);
  });

  it('the Lambda authorizer answers 403 when the function denies access', async () => {
    front.handlers['Checker'] = () => ({ isAuthorized: false, context: { user_id: 'mara' } });
    expect(await answerOf(await ask())).toEqual({ status: 403, body: { message: 'Forbidden' } });
    expect(front.events.filter(({ functionId }) => functionId === 'Feature')).toEqual([]);
  });

  it.each<[string, () => unknown]>([
    ['fails', () => Promise.reject(new FunctionFailure('Unhandled', 'broken'))],
    ['returns nothing', () => undefined],
    ['returns a policy', () => ({ principalId: 'me', policyDocument: { Statement: [] } })],
    ['returns neither true nor false', () => ({ isAuthorized: 'yes' })],
    ['returns its context as text', () => ({ isAuthorized: true, context: 'mara' })],
  ])(
    'the Lambda authorizer answers 500 when the function %s, and asks it again the next time',
    async (_, handler) => {
      front.handlers['Checker'] = handler;
      expect((await ask()).status).toBe(500);
      front.handlers['Checker'] = allow();
      expect((await ask()).status).toBe(200);
    },
  );

  it('the Lambda authorizer caches an approval for all routes of the authorizer, by identity, until it expires', async () => {
    front.handlers['Checker'] = allow();
    await ask();
    front.now.current = new Date(front.now.current.getTime() + 59_000);
    await ask('pw_1', '/api/v1/things/7', { method: 'POST' });
    expect(asked()).toHaveLength(1);
    await ask('pw_2');
    expect(asked()).toHaveLength(2);
    // Reading a cached result does not extend its lifetime.
    front.now.current = new Date(front.now.current.getTime() + 1_000);
    front.handlers['Checker'] = () => ({ isAuthorized: false });
    expect((await ask()).status).toBe(403);
    expect(asked()).toHaveLength(3);
  });

  it('the Lambda authorizer caches a denial for the same time', async () => {
    front.handlers['Checker'] = () => ({ isAuthorized: false });
    await ask();
    front.handlers['Checker'] = allow();
    expect((await ask()).status).toBe(403);
    front.now.current = new Date(front.now.current.getTime() + 60_000);
    expect((await ask()).status).toBe(200);
  });

  it('invokes the function each time when caching is off', async () => {
    await front.stop();
    front = await startFront((resources) =>
      changing('Token', (old) => ({ ...old, AuthorizerResultTtlInSeconds: 0 }))(withTokens(resources)),
    );
    front.handlers['Checker'] = allow();
    await ask();
    await ask();
    expect(asked()).toHaveLength(2);
  });

  it('answers 500 when the gateway may not invoke the function', async () => {
    await front.stop();
    front = await startFront((resources) =>
      withTokens(resources).filter(({ id }) => !id.startsWith('CheckerPermission')),
    );
    expect((await ask()).status).toBe(500);
    expect(front.events).toEqual([]);
  });

  it.each([
    ['no simple responses', { EnableSimpleResponses: false }],
    ['no simple responses', { AuthorizerPayloadFormatVersion: '1.0' }],
    ['only headers are supported', { IdentitySource: ['$request.querystring.token'] }],
    ['AuthorizerCredentialsArn', { AuthorizerCredentialsArn: 'arn:aws:iam::1:role/x' }],
  ])('the Lambda authorizer stops the start and names %s', async (name, change) => {
    const edit = (resources: Resource[]) =>
      changing('Token', (old) => ({ ...old, ...change }))(withTokens(resources));
    await expect(startFront(edit)).rejects.toThrow(name);
  });
});
