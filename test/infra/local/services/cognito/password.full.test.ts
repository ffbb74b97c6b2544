import { beforeEach, describe, expect, it } from 'vitest';
import { openWebForTests, signIn, signUp, signUpAndConfirm, somebody, type Somebody } from './web-client.ts';

describe('Cognito: a forgotten or changed password', () => {
  const { pool, web } = openWebForTests();
  let person: Somebody;

  beforeEach(async () => {
    person = await signUpAndConfirm(web, pool);
    pool.events.length = 0;
  });

  const reset = (newPassword: string, confirmationCode = pool.codeFor(person.email)) =>
    web.confirmResetPassword({ username: person.email, newPassword, confirmationCode });

  it('a password can be replaced by the emailed code, which works once and in a link', async () => {
    await web.resetPassword({ username: person.email });
    const [mail] = pool.mailbox.list(person.email);
    expect(mail?.subject).toBe('CustomMessage_ForgotPassword for Mara Test');
    const code = new URL(mail?.links[0] ?? '').searchParams.get('code') ?? '';
    expect(code).toBe(mail?.code);

    await reset('new-plate-1', code);
    await expect(reset('new-plate-2', code)).rejects.toMatchObject({ name: 'ExpiredCodeException' });
    await expect(signIn(web, person)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    await expect(signIn(web, { ...person, password: 'new-plate-1' })).resolves.toMatchObject({
      isSignedIn: true,
    });
    expect(pool.events.map((event) => event.triggerSource)).toEqual([
      'CustomMessage_ForgotPassword',
      'PostConfirmation_ConfirmForgotPassword',
    ]);
  });

  it("keeps sessions on reset, because ending them is the trigger's task", async () => {
    await signIn(web, person);
    await web.resetPassword({ username: person.email });
    await reset('new-plate-1');
    const session = await web.fetchAuthSession({ forceRefresh: true });
    expect(session.tokens).toBeDefined();
  });

  it('a password cannot be replaced with a code older than an hour', async () => {
    await web.resetPassword({ username: person.email });
    pool.clock.passMinutes(61);
    await expect(reset('new-plate-1')).rejects.toMatchObject({
      name: 'ExpiredCodeException',
      message: 'Invalid code provided, please request a code again.',
    });
  });

  it('rejects a new value that violates the policy, and keeps the code valid', async () => {
    await web.resetPassword({ username: person.email });
    await expect(reset('short')).rejects.toMatchObject({
      name: 'InvalidPasswordException',
      message: 'Password did not conform with policy: Password not long enough',
    });
    await reset('sixsix');
  });

  it('limits guesses: five wrong codes void the correct one', async () => {
    await web.resetPassword({ username: person.email });
    const code = pool.codeFor(person.email);
    for (let tries = 0; tries < 5; tries += 1) {
      await expect(reset('new-plate-1', code === '000000' ? '000001' : '000000')).rejects.toMatchObject({
        name: 'CodeMismatchException',
      });
    }
    await expect(reset('new-plate-1', code)).rejects.toMatchObject({ name: 'LimitExceededException' });
  });

  it('answers the same for a missing or unconfirmed account, and sends no email', async () => {
    const unconfirmed = somebody();
    await signUp(web, unconfirmed);
    const mails = pool.mailbox.list().length;
    for (const username of ['nobody@example.com', unconfirmed.email]) {
      await expect(web.resetPassword({ username })).resolves.toMatchObject({
        nextStep: {
          resetPasswordStep: 'CONFIRM_RESET_PASSWORD_WITH_CODE',
          codeDeliveryDetails: { deliveryMedium: 'EMAIL' },
        },
      });
    }
    expect(pool.mailbox.list()).toHaveLength(mails);
    await expect(
      web.confirmResetPassword({
        username: 'nobody@example.com',
        newPassword: 'new-plate-1',
        confirmationCode: '123456',
      }),
    ).rejects.toMatchObject({ name: 'CodeMismatchException' });
  });

  it('a password can be changed by a signed-in user who knows the current one', async () => {
    await signIn(web, person);
    await expect(
      web.updatePassword({ oldPassword: 'not-this-one', newPassword: 'new-plate-1' }),
    ).rejects.toMatchObject({ name: 'NotAuthorizedException', message: 'Incorrect username or password.' });
    await web.updatePassword({ oldPassword: person.password, newPassword: 'new-plate-1' });
    await web.signOut();
    await expect(signIn(web, { ...person, password: 'new-plate-1' })).resolves.toMatchObject({
      isSignedIn: true,
    });
  });
});
