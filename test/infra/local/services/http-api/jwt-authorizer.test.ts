import { describe, expect, it } from 'vitest';
import { openForAllTests } from '#test/support/open-for-tests.ts';
import { createPool } from '../../http-server/support/keys.ts';
import { CLIENT_ID, ISSUER, SCOPE } from '../../http-server/support/resources.ts';
import { startFront } from '../../http-server/support/start-front.ts';

const front = openForAllTests(startFront);

const ask = (authorization?: string): Promise<Response> =>
  front.fetch('/api/entries/1', { headers: authorization === undefined ? {} : { authorization } });

const seconds = (): number => Math.floor(front.now.current.getTime() / 1000);

describe('HTTP API: the JWT authorizer', () => {
  it('accepts an access token with and without Bearer', async () => {
    const token = front.pool.accessToken(front.now.current);
    expect((await ask(`Bearer ${token}`)).status).toBe(200);
    expect((await ask(token)).status).toBe(200);
  });

  it('answers 401 without a token', async () => {
    const response = await ask();
    expect({ status: response.status, body: await response.json() }).toEqual({
      status: 401,
      body: { message: 'Unauthorized' },
    });
    expect(response.headers.get('www-authenticate')).toBe('Bearer');
  });

  it.each<[string, () => string]>([
    ['that is malformed', () => 'nonsense'],
    ['that has expired', () => front.pool.accessToken(front.now.current, { exp: seconds() })],
    ['that is not valid yet', () => front.pool.accessToken(front.now.current, { nbf: seconds() + 60 })],
    [
      'that was issued in the future',
      () => front.pool.accessToken(front.now.current, { iat: seconds() + 60 }),
    ],
    ['without an end', () => front.pool.accessToken(front.now.current, { exp: undefined })],
    [
      'of another pool',
      () => front.pool.accessToken(front.now.current, { iss: 'https://elsewhere.example' }),
    ],
    ['for another client', () => front.pool.accessToken(front.now.current, { client_id: 'other' })],
    ['for another audience', () => front.pool.accessToken(front.now.current, { aud: 'other' })],
    ['signed with another key', () => createPool().accessToken(front.now.current)],
    ['that is an id token', () => front.pool.idToken(front.now.current)],
  ])('answers 401 to a token %s', async (_, token) => {
    const called = front.events.length;
    const response = await ask(`Bearer ${token()}`);
    expect({ status: response.status, body: await response.json() }).toEqual({
      status: 401,
      body: { message: 'Unauthorized' },
    });
    expect(response.headers.get('www-authenticate')).toContain('error="invalid_token"');
    expect(front.events).toHaveLength(called);
  });

  it('answers 401 to a token whose claims were changed after signing', async () => {
    const [header = '', , signature = ''] = front.pool.accessToken(front.now.current).split('.');
    const claims = { sub: 'user-2', iss: ISSUER, client_id: CLIENT_ID, scope: SCOPE, exp: seconds() + 900 };
    const payload = Buffer.from(JSON.stringify(claims)).toString('base64url');
    expect((await ask(`Bearer ${header}.${payload}.${signature}`)).status).toBe(401);
  });

  it('answers 401 to an unsigned token', async () => {
    const [, payload = ''] = front.pool.accessToken(front.now.current).split('.');
    const header = Buffer.from('{"alg":"none","kid":"key-1"}').toString('base64url');
    expect((await ask(`Bearer ${header}.${payload}.`)).status).toBe(401);
  });

  it('answers 403 to a token with other scopes', async () => {
    const response = await ask(
      `Bearer ${front.pool.accessToken(front.now.current, { scope: 'openid email' })}`,
    );
    expect({ status: response.status, body: await response.json() }).toEqual({
      status: 403,
      body: { message: 'Forbidden' },
    });
    expect(response.headers.get('www-authenticate')).toContain('error="insufficient_scope"');
  });
});
