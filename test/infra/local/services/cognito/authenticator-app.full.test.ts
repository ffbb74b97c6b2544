import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { stepOf, stepOfCode, totpCode } from '#infra/local/services/cognito/totp/totp-code.ts';
import { poolTemplate } from './pool-template.ts';
import { createDataDir, openPool, type OpenPool } from './pool-under-test.ts';
import { signIn as signInBySrp, signUpAndConfirm, type Somebody, webClient } from './web-client.ts';

/** The keys and codes of RFC 6238, appendix B (SHA-1), shortened to the last six of eight digits. */
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('Cognito: a code of an authenticator app', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('matches RFC 6238 at second %d', (second, code) => {
    expect(totpCode(RFC_SECRET, stepOf(new Date(second * 1_000)))).toBe(code);
    expect(stepOfCode(RFC_SECRET, code, new Date((second + 30) * 1_000))).toBe(Math.floor(second / 30));
    expect(stepOfCode(RFC_SECRET, code, new Date((second + 60) * 1_000))).toBeUndefined();
  });
});

/** Signs in with the flow that sends the password, which is much faster than SRP and tested elsewhere. */
const signIn = (web: ReturnType<typeof webClient>, { email, password }: Somebody) =>
  web.signIn({ username: email, password, options: { authFlowType: 'USER_PASSWORD_AUTH' } });

