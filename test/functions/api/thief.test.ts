import { randomUUID } from 'node:crypto';
import { describe, expect, inject, it } from 'vitest';
import { type Route, routeKeyOf } from '#shared/http/route.ts';
import { allRoutes } from '#shared/routes.ts';
import { stepOf, totpCode } from '#infra/local/services/cognito/totp/totp-code.ts';
import {
  type ApiUser,
  cognito,
  createCaller,
  newestMail,
  signInApiUser,
  ZONE,
} from '#test/support/api-user.ts';
import { createSoftwarePasskey } from '#test/support/software-passkey.ts';
import { PATIENCE } from '#test/support/patience.ts';
import { claimsOf, tokenOfOldSession } from '#test/support/sign-token.ts';
import { withUser } from '#test/support/with-user.ts';

const origin = inject('origin');

type Caller = ReturnType<typeof createCaller>;

/** Returns what a thief has who stole the token of a session that started 20 minutes ago. */
const stolenFrom = ({ tokens }: ApiUser): Caller & { token: string } => {
  const token = tokenOfOldSession(tokens.AccessToken);
  return { token, ...createCaller(origin, token) };
};

const newPasskey = { credential: createSoftwarePasskey(origin).create({ challenge: 'guessed' }) };

/** The requests that a thief would send, by route. */
const dangerous: Record<string, [path: string, body?: object]> = {
  'POST /api/account/closing': ['/api/account/closing', { confirmation: 'DELETE' }],
  'POST /api/account/authenticator': ['/api/account/authenticator', { is_on: true, code: '123456' }],
  'POST /api/account/passkeys/options': ['/api/account/passkeys/options'],
  'POST /api/account/passkeys': ['/api/account/passkeys', newPasskey],
  'DELETE /api/account/passkeys/{id}': [`/api/account/passkeys/${'a'.repeat(43)}`],
  'POST /api/account/recovery-codes': ['/api/account/recovery-codes'],
  'POST /api/account/email/change': ['/api/account/email/change', { email: 'thief@example.com' }],
  'GET /api/account/exports': ['/api/account/exports'],
  'POST /api/account/exports': ['/api/account/exports'],
  'POST /api/tokens': ['/api/tokens', { name: 'Thief' }],
  'DELETE /api/tokens/{id}': ['/api/tokens/01KAGHZZZZZZZZZZZZZZZZZZZZ'],
  'POST /api/webhooks': [
    '/api/webhooks',
    { url: 'https://example.com/', token_id: '01KAGHZZZZZZZZZZZZZZZZZZZZ' },
  ],
  'POST /api/functions/customer-portal': ['/api/functions/customer-portal'],
};

const protectedRoutes = allRoutes.filter(({ freshProof }: Route) => freshProof);

const send = (caller: Caller, key: string) => {
  const [path, body] = dangerous[key]!;
  return caller.call(key.split(' ')[0]!, path, body);
};

const subjectsTo = async (email: string) => (await newestMail(origin, email))?.subject;

/** Changes the email address of a user who just signed in. @returns the new address and the undo link's token */
const changeEmail = async (user: ApiUser, caller: Caller): Promise<{ email: string; token: string }> => {
  const email = `thief-${randomUUID()}@example.com`;
  expect((await caller.call('POST', '/api/account/email/change', { email })).status).toBe(200);
  expect(await subjectsTo(user.email)).toBe('Your Platewise email address is about to change');
  const code = (await newestMail(origin, email))?.code;
  const answer = await caller.call('POST', '/api/account/email/confirmation', { code });
  expect([answer.status, answer.body]).toEqual([200, { email }]);
  const notice = await newestMail(origin, user.email);
  expect(notice?.subject).toBe('Your Platewise email address was changed');
  const link = notice?.links.find((one) => one.includes('/undo-email'));
  return { email, token: new URL(link ?? '').searchParams.get('token') ?? '' };
};

