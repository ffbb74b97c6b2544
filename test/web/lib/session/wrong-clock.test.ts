import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { amplifyAuthClient } from '#web/lib/session/amplify-auth-client.ts';
import { configureAmplify } from '#web/lib/session/configure-amplify.ts';
import { testConfig } from '#test/support/screen/test-config.ts';

configureAmplify(testConfig);

const part = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');
const token = (claims: object) => [{ alg: 'RS256' }, { sub: 'user-1', ...claims }, {}].map(part).join('.');
const prefix = `CognitoIdentityServiceProvider.${testConfig.user_pool_client_id}`;

/** The actual time in seconds, which the user pool writes into tokens. */
const NOW = Date.parse('2026-11-20T12:00:00Z') / 1_000;
const LIVES = 900;
let renewals = 0;

/** A user pool with a correct clock that returns a new token each time. */
const pool: typeof fetch = async () => {
  renewals += 1;
  const fresh = token({ iat: NOW, exp: NOW + LIVES, renewal: renewals });
  return Response.json({ AuthenticationResult: { AccessToken: fresh, IdToken: fresh } });
};

beforeEach(() => {
  renewals = 0;
  vi.stubGlobal('fetch', pool);
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => vi.useRealTimers());

const DAY = 86_400;
describe.each([
  ['a day ahead', DAY],
  ['five minutes ahead', 300],
  ['five minutes behind', -300],
  ['a day behind', -DAY],
])('A device whose clock is %s', (_, wrong) => {
  const showsAfter = (seconds: number) => vi.setSystemTime((NOW + wrong + seconds) * 1_000);

  it('uses a renewed token for exactly its real lifetime', async () => {
    showsAfter(0);
    localStorage.setItem(`${prefix}.LastAuthUser`, 'user-1');
    // Stored on a day when the clock was correct, and expired by any clock.
    const old = token({ iat: NOW - 3 * DAY, exp: NOW - 3 * DAY + LIVES, origin_jti: 'one' });
    for (const name of ['accessToken', 'idToken']) localStorage.setItem(`${prefix}.user-1.${name}`, old);
    localStorage.setItem(`${prefix}.user-1.refreshToken`, 'the-refresh-token');

    const renewed = await amplifyAuthClient.accessToken();
    expect(renewals).toBe(1);
    showsAfter(LIVES - 60);
    await expect(amplifyAuthClient.accessToken()).resolves.toBe(renewed);
    expect(renewals).toBe(1);
    showsAfter(LIVES + 1);
    await expect(amplifyAuthClient.accessToken()).resolves.not.toBe(renewed);
    expect(renewals).toBe(2);
  });
});
