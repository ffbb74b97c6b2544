import { Hub } from 'aws-amplify/utils';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AuthEvent } from '#web/lib/session/auth-client.ts';
import { amplifyAuthClient } from '#web/lib/session/amplify-auth-client.ts';
import { configureAmplify } from '#web/lib/session/configure-amplify.ts';
import { testConfig } from '#test/support/screen/test-config.ts';
import { eventually } from '#test/support/eventually.ts';

configureAmplify(testConfig);

const part = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');
const token = (claims: object) => [{ alg: 'RS256' }, { exp: 4e9, ...claims }, {}].map(part).join('.');

/** Stores a session as Amplify does in the browser. */
const keepSession = (claims: object) => {
  const prefix = `CognitoIdentityServiceProvider.${testConfig.user_pool_client_id}`;
  localStorage.setItem(`${prefix}.LastAuthUser`, 'user-1');
  localStorage.setItem(`${prefix}.user-1.accessToken`, token({ sub: 'user-1' }));
  localStorage.setItem(`${prefix}.user-1.idToken`, token(claims));
};

describe('The Amplify session', () => {
  let heard: AuthEvent[] = [];
  let stop = () => undefined as void;
  beforeEach(() => {
    heard = [];
    stop = amplifyAuthClient.onEvent((event) => heard.push(event));
  });
  afterEach(() => stop());

  it('identifies the user by the claims of the identity token', async () => {
    keepSession({ sub: 'user-1', email: 'mara@example.com', name: 'Mara Lindt' });
    await expect(amplifyAuthClient.readUser()).resolves.toEqual({
      sub: 'user-1',
      email: 'mara@example.com',
      full_name: 'Mara Lindt',
    });
  });

  it('sends the access token to the API, never the identity token', async () => {
    keepSession({ sub: 'user-1', email: 'mara@example.com' });
    await expect(amplifyAuthClient.accessToken()).resolves.toBe(token({ sub: 'user-1' }));
  });

  it('the Amplify session contains neither user nor token when signed out', async () => {
    await expect(amplifyAuthClient.readUser()).resolves.toBeNull();
    await expect(amplifyAuthClient.accessToken()).resolves.toBeNull();
  });

  it('the Amplify session reports only signing in and out', () => {
    for (const event of ['signedIn', 'tokenRefresh', 'tokenRefresh_failure', 'signedOut']) {
      Hub.dispatch('auth', { event });
    }
    expect(heard).toEqual(['signed-in', 'signed-out']);
  });

  it('the Amplify session reports signing out in another tab', async () => {
    const key = `CognitoIdentityServiceProvider.${testConfig.user_pool_client_id}.user-1.refreshToken`;
    const event = { key, oldValue: 'r', newValue: null, storageArea: localStorage };
    window.dispatchEvent(new StorageEvent('storage', event));
    await eventually(() => expect(heard).toEqual(['signed-out']));
  });
});
