import { beforeAll, describe, expect, it } from 'vitest';
import { openWebForTests, signIn, signUp, signUpAndConfirm, somebody, type Somebody } from './web-client.ts';

describe('Cognito: signing in by SRP', () => {
  const { pool, web } = openWebForTests();
  let person: Somebody;

  beforeAll(async () => {
    person = await signUpAndConfirm(web, pool);
  });

  it('accepts email and password, ignoring the case of the email', async () => {
    await expect(signIn(web, { ...person, email: person.email.toUpperCase() })).resolves.toMatchObject({
      isSignedIn: true,
    });
    const user = await web.getCurrentUser();
    expect(user.username).toBe(user.userId);
    await expect(web.fetchUserAttributes()).resolves.toEqual({
      sub: user.userId,
      email: person.email,
      email_verified: 'true',
      name: 'Mara Test',
    });
  });

  it('accepts the sub as user name too', async () => {
    const { sub } = await pool.cognito.importUser({ ...person, fullName: person.name });
    await expect(signIn(web, { ...person, email: sub })).resolves.toMatchObject({ isSignedIn: true });
  });

  it('issues tokens with the Cognito claims', async () => {
    await signIn(web, person);
    const { tokens } = await web.fetchAuthSession();
    const { userId } = await web.getCurrentUser();
    const { payload: access } = tokens!.accessToken;
    const { payload: id } = tokens!.idToken!;

    expect(access).toEqual({
      sub: userId,
      iss: pool.cognito.issuer,
      client_id: 'client0123456789abcdefghij',
      origin_jti: expect.any(String),
      event_id: expect.any(String),
      token_use: 'access',
      scope: 'aws.cognito.signin.user.admin',
      auth_time: access.iat,
      exp: access.iat! + 900,
      iat: expect.any(Number),
      jti: expect.any(String),
      username: userId,
    });
    expect(id).toEqual({
      sub: userId,
      email_verified: true,
      iss: 'https://cognito-idp.us-east-1.amazonaws.com/us-east-1_Plate1234',
      'cognito:username': userId,
      origin_jti: access['origin_jti'],
      aud: 'client0123456789abcdefghij',
      event_id: access['event_id'],
      token_use: 'id',
      auth_time: access['auth_time'],
      exp: id.iat! + 900,
      iat: expect.any(Number),
      jti: expect.any(String),
      email: person.email,
      name: 'Mara Test',
    });
  });

  it('gives a wrong password and a missing account the same answer', async () => {
    const refusal = { name: 'NotAuthorizedException', message: 'Incorrect username or password.' };
    await expect(signIn(web, { ...person, password: 'plate-4321' })).rejects.toMatchObject(refusal);
    await expect(signIn(web, somebody())).rejects.toMatchObject(refusal);
  });

  it('asks an unconfirmed user for the code', async () => {
    const newcomer = somebody();
    await signUp(web, newcomer);
    await expect(signIn(web, newcomer)).resolves.toMatchObject({
      isSignedIn: false,
      nextStep: { signInStep: 'CONFIRM_SIGN_UP' },
    });
  });

  it('refreshes its tokens, and keeps the time of the sign-in', async () => {
    await signIn(web, person);
    const before = (await web.fetchAuthSession()).tokens!.accessToken.payload;
    pool.clock.passMinutes(10);
    const after = (await web.fetchAuthSession({ forceRefresh: true })).tokens!.accessToken.payload;

    expect(after.iat).toBeGreaterThanOrEqual(before.iat! + 600);
    expect(after['auth_time']).toBe(before['auth_time']);
    expect(after['origin_jti']).toBe(before['origin_jti']);
    expect(after.jti).not.toBe(before.jti);
  });

  it('rejects a refresh after signing out everywhere', async () => {
    await signIn(web, person);
    const accessToken = (await web.fetchAuthSession()).tokens!.accessToken.toString();
    await web.signOut({ global: true });

    const response = await fetch(pool.poolUrl, {
      method: 'POST',
      headers: { 'x-amz-target': 'AWSCognitoIdentityProviderService.GetUser' },
      body: JSON.stringify({ AccessToken: accessToken }),
    });
    expect(response.status).toBe(400);
    expect(response.headers.get('x-amzn-errortype')).toBe('NotAuthorizedException');
    await expect(response.json()).resolves.toEqual({
      __type: 'NotAuthorizedException',
      message: 'Access Token has been revoked',
    });
  });
});
