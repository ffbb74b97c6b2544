import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FunctionFailure } from '#infra/local/runtime/function-runtime.ts';
import { CLIENT_ID, poolTemplate } from './pool-template.ts';
import { createDataDir, openPool } from './pool-under-test.ts';

const account = { email: 'demo@platewise.local', password: 'demo1234', fullName: 'Demo Person' };

const call = async (url: string, operation: string, input: object) => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'x-amz-target': `AWSCognitoIdentityProviderService.${operation}` },
    body: JSON.stringify({ ClientId: CLIENT_ID, ...input }),
  });
  return (await response.json()) as Record<string, unknown>;
};

const signIn = (url: string) =>
  call(url, 'InitiateAuth', {
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: account.email, PASSWORD: account.password },
  });

describe('Cognito: an installation of the local user pool', () => {
  const dataDir = createDataDir();
  beforeAll(async () => {
    const pool = await openPool({ dataDir: dataDir.path });
    await pool.cognito.importUser(account);
    await pool.close();
  });
  afterAll(dataDir.remove);

  it('restores accounts, sessions, codes and key after a restart', async () => {
    const before = await openPool({ dataDir: dataDir.path });
    const { sub } = await before.cognito.importUser(account);
    const { refreshToken, accessToken } = before.cognito.tokensFor(sub);
    await call(before.poolUrl, 'ForgotPassword', { Username: account.email });
    await before.close();

    const after = await openPool({ dataDir: dataDir.path });
    await expect(signIn(after.poolUrl)).resolves.toHaveProperty('AuthenticationResult');
    await expect(call(after.poolUrl, 'GetUser', { AccessToken: accessToken })).resolves.toMatchObject({
      Username: sub,
    });
    await expect(
      call(after.poolUrl, 'GetTokensFromRefreshToken', { RefreshToken: refreshToken }),
    ).resolves.toHaveProperty('AuthenticationResult');
    await expect(
      call(after.poolUrl, 'ConfirmForgotPassword', {
        Username: account.email,
        ConfirmationCode: after.codeFor(account.email),
        Password: account.password,
      }),
    ).resolves.toEqual({});
    await after.close();
  });

  it('stores no password or refresh token in clear text', async () => {
    const pool = await openPool({ dataDir: dataDir.path });
    const { sub } = await pool.cognito.importUser(account);
    const { refreshToken } = pool.cognito.tokensFor(sub);
    await pool.close();
    const bytes = readdirSync(dataDir.path).map((file) => readFileSync(`${dataDir.path}/${file}`, 'latin1'));
    expect(bytes.join()).toContain(sub);
    expect(bytes.join()).not.toContain(account.password);
    expect(bytes.join()).not.toContain(refreshToken);
  });

  it('imports an account once, and completes an interrupted import', async () => {
    const pool = await openPool({ dataDir: dataDir.path });
    const person = { ...account, email: 'cut-off@platewise.local' };
    pool.triggers.PostConfirmation = () => {
      throw new FunctionFailure('Error', 'No table yet');
    };
    await expect(pool.cognito.importUser(person)).rejects.toThrow('No table yet');
    pool.triggers.PostConfirmation = (event) => event;
    const { sub } = await pool.cognito.importUser(person);
    await expect(pool.cognito.importUser({ ...person, password: 'another-one' })).resolves.toEqual({ sub });
    expect(pool.events.map((event) => [event.triggerSource, event.userName])).toEqual([
      ['PostConfirmation_ConfirmSignUp', sub],
      ['PostConfirmation_ConfirmSignUp', sub],
    ]);
    await pool.close();
  });

  it('answers pages of other origins with the requested headers', async () => {
    const pool = await openPool({ dataDir: dataDir.path });
    const asked =
      'x-amz-target,x-amz-user-agent,authorization,cache-control,amz-sdk-request,amz-sdk-invocation-id';
    const preflight = await fetch(pool.poolUrl, {
      method: 'OPTIONS',
      headers: {
        origin: 'http://localhost:3000',
        'access-control-request-method': 'POST',
        'access-control-request-headers': asked,
      },
    });
    expect(preflight.status).toBe(200);
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
    expect(preflight.headers.get('access-control-allow-headers')).toBe(asked);
    const refused = await fetch(pool.poolUrl, {
      method: 'POST',
      headers: { 'x-amz-target': 'AWSCognitoIdentityProviderService.SignUp' },
      body: 'not JSON',
    });
    expect(refused.headers.get('access-control-allow-origin')).toBe('*');
    await expect(refused.json()).resolves.toMatchObject({ __type: 'SerializationException' });
    await pool.close();
  });

  it('follows the template: policy, self sign-up, attributes and triggers', async () => {
    const dir = createDataDir();
    const newcomer = {
      Username: 'new@example.com',
      Password: 'plate-1234',
      UserAttributes: [{ Name: 'name', Value: 'New' }],
    };
    const signUpTo = async (pool: object, client: object = {}, input: object = newcomer) => {
      const open = await openPool({ dataDir: dir.path, stack: poolTemplate(pool, client) });
      const answer = await call(open.poolUrl, 'SignUp', input);
      await open.close();
      return { answer, events: open.events };
    };
    const strong = { MinimumLength: 8, RequireUppercase: true };
    expect((await signUpTo({ Policies: { PasswordPolicy: strong } })).answer).toMatchObject({
      message: 'Password did not conform with policy: Password must have uppercase characters',
    });
    expect(
      (await signUpTo({ AdminCreateUserConfig: { AllowAdminCreateUserOnly: true } })).answer,
    ).toMatchObject({
      message: 'SignUp is not permitted for this user pool',
    });
    expect((await signUpTo({}, { WriteAttributes: ['email'] })).answer).toMatchObject({
      message: 'A client attempted to write unauthorized attribute',
    });
    const email = { Name: 'email', Value: newcomer.Username };
    const repeating = { ...newcomer, UserAttributes: [...newcomer.UserAttributes, email] };
    const repeated = await signUpTo({}, { WriteAttributes: ['name'] }, repeating);
    expect(repeated.answer).toMatchObject({ UserConfirmed: false });
    const silent = await signUpTo({ LambdaConfig: {}, AutoVerifiedAttributes: [] });
    expect(silent.answer).not.toHaveProperty('CodeDeliveryDetails');
    expect(silent.events).toEqual([]);
    dir.remove();
  });

  it.each([
    ['a mandatory second factor', { MfaConfiguration: 'ON' }, {}, 'MfaConfiguration'],
    ['codes by SMS', { MfaConfiguration: 'OPTIONAL', EnabledMfas: ['SMS_MFA'] }, {}, 'EnabledMfas'],
    [
      'passkeys as both factors',
      { WebAuthnFactorConfiguration: 'MULTI_FACTOR_WITH_USER_VERIFICATION' },
      {},
      'WebAuthnFactorConfiguration',
    ],
    [
      'emailed codes as first factor',
      { Policies: { SignInPolicy: { AllowedFirstAuthFactors: ['PASSWORD', 'EMAIL_OTP'] } } },
      {},
      'AllowedFirstAuthFactors',
    ],
    ['another trigger', { LambdaConfig: { PreTokenGeneration: 'arn' } }, {}, 'PreTokenGeneration'],
    ['another alias', { UsernameAttributes: ['phone_number'] }, {}, 'UsernameAttributes'],
    ['a client secret', {}, { GenerateSecret: true }, 'GenerateSecret'],
    ['token rotation', {}, { RefreshTokenRotation: { Feature: 'ENABLED' } }, 'RefreshTokenRotation'],
  ])('rejects a template with %s, and names it', async (_what, pool, client, named) => {
    await expect(openPool({ dataDir: dataDir.path, stack: poolTemplate(pool, client) })).rejects.toThrow(
      named,
    );
  });
});