describe('A thief with a stolen access token', () => {
  it('lists a request for every route that needs a fresh proof', () => {
    expect(protectedRoutes.map(routeKeyOf).toSorted()).toEqual(Object.keys(dangerous).toSorted());
  });

  it('a stolen access token is refused on every route that needs a fresh proof, until the password is entered', async () => {
    const mara = await withUser({ plan: 'enterprise' });
    const thief = stolenFrom(mara);
    const keys = Object.keys(dangerous);
    const answers = await Promise.all(keys.map((key) => send(thief, key)));
    expect(answers.map(({ status, body }) => `${status} ${body.code}`)).toEqual(
      keys.map(() => '403 FRESH_PROOF_NEEDED'),
    );
    const guess = await thief.call('POST', '/api/account/proof', { password: 'wrong-guess' });
    expect([guess.status, guess.body.code]).toEqual([422, 'PROOF_REJECTED']);
    expect((await send(thief, 'POST /api/tokens')).status).toBe(403);

    // The owner, in the same session.
    expect((await thief.call('POST', '/api/account/proof', { password: mara.password })).status).toBe(200);
    expect((await send(thief, 'POST /api/tokens')).status).toBe(201);
    // The check of the password left no session behind.
    const { sessions } = (await mara.call('GET', '/api/account/sessions')).body as unknown as {
      sessions: unknown[];
    };
    expect(sessions).toHaveLength(1);
  });

  it('cannot change the email address directly at the user pool', async () => {
    const mara = await withUser();
    await expect(
      cognito(origin, 'UpdateUserAttributes', {
        AccessToken: mara.tokens.AccessToken,
        UserAttributes: [{ Name: 'email', Value: 'thief@example.com' }],
      }),
    ).rejects.toThrow('NotAuthorizedException');
  });

  it('loses an authenticator app that was set up at the user pool when the owner resets the password', async () => {
    const mara = await withUser();
    const { AccessToken } = mara.tokens;
    const { SecretCode } = await cognito(origin, 'AssociateSoftwareToken', { AccessToken });
    const UserCode = totpCode(String(SecretCode), stepOf(new Date()));
    await cognito(origin, 'VerifySoftwareToken', { AccessToken, UserCode });
    const SoftwareTokenMfaSettings = { Enabled: true, PreferredMfa: true };
    await cognito(origin, 'SetUserMFAPreference', { AccessToken, SoftwareTokenMfaSettings });

    await cognito(origin, 'ForgotPassword', { Username: mara.email });
    const ConfirmationCode = (await newestMail(origin, mara.email))?.code;
    const password = { Username: mara.email, ConfirmationCode, Password: mara.password };
    await cognito(origin, 'ConfirmForgotPassword', password);
    // The owner signs in with the password alone, and gets both notices.
    await signInApiUser(origin, mara.email);
    expect((await newestMail(origin, mara.email))?.subject).toBe(
      'Your Platewise sign-in settings were changed',
    );
  });
});

describe('A thief with a stolen refresh token', () => {
  it('gets tokens of the same session and age, and none after the owner signs out everywhere', async () => {
    const mara = await withUser();
    const renew = async () => {
      const { AuthenticationResult } = await cognito(origin, 'InitiateAuth', {
        AuthFlow: 'REFRESH_TOKEN_AUTH',
        AuthParameters: { REFRESH_TOKEN: mara.tokens.RefreshToken },
      });
      return (AuthenticationResult as { AccessToken: string }).AccessToken;
    };
    const renewed = await renew();
    const { auth_time, origin_jti } = claimsOf(mara.tokens.AccessToken);
    expect(claimsOf(renewed)).toMatchObject({ auth_time, origin_jti });
    const thief = createCaller(origin, renewed);
    expect((await thief.call('GET', '/api/profile')).status).toBe(200);

    expect((await mara.call('POST', '/api/account/sessions/ending')).status).toBe(200);
    await expect(renew()).rejects.toThrow('Refresh Token has been revoked');
    expect((await thief.call('POST', '/api/realtime/tickets')).status).toBe(401);
  });

  it('loses the API tokens it created when the owner signs out everywhere, unless they are kept', async () => {
    for (const [body, left] of [
      [undefined, 0],
      [{ keep_tokens: true }, 1],
    ] as const) {
      const mara = await withUser({ plan: 'enterprise' });
      expect((await mara.call('POST', '/api/tokens', { name: 'Thief' })).status).toBe(201);
      expect(await subjectsTo(mara.email)).toBe('New API token for your Platewise account');
      expect((await mara.call('POST', '/api/account/sessions/ending', body)).status).toBe(200);
      const back = await signInApiUser(origin, mara.email);
      const { tokens } = (await back.call('GET', '/api/tokens')).body as unknown as { tokens: unknown[] };
      expect(tokens).toHaveLength(left);
    }
  });
});

