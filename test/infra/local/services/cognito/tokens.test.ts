import { statSync } from 'node:fs';
import { join } from 'node:path';
import { CognitoJwtVerifier } from 'aws-jwt-verify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CLIENT_ID, POOL_ID } from './pool-template.ts';
import { createDataDir, openPool, type OpenPool } from './pool-under-test.ts';

describe('Cognito: tokens', () => {
  const [dataDir, otherDir] = [createDataDir(), createDataDir()];
  const account = { email: 'mara@example.com', password: 'plate-1234', fullName: 'Mara Test' };
  let pool: OpenPool;
  let other: OpenPool;

  beforeAll(async () => {
    pool = await openPool({ dataDir: dataDir.path });
    other = await openPool({ dataDir: otherDir.path });
  });
  afterAll(async () => {
    await pool.close();
    await other.close();
    dataDir.remove();
    otherDir.remove();
  });

  const verifier = (tokenUse: 'access' | 'id', { cognito }: OpenPool = pool) => {
    const verify = CognitoJwtVerifier.create({ userPoolId: POOL_ID, clientId: CLIENT_ID, tokenUse });
    verify.cacheJwks(cognito.jwks());
    return verify;
  };
  const tokens = async ({ cognito }: OpenPool = pool) =>
    cognito.tokensFor((await cognito.importUser(account)).sub);

  it('Cognito tokens pass a Cognito verifier, each for its use', async () => {
    const { accessToken, idToken } = await tokens();
    await expect(verifier('access').verify(accessToken)).resolves.toMatchObject({ client_id: CLIENT_ID });
    await expect(verifier('id').verify(idToken)).resolves.toMatchObject({ email: account.email });
    await expect(verifier('access').verify(idToken)).rejects.toThrow('Token use not allowed');
  });

  it('Cognito tokens fail in another installation, which signs with another key', async () => {
    const { accessToken } = await tokens(other);
    await expect(verifier('access', other).verify(accessToken)).resolves.toHaveProperty('sub');
    expect(() => verifier('access').verifySync(accessToken)).toThrow('JWK for kid');
    await pool.cognito.importUser(account);
    const response = await fetch(pool.poolUrl, {
      method: 'POST',
      headers: { 'x-amz-target': 'AWSCognitoIdentityProviderService.GetUser' },
      body: JSON.stringify({ AccessToken: accessToken }),
    });
    await expect(response.json()).resolves.toMatchObject({ message: 'Invalid Access Token' });
  });

  it('Cognito tokens fail when a claim was changed or the token has expired', async () => {
    const { accessToken } = await tokens();
    const [header, claims = '', signature] = accessToken.split('.');
    const forged = { ...JSON.parse(Buffer.from(claims, 'base64url').toString()), sub: 'somebody-else' };
    const changed = [header, Buffer.from(JSON.stringify(forged)).toString('base64url'), signature].join('.');
    const getUser = async (AccessToken: string) => {
      const response = await fetch(pool.poolUrl, {
        method: 'POST',
        headers: { 'x-amz-target': 'AWSCognitoIdentityProviderService.GetUser' },
        body: JSON.stringify({ AccessToken }),
      });
      return (await response.json()) as object;
    };
    await expect(verifier('access').verify(changed)).rejects.toThrow('Invalid signature');
    await expect(getUser(changed)).resolves.toMatchObject({ message: 'Invalid Access Token' });
    pool.clock.passMinutes(15);
    await expect(getUser(accessToken)).resolves.toMatchObject({ message: 'Access Token has expired' });
  });

  it("Cognito tokens use a public key published at Cognito's address, and a private one that only its owner can read", async () => {
    const response = await fetch(`${pool.poolUrl}/${POOL_ID}/.well-known/jwks.json`);
    await expect(response.json()).resolves.toEqual(pool.cognito.jwks());
    expect(statSync(join(dataDir.path, 'cognito-signing-key.pem')).mode & 0o777).toBe(0o600);
  });
});
