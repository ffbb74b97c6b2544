import { randomUUID } from 'node:crypto';
import { expect, inject, it } from 'vitest';
import { givePlan } from '#test/support/give-plan.ts';
import { type ApiUser, cognito, createCaller, newestMail } from '#test/support/api-user.ts';
import { withUser } from '#test/support/with-user.ts';

const origin = inject('origin');

/** Requests an address with a fresh sign-in. */
const askForEmail = ({ call }: ApiUser, email: string) =>
  call('POST', '/api/account/email/change', { email });
const confirmEmail = async ({ call }: ApiUser, email: string) =>
  call('POST', '/api/account/email/confirmation', { code: (await newestMail(origin, email))?.code });
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
  expect((await askForEmail(mara, email)).status).toBe(200);
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

it('does not reveal that an email belongs to another user, and sends no code there', async () => {
  const [mara, jon] = await Promise.all([withUser(), withUser()]);
  const free = await askForEmail(mara, `mara-new-${randomUUID()}@example.com`);
  const taken = await askForEmail(mara, jon.email);
  expect([taken.status, taken.body]).toEqual([free.status, free.body]);
  expect((await newestMail(origin, jon.email))?.subject).not.toBe('Confirm your new email for Platewise');
  expect((await follow(mara)).body).toEqual({ email: mara.email });
  expect(await emailInProfile(jon)).toMatchObject({ email: jon.email });
});

it('limits the requests for a new email address to ten a day', async () => {
  const mara = await withUser();
  const answers = [];
  for (let tries = 0; tries < 11; tries += 1)
    answers.push(await askForEmail(mara, `mara-new-${randomUUID()}@example.com`));
  expect(answers.map(({ status }) => status)).toEqual([...Array<number>(10).fill(200), 429]);
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
