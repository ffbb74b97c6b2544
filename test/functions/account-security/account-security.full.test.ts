import { randomUUID } from 'node:crypto';
import { expect, inject, it } from 'vitest';
import { givePlan } from '#test/support/give-plan.ts';
import { type ApiUser, cognito, createCaller, newestMail } from '#test/support/api-user.ts';
import { withUser } from '#test/support/with-user.ts';
import { PATIENCE } from '#test/support/patience.ts';

const origin = inject('origin');

const askForEmail = ({ tokens }: ApiUser, email: string) =>
  cognito(origin, 'UpdateUserAttributes', {
    AccessToken: tokens.AccessToken,
    UserAttributes: [{ Name: 'email', Value: email }],
  });
const confirmEmail = async ({ tokens }: ApiUser, email: string) =>
  cognito(origin, 'VerifyUserAttribute', {
    AccessToken: tokens.AccessToken,
    AttributeName: 'email',
    Code: (await newestMail(origin, email))?.code,
  });
const emailInProfile = async ({ call }: ApiUser) =>
  (await call('GET', '/api/profile')).body as unknown as { email: string };
const follow = ({ call }: ApiUser) => call('POST', '/api/account/email');
const signIn = (USERNAME: string, PASSWORD: string) =>
  cognito(origin, 'InitiateAuth', {
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME, PASSWORD },
  });
const renew = ({ tokens }: Pick<ApiUser, 'tokens'>) =>
  cognito(origin, 'InitiateAuth', {
    AuthFlow: 'REFRESH_TOKEN_AUTH',
    AuthParameters: { REFRESH_TOKEN: tokens.RefreshToken },
  });

it('changes the email for sign-in and profile only after its code was entered', async () => {
  const mara = await withUser();
  const email = `mara-new-${randomUUID()}@example.com`;
  await askForEmail(mara, email);
  expect((await follow(mara)).body).toEqual({ email: mara.email });
  expect(await emailInProfile(mara)).toMatchObject({ email: mara.email });
  await expect(signIn(email, mara.password)).rejects.toThrow('Incorrect username or password.');

  expect((await newestMail(origin, email))?.subject).toBe('Confirm your new email for Platewise');
  await confirmEmail(mara, email);
  for (const answer of [await follow(mara), await follow(mara)]) {
    expect([answer.status, answer.body]).toEqual([200, { email }]);
  }
  expect(await emailInProfile(mara)).toMatchObject({ email, full_name: 'Mara Test' });
  await expect(signIn(email, mara.password)).resolves.toBeDefined();
  await expect(signIn(mara.email, mara.password)).rejects.toThrow('Incorrect username or password.');
});

it('notifies the current email address as soon as a change is requested', async () => {
  const mara = await withUser();
  await askForEmail(mara, `mara-new-${randomUUID()}@example.com`);
  const notice = await newestMail(origin, mara.email);
  expect(notice?.subject).toBe('Your Platewise email address is about to change');
  expect(notice?.code).toBeNull();
  expect(notice?.links).toContain(`${origin}/dashboard`);
});

it('emails the user about sign-in changes, at most ten times a day', async () => {
  const mara = await withUser();
  const tell = (deed: string) => mara.call('POST', '/api/account/notices', { deed });
  expect((await tell('app_turned_on')).body).toEqual({ status: 'told' });
  const notice = await newestMail(origin, mara.email);
  expect(notice?.subject).toBe('Your Platewise sign-in settings were changed');
  expect(notice?.html).toContain('An authenticator app was turned on');
  expect(notice?.links).toContain(`${origin}/contact`);
  const more = await Promise.all(Array.from({ length: 10 }, () => tell('password_changed')));
  expect(more.filter(({ body }) => body.code === 'TOO_MANY_REQUESTS')).toHaveLength(1);
  const odd = await tell('moved');
  expect([odd.status, odd.body.code]).toEqual([400, 'VALIDATION_FAILED']);
});

it('rejects an email that belongs to another user', async () => {
  const [mara, jon] = await Promise.all([withUser(), withUser()]);
  await expect(askForEmail(mara, jon.email)).rejects.toThrow('AliasExistsException');
  expect((await follow(mara)).body).toEqual({ email: mara.email });
  expect(await emailInProfile(jon)).toMatchObject({ email: jon.email });
});

it('ends every session of the user, and no one else\'s, on "sign out everywhere"', async () => {
  const [mara, jon] = await Promise.all([withUser(), withUser()]);
  const end = () => mara.call('POST', '/api/account/sessions/ending');
  for (const answer of [await end(), await end()]) {
    expect([answer.status, answer.body]).toEqual([200, { status: 'ended' }]);
  }
  await expect(renew(mara)).rejects.toThrow('Refresh Token has been revoked');
  await expect(renew(jon)).resolves.toBeDefined();
  // The same account with its password.
  await expect(signIn(mara.email, mara.password)).resolves.toBeDefined();
});

it('prevents a signed-out session from ending newer sessions or creating lasting data', async () => {
  const mara = await withUser();
  await mara.call('POST', '/api/account/sessions/ending');
  const tokens = (await signIn(mara.email, mara.password)).AuthenticationResult as ApiUser['tokens'];
  const back = createCaller(origin, tokens.AccessToken);
  await givePlan(inject('dataDir'), mara, 'enterprise');

  expect((await mara.call('POST', '/api/account/sessions/ending')).status).toBe(200);
  await expect(renew({ tokens })).resolves.toBeDefined();
  // Other routes for ended sessions are tested one by one in `test/functions/api/what-others-see.test.ts`.
  expect((await mara.call('POST', '/api/tokens', { name: 'Scales' })).body.code).toBe('UNAUTHENTICATED');
  for (const [path, body] of [
    ['/api/realtime/tickets', undefined],
    ['/api/tokens', { name: 'Scales' }],
  ] as const) {
    expect([path, (await back.call('POST', path, body)).status]).toEqual([path, 201]);
  }
  expect((await back.call('GET', '/api/profile')).body).toMatchObject({ email: mara.email });
});

it('ignores an email change of a closed account', async () => {
  const mara = await withUser();
  await mara.call('POST', '/api/account/closing', { confirmation: 'DELETE' });
  await expect
    .poll(
      async () =>
        (await createCaller(origin, mara.tokens.AccessToken).call('POST', '/api/account/email')).body,
      {
        timeout: 20_000 * PATIENCE,
      },
    )
    .toEqual({ email: null });
});