describe('A thief with a stolen API token', () => {
  it('can only read with a token that may only read', async () => {
    const mara = await withUser({ plan: 'enterprise' });
    const secretOf = async (body: object) =>
      ((await mara.call('POST', '/api/tokens', body)).body as unknown as { secret: string }).secret;
    const meal = { food_name: 'Soup', calories: 200, time_zone: ZONE };
    for (const [body, status, code] of [
      [{ name: 'Reader', scopes: ['read'], days: 30 }, 403, 'TOKEN_READS_ONLY'],
      [{ name: 'Writer' }, 201, undefined],
    ] as const) {
      const program = createCaller(origin, await secretOf(body));
      expect((await program.call('GET', '/api/v1/me')).status).toBe(200);
      expect((await program.call('POST', '/api/v1/foods/describe', { text: 'toast' })).status).toBe(200);
      const written = await program.call('POST', '/api/v1/food-entries', meal);
      expect([body.name, written.status, written.body.code]).toEqual([body.name, status, code]);
    }
  });
});

describe('A thief at an open tab who knows the password', () => {
  it('a change is detected by emails, and a changed email address is restored once with the link to the old one', async () => {
    const mara = await withUser();
    const first = await changeEmail(mara, mara);
    // The thief changes the address again, so that the newer link would restore the thief's address.
    const second = await changeEmail({ ...mara, email: first.email }, mara);
    const undo = (token: string) =>
      createCaller(origin, null).call('POST', '/api/account/email/undo', { token });
    const restored = await undo(first.token);
    expect([restored.status, restored.body]).toEqual([200, { status: 'restored' }]);
    expect((await mara.call('POST', '/api/realtime/tickets')).status).toBe(401);
    const back = await signInApiUser(origin, mara.email);
    expect((await back.call('GET', '/api/profile')).body.email).toBe(mara.email);
    for (const token of [first.token, second.token, `${mara.id}.unknown`])
      expect([token, (await undo(token)).body.code]).toEqual([token, 'UNDO_NOT_FOUND']);
  });

  it('gets five attempts to guess the code of a new address', async () => {
    const mara = await withUser();
    const email = `thief-${randomUUID()}@example.com`;
    await mara.call('POST', '/api/account/email/change', { email });
    const code = (await newestMail(origin, email))?.code;
    const wrong = code === '000000' ? '000001' : '000000';
    const confirm = (guess: unknown) => mara.call('POST', '/api/account/email/confirmation', { code: guess });
    for (let guess = 0; guess < 5; guess += 1) expect((await confirm(wrong)).status).toBe(422);
    expect((await confirm(code)).body.code).toBe('PROOF_REJECTED');
  });

  it('cannot change the password or close the account unnoticed', async () => {
    const mara = await withUser();
    const changed = await mara.call('POST', '/api/account/password', {
      old_password: mara.password,
      new_password: 'another plate',
    });
    expect(changed.status).toBe(200);
    expect(await subjectsTo(mara.email)).toBe('Your Platewise sign-in settings were changed');
    expect((await mara.call('POST', '/api/account/closing', { confirmation: 'DELETE' })).status).toBe(202);
    await expect
      .poll(() => subjectsTo(mara.email), { timeout: 10_000 * PATIENCE })
      .toBe('Your Platewise account was closed');
  });
});
