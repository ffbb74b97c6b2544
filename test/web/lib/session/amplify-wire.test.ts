import { beforeEach, describe, expect, it, vi } from 'vitest';
import { amplifyAuthClient } from '#web/lib/session/amplify-auth-client.ts';
import { configureAmplify } from '#web/lib/session/configure-amplify.ts';
import { testConfig } from '#test/support/screen/test-config.ts';

configureAmplify(testConfig);

const part = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');
const token = (claims: object) => [{ alg: 'RS256' }, { sub: 'user-1', ...claims }, {}].map(part).join('.');
const inSeconds = (seconds: number) => Math.floor(Date.now() / 1_000) + seconds;

const prefix = `CognitoIdentityServiceProvider.${testConfig.user_pool_client_id}`;
const keepSession = (exp: number) => {
  localStorage.setItem(`${prefix}.LastAuthUser`, 'user-1');
  localStorage.setItem(`${prefix}.user-1.accessToken`, token({ exp, origin_jti: 'one' }));
  localStorage.setItem(`${prefix}.user-1.idToken`, token({ exp, email: 'mara@example.com' }));
  localStorage.setItem(`${prefix}.user-1.refreshToken`, 'the-refresh-token');
};

const fresh = token({ exp: 4e9, iat: inSeconds(0) });
const sent: { operation: string; body: Record<string, unknown> }[] = [];

/** A user pool that renews and revokes tokens. */
const pool: typeof fetch = async (_, init) => {
  const operation = new Headers(init?.headers).get('x-amz-target')?.split('.')[1] ?? '';
  sent.push({ operation, body: JSON.parse(String(init?.body)) as Record<string, unknown> });
  const AuthenticationResult = { AccessToken: fresh, IdToken: fresh };
  return Response.json(operation === 'GetTokensFromRefreshToken' ? { AuthenticationResult } : {});
};

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('fetch', pool);
});

describe('The session over the wire', () => {
  it('the session over the wire still identifies the user when tokens cannot be renewed offline, but grants no access', async () => {
    keepSession(inSeconds(-600));
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(amplifyAuthClient.readUser()).resolves.toMatchObject({ sub: 'user-1' });
    await expect(amplifyAuthClient.accessToken()).rejects.toThrow();
  });

  it('AUTH-14 reads user and token without asking the pool, and revokes the session there when signing out', async () => {
    keepSession(inSeconds(600));
    await expect(amplifyAuthClient.readUser()).resolves.toMatchObject({
      sub: 'user-1',
      email: 'mara@example.com',
    });
    await expect(amplifyAuthClient.accessToken()).resolves.not.toBeNull();
    expect(sent).toEqual([]);
    await expect(amplifyAuthClient.signOut()).resolves.toBeNull();
    expect(sent).toEqual([
      {
        operation: 'RevokeToken',
        body: { ClientId: testConfig.user_pool_client_id, Token: 'the-refresh-token' },
      },
    ]);
    await expect(amplifyAuthClient.readUser()).resolves.toBeNull();
    expect(Object.keys(localStorage).filter((key) => key.endsWith('Token'))).toEqual([]);
  });

  it.each([
    [
      'cannot be reached',
      () => Promise.reject(new TypeError('Failed to fetch')),
      /^You’re signed out on this device/,
    ],
    [
      'refuses',
      async () =>
        Response.json({ __type: 'TooManyRequestsException', message: 'Rate exceeded.' }, { status: 400 }),
      /^Rate exceeded\. You’re signed out on this device.*Sign out everywhere/,
    ],
    [
      'fails without a body',
      async () => new Response(null, { status: 500 }),
      /^You’re signed out on this device/,
    ],
  ])('AUTH-22 signs out here and explains it when the user pool %s', async (_how, answer, text) => {
    keepSession(inSeconds(600));
    vi.stubGlobal('fetch', answer);
    await expect(amplifyAuthClient.signOut()).resolves.toMatch(text);
    expect(Object.keys(localStorage).filter((key) => key.endsWith('Token'))).toEqual([]);
  });

  it('signs out without a message when the session had already ended at the user pool', async () => {
    keepSession(inSeconds(600));
    vi.stubGlobal('fetch', async () => Response.json({ __type: 'NotAuthorizedException' }, { status: 400 }));
    await expect(amplifyAuthClient.signOut()).resolves.toBeNull();
  });

  it('AUTH-29 the session over the wire holds the user, the access token, the refresh token and the expiry, and renews an old token before use', async () => {
    keepSession(inSeconds(-60));
    await expect(amplifyAuthClient.accessToken()).resolves.toBe(fresh);
    expect(sent).toEqual([
      {
        operation: 'GetTokensFromRefreshToken',
        body: expect.objectContaining({ RefreshToken: 'the-refresh-token' }),
      },
    ]);
    await expect(amplifyAuthClient.readUser()).resolves.toMatchObject({ sub: 'user-1' });
  });

  it('renews an expired token once for several requests', async () => {
    keepSession(inSeconds(-60));
    const tokens = await Promise.all([1, 2, 3].map(() => amplifyAuthClient.accessToken()));
    expect(tokens).toEqual([fresh, fresh, fresh]);
    expect(sent).toHaveLength(1);
  });
});
