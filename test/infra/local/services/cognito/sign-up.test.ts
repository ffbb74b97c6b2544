import { afterEach, describe, expect, it } from 'vitest';
import { FunctionFailure } from '#infra/local/runtime/function-runtime.ts';
import { POOL_ID, CLIENT_ID } from './pool-template.ts';
import { writeMail } from './pool-under-test.ts';
import { openWebForTests, signUp, signUpAndConfirm, somebody } from './web-client.ts';

const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

describe('Cognito: signing up', () => {
  const { pool, web } = openWebForTests();

  afterEach(() => {
    pool.triggers.PreSignUp = (event) => event;
    pool.triggers.CustomMessage = writeMail;
    pool.triggers.PostConfirmation = (event) => event;
    pool.events.length = 0;
  });

  it('creates an account that waits for the emailed code', async () => {
    const person = somebody();
    const { isSignUpComplete, userId, nextStep } = await signUp(web, person);

    expect(isSignUpComplete).toBe(false);
    expect(userId).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/);
    expect(nextStep).toMatchObject({
      signUpStep: 'CONFIRM_SIGN_UP',
      codeDeliveryDetails: { destination: 'M***@E***', deliveryMedium: 'EMAIL', attributeName: 'email' },
    });
    const [mail] = pool.mailbox.list(person.email);
    expect(mail).toMatchObject({ subject: 'CustomMessage_SignUp for Mara Test', to: person.email });
    expect(mail?.links).toEqual([
      `https://example.com/redirect?type=recovery&sub=${userId ?? ''}&code=${mail?.code ?? ''}`,
    ]);
  });

  it('rejects a wrong code and accepts the correct one once', async () => {
    const { email: username, ...rest } = somebody();
    await signUp(web, { email: username, ...rest });
    const code = pool.codeFor(username);

    await expect(web.confirmSignUp({ username, confirmationCode: wrong(code) })).rejects.toMatchObject({
      name: 'CodeMismatchException',
      message: 'Invalid verification code provided, please try again.',
    });
    await expect(web.confirmSignUp({ username, confirmationCode: code })).resolves.toMatchObject({
      isSignUpComplete: true,
    });
    await expect(web.confirmSignUp({ username, confirmationCode: code })).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'User cannot be confirmed. Current status is CONFIRMED',
    });
  });

  it('rejects all codes after five wrong ones, until another is emailed', async () => {
    const { email: username, ...rest } = somebody();
    await signUp(web, { email: username, ...rest });
    const code = pool.codeFor(username);
    for (let tries = 0; tries < 5; tries += 1) {
      await expect(web.confirmSignUp({ username, confirmationCode: wrong(code) })).rejects.toMatchObject({
        name: 'CodeMismatchException',
      });
    }
    await expect(web.confirmSignUp({ username, confirmationCode: code })).rejects.toMatchObject({
      name: 'LimitExceededException',
      message: 'Attempt limit exceeded, please try after some time.',
    });

    await web.resendSignUpCode({ username });
    expect(pool.mailbox.list(username)[0]?.subject).toBe('CustomMessage_ResendCode for Mara Test');
    await web.confirmSignUp({ username, confirmationCode: pool.codeFor(username) });
  });

  it('a sign-up code expires after 24 hours', async () => {
    const { email: username, ...rest } = somebody();
    await signUp(web, { email: username, ...rest });
    pool.clock.passMinutes(24 * 60 + 1);
    await expect(
      web.confirmSignUp({ username, confirmationCode: pool.codeFor(username) }),
    ).rejects.toMatchObject({
      name: 'ExpiredCodeException',
      message: 'Invalid code provided, please request a code again.',
    });
  });

  it('reports that an email already has an account, in any case', async () => {
    const person = await signUpAndConfirm(web, pool);
    await expect(signUp(web, { ...person, email: person.email.toUpperCase() })).rejects.toMatchObject({
      name: 'UsernameExistsException',
      message: 'User already exists',
    });
  });

  it("rejects violations of the pool's rules, and names the rule", async () => {
    await expect(signUp(web, { ...somebody(), password: 'plate' })).rejects.toMatchObject({
      name: 'InvalidPasswordException',
      message: 'Password did not conform with policy: Password not long enough',
    });
    await expect(signUp(web, { ...somebody(), email: 'mara' })).rejects.toMatchObject({
      name: 'InvalidParameterException',
      message: 'Username should be an email.',
    });
    const { email, password } = somebody();
    await expect(web.signUp({ username: email, password })).rejects.toMatchObject({
      name: 'InvalidParameterException',
      message: 'Attributes did not conform to the schema: name: The attribute is required\n',
    });
  });

  it('hides whether an account exists when a code is requested or entered', async () => {
    const username = 'nobody@example.com';
    await expect(web.resendSignUpCode({ username })).resolves.toMatchObject({ destination: 'n***@e***' });
    expect(pool.mailbox.list(username)).toEqual([]);
    await expect(web.confirmSignUp({ username, confirmationCode: '123456' })).rejects.toMatchObject({
      name: 'ExpiredCodeException',
    });
  });

  it('invokes the triggers with the events of Cognito', async () => {
    const person = await signUpAndConfirm(web, pool);
    const [before, message, after] = pool.events;
    const userName = before?.userName ?? '';
    const shared = { version: '1', region: 'us-east-1', userPoolId: POOL_ID, userName };

    expect(pool.events).toHaveLength(3);
    expect(before).toMatchObject({
      ...shared,
      triggerSource: 'PreSignUp_SignUp',
      callerContext: { awsSdkVersion: 'aws-sdk-unknown-unknown', clientId: CLIENT_ID },
      request: { userAttributes: { email: person.email, name: person.name }, validationData: null },
      response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
    });
    expect(message).toMatchObject({
      ...shared,
      triggerSource: 'CustomMessage_SignUp',
      request: {
        userAttributes: {
          sub: userName,
          email: person.email,
          name: person.name,
          email_verified: 'false',
          'cognito:user_status': 'UNCONFIRMED',
        },
        codeParameter: '{####}',
        usernameParameter: null,
      },
      response: { smsMessage: null, emailMessage: null, emailSubject: null },
    });
    expect(after).toMatchObject({
      ...shared,
      triggerSource: 'PostConfirmation_ConfirmSignUp',
      request: {
        userAttributes: { sub: userName, 'cognito:user_status': 'CONFIRMED', email_verified: 'true' },
      },
      response: {},
    });
  });

  it('creates no account when the pre-sign-up trigger throws', async () => {
    const person = somebody();
    pool.triggers.PreSignUp = () => {
      throw new FunctionFailure('Error', 'Not this one');
    };
    await expect(signUp(web, person)).rejects.toMatchObject({
      name: 'UserLambdaValidationException',
      message: 'PreSignUp failed with error Not this one.',
    });
    pool.triggers.PreSignUp = (event) => event;
    await signUp(web, person);
  });

  it('keeps a confirmed account confirmed when the post-confirmation trigger throws', async () => {
    const person = somebody();
    await signUp(web, person);
    pool.triggers.PostConfirmation = () => {
      throw new FunctionFailure('Error', 'No table');
    };
    const confirmationCode = pool.codeFor(person.email);
    await expect(web.confirmSignUp({ username: person.email, confirmationCode })).rejects.toMatchObject({
      name: 'UserLambdaValidationException',
    });
    await web.signIn({ username: person.email, password: person.password });
    await web.signOut();
  });

  it('confirms immediately when the pre-sign-up trigger requests it', async () => {
    pool.triggers.PreSignUp = (event) => ({
      ...event,
      response: { autoConfirmUser: true, autoVerifyEmail: true },
    });
    const person = somebody();
    await expect(signUp(web, person)).resolves.toMatchObject({ isSignUpComplete: true });
    expect(pool.mailbox.list(person.email)).toEqual([]);
    expect(pool.events.map((event) => event.triggerSource)).toEqual([
      'PreSignUp_SignUp',
      'PostConfirmation_ConfirmSignUp',
    ]);
  });

  it('rejects an email without the code placeholder, as Cognito does', async () => {
    pool.triggers.CustomMessage = (event) => ({
      ...event,
      response: { ...event.response, emailMessage: 'Welcome!' },
    });
    await expect(signUp(web, somebody())).rejects.toMatchObject({ name: 'InvalidParameterException' });
  });

  it("sends Cognito's default email when the trigger leaves it unchanged", async () => {
    pool.triggers.CustomMessage = (event) => event;
    const person = somebody();
    await signUp(web, person);
    expect(pool.mailbox.list(person.email)[0]).toMatchObject({
      subject: 'Your verification code',
      text: `Your confirmation code is ${pool.codeFor(person.email)}`,
    });
  });
});