describe('Cognito: an authenticator app as second factor', () => {
  const dataDir = createDataDir();
  let pool: OpenPool;
  let web: ReturnType<typeof webClient>;
  let person: Somebody;
  let secret: string;

  /** Returns the app's code for a step of 30 s relative to now. */
  const code = (steps = 0): string => totpCode(secret, stepOf(pool.clock.now()) + steps);
  const answer = (challengeResponse: string) => web.confirmSignIn({ challengeResponse });
  const turnOn = async () => {
    await web.verifyTOTPSetup({ code: code() });
    await web.updateMFAPreference({ totp: 'PREFERRED' });
    // The code from the setup is already used.
    pool.clock.passSeconds(30);
  };

  beforeAll(async () => {
    const stack = poolTemplate({ MfaConfiguration: 'OPTIONAL', EnabledMfas: ['SOFTWARE_TOKEN_MFA'] });
    pool = await openPool({ dataDir: dataDir.path, stack });
    web = webClient(pool.poolUrl);
  });
  beforeEach(async () => {
    // Starts at the beginning of a time step, so that no step ends during a test.
    pool.clock.passSeconds(30 - ((pool.clock.now().getTime() / 1_000) % 30));
    person = await signUpAndConfirm(web, pool);
    await signIn(web, person);
    secret = (await web.setUpTOTP()).sharedSecret;
  });
  afterEach(() => web.signOut());
  afterAll(async () => {
    await pool.close();
    dataDir.remove();
  });

  it('an authenticator app must be verified and turned on before sign-in requires it', async () => {
    await expect(web.fetchMFAPreference()).resolves.toEqual({});
    await expect(web.updateMFAPreference({ totp: 'PREFERRED' })).rejects.toMatchObject({
      message: 'User has not set up software token mfa',
    });
    await web.verifyTOTPSetup({ code: code() });
    await web.signOut();
    await expect(signIn(web, person)).resolves.toMatchObject({ isSignedIn: true });

    await web.updateMFAPreference({ totp: 'PREFERRED' });
    await expect(web.fetchMFAPreference()).resolves.toEqual({ enabled: ['TOTP'], preferred: 'TOTP' });
    pool.clock.passSeconds(30);
    await web.signOut();
    await expect(signIn(web, person)).resolves.toMatchObject({
      isSignedIn: false,
      nextStep: { signInStep: 'CONFIRM_SIGN_IN_WITH_TOTP_CODE' },
    });
    await expect(answer(code())).resolves.toMatchObject({ isSignedIn: true });
    expect((await web.fetchAuthSession()).tokens).toBeDefined();
  });

  it('an authenticator app applies to the password flow too', async () => {
    await turnOn();
    await web.signOut();
    const started = await signInBySrp(web, person);
    expect(started.nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_TOTP_CODE');
  });

  it('tolerates a clock that is one step off, but no more', async () => {
    await turnOn();
    await web.signOut();
    await signIn(web, person);
    pool.clock.passSeconds(60);
    for (const steps of [-2, 2]) {
      await expect(answer(code(steps))).rejects.toMatchObject({ name: 'CodeMismatchException' });
    }
    // The same sign-in continues after a wrong code.
    await expect(answer(code(-1))).resolves.toMatchObject({ isSignedIn: true });
    await web.signOut();
    await signIn(web, person);
    await expect(answer(code(1))).resolves.toMatchObject({ isSignedIn: true });
  });

  it('accepts each code once, and none older than the last', async () => {
    await turnOn();
    await web.signOut();
    await signIn(web, person);
    const used = code();
    await answer(used);
    await web.signOut();
    await signIn(web, person);
    for (const old of [used, code(-1)]) {
      await expect(answer(old)).rejects.toMatchObject({
        name: 'ExpiredCodeException',
        message: 'Your software token has already been used once.',
      });
    }
    await expect(answer(code(1))).resolves.toMatchObject({ isSignedIn: true });
  });

  it('an authenticator app rejects setup with a wrong code', async () => {
    const wrong = code() === '000000' ? '000001' : '000000';
    await expect(web.verifyTOTPSetup({ code: wrong })).rejects.toMatchObject({
      name: 'EnableSoftwareTokenMFAException',
    });
  });

  it('limits guesses, even by someone who knows the password', async () => {
    await turnOn();
    await web.signOut();
    const wrong = () =>
      ['000000', '000001', '000002', '000003'].find((guess) => ![code(-1), code(), code(1)].includes(guess))!;
    await signIn(web, person);
    for (let tries = 1; tries <= 9; tries += 1) {
      await expect(answer(wrong())).rejects.toMatchObject({ name: 'CodeMismatchException' });
      // Longer than every delay except the last one of 16 s.
      if (tries < 9) pool.clock.passSeconds(9);
    }
    // Starting again with the correct password does not reset the count.
    await signIn(web, person);
    await expect(answer(code())).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'Password attempts exceeded',
    });
    pool.clock.passSeconds(16);
    await expect(answer(code())).resolves.toMatchObject({ isSignedIn: true });
  });

  it('accepts no code after many wrong ones, which is no error of the request', async () => {
    const wrong = code() === '000000' ? '000001' : '000000';
    for (let tries = 1; tries <= 5; tries += 1)
      await expect(web.verifyTOTPSetup({ code: wrong })).rejects.toMatchObject({
        name: 'EnableSoftwareTokenMFAException',
      });
    // The response has status 200 and `Status: 'ERROR'`.
    await expect(web.verifyTOTPSetup({ code: code() })).resolves.toBeUndefined();
    await expect(web.updateMFAPreference({ totp: 'PREFERRED' })).rejects.toMatchObject({
      message: 'User has not set up software token mfa',
    });
    pool.clock.passSeconds(1);
    await expect(web.verifyTOTPSetup({ code: code() })).resolves.toBeUndefined();
    await expect(web.verifyTOTPSetup({ code: code() })).rejects.toMatchObject({
      name: 'ExpiredCodeException',
    });
  });

  it('a sign-in that waits for the authenticator app expires after three minutes', async () => {
    await turnOn();
    await web.signOut();
    await signIn(web, person);
    pool.clock.passMinutes(3);
    await expect(answer(code())).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'Invalid session for the user, session is expired.',
    });
  });

  it('an authenticator app can be turned off, and is not requested again', async () => {
    await turnOn();
    await web.verifyTOTPSetup({ code: code() });
    await web.updateMFAPreference({ totp: 'DISABLED' });
    await expect(web.fetchMFAPreference()).resolves.toEqual({});
    await web.signOut();
    await expect(signIn(web, person)).resolves.toMatchObject({ isSignedIn: true });
  });

  it('stays inactive while another key waits for its first code, as on AWS', async () => {
    await turnOn();
    await web.setUpTOTP();
    await expect(web.fetchMFAPreference()).resolves.toMatchObject({ enabled: ['TOTP'] });
    await web.signOut();
    await expect(signIn(web, person)).resolves.toMatchObject({ isSignedIn: true });
  });

  it('an authenticator app disappears with the account, and reports a pool without it', async () => {
    await turnOn();
    await web.deleteUser();
    await signUpAndConfirm(web, pool, person);
    await expect(signIn(web, person)).resolves.toMatchObject({ isSignedIn: true });

    const plainDir = createDataDir();
    const plain = await openPool({ dataDir: plainDir.path });
    webClient(plain.poolUrl);
    await web.signOut();
    await signUpAndConfirm(web, plain, person);
    await signIn(web, person);
    await expect(web.setUpTOTP()).rejects.toMatchObject({ name: 'SoftwareTokenMFANotFoundException' });
    await plain.close();
    plainDir.remove();
    webClient(pool.poolUrl);
  });
});
