import { describe, expect, inject, it } from 'vitest';
import { stepOf, totpCode } from '#infra/local/services/cognito/totp/totp-code.ts';
import { type ApiUser, cognito, createCaller, newestMail } from '#test/support/api-user.ts';
import { withUser } from '#test/support/with-user.ts';

const origin = inject('origin');
const visitor = createCaller(origin, null);

const createCodes = async ({ call }: Pick<ApiUser, 'call'>): Promise<string[]> => {
  const answer = await call('POST', '/api/account/recovery-codes');
  expect(answer.status).toBe(201);
  return (answer.body as unknown as { codes: string[] }).codes;
};

/** Signs up a user with an authenticator app and recovery codes. */
const withCodes = async (): Promise<{ mara: ApiUser; codes: string[] }> => {
  const mara = await withUser();
  const { AccessToken } = mara.tokens;
  const { SecretCode } = await cognito(origin, 'AssociateSoftwareToken', { AccessToken });
  const code = totpCode(String(SecretCode), stepOf(new Date()));
  const turnedOn = await mara.call('POST', '/api/account/authenticator', { is_on: true, code });
  expect(turnedOn.status).toBe(200);
  return { mara, codes: await createCodes(mara) };
};

const signIn = ({ email, password }: ApiUser) =>
  cognito(origin, 'InitiateAuth', {
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: email, PASSWORD: password },
  });
const recover = ({ email, password }: Pick<ApiUser, 'email' | 'password'>, code = '') =>
  visitor.call('POST', '/api/account/recovery', { email, password, code });
const countOf = async ({ call }: ApiUser) => (await call('GET', '/api/account/recovery-codes')).body;

describe('Recovery codes', () => {
  it('a recovery code turns the app off once, with the password, and the owner is emailed about both steps', async () => {
    const { mara, codes } = await withCodes();
    expect(new Set(codes).size).toBe(10);
    expect(await countOf(mara)).toMatchObject({ remaining: 10 });
    expect((await newestMail(origin, mara.email))?.html).toContain('New recovery codes were created');
    expect((await signIn(mara)).ChallengeName).toBe('SOFTWARE_TOKEN_MFA');

    // Typed without hyphens and in capitals.
    const typed = codes[0]!.replaceAll('-', ' ').toUpperCase();
    const answers = await Promise.all([recover(mara, typed), recover(mara, typed)]);
    expect(answers.map(({ status }) => status)).toContain(200);
    expect((await signIn(mara)).AuthenticationResult).toBeDefined();
    expect((await newestMail(origin, mara.email))?.html).toContain('Unused recovery codes: 9.');
    expect(await countOf(mara)).toMatchObject({ remaining: 9 });
  });

  it('a used code is refused, and so is every older one after new codes are created', async () => {
    const { mara, codes } = await withCodes();
    expect((await recover(mara, codes[0])).status).toBe(200);
    const { AccessToken } = mara.tokens;
    const { SecretCode } = await cognito(origin, 'AssociateSoftwareToken', { AccessToken });
    const code = totpCode(String(SecretCode), stepOf(new Date()));
    await mara.call('POST', '/api/account/authenticator', { is_on: true, code });
    expect((await recover(mara, codes[0])).body.code).toBe('PROOF_REJECTED');
    await createCodes(mara);
    expect((await recover(mara, codes[1])).body.code).toBe('PROOF_REJECTED');
    expect((await signIn(mara)).ChallengeName).toBe('SOFTWARE_TOKEN_MFA');
  });

  it('responds the same for a wrong password, a wrong code and an unknown account', async () => {
    const { mara, codes } = await withCodes();
    const answers = await Promise.all([
      recover({ ...mara, password: 'wrong-guess' }, codes[0]),
      recover(mara, '0000-0000-0000-0000'),
      recover({ email: 'nobody-here@example.com', password: mara.password }, codes[0]),
    ]);
    const seen = answers.map(({ status, body: { code, message } }) => ({ status, code, message }));
    expect(seen[0]).toMatchObject({ status: 422, code: 'PROOF_REJECTED' });
    expect(new Set(seen.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(await countOf(mara)).toMatchObject({ remaining: 10 });
  });

  it('refuses even the right code after ten wrong ones in an hour', async () => {
    const { mara, codes } = await withCodes();
    for (let guess = 0; guess < 10; guess += 1)
      expect((await recover(mara, `${guess}000-0000-0000-0000`)).status).toBe(422);
    const refused = await recover(mara, codes[0]);
    expect([refused.status, refused.body.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect((await signIn(mara)).ChallengeName).toBe('SOFTWARE_TOKEN_MFA');
  });

  it('turning the app off in the settings deletes the codes', async () => {
    const { mara } = await withCodes();
    const { AccessToken } = mara.tokens;
    // The code of the setup is used up, so the test takes a new key instead of waiting for the next code.
    const { SecretCode } = await cognito(origin, 'AssociateSoftwareToken', { AccessToken });
    const code = totpCode(String(SecretCode), stepOf(new Date()));
    expect((await mara.call('POST', '/api/account/authenticator', { is_on: false, code })).status).toBe(200);
    expect(await countOf(mara)).toEqual({ remaining: 0, created_at: null });
  });
});
