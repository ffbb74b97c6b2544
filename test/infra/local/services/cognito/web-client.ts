import { Amplify } from 'aws-amplify';
import * as auth from 'aws-amplify/auth';
import { afterEach, beforeAll } from 'vitest';
import { CLIENT_ID, POOL_ID } from './pool-template.ts';
import { openPoolForTests } from './pool-under-test.ts';

/** Configures Amplify like the web app, for a pool at this URL. */
export const webClient = (poolUrl: string): typeof auth => {
  Amplify.configure({
    Auth: {
      Cognito: { userPoolId: POOL_ID, userPoolClientId: CLIENT_ID, userPoolEndpoint: poolUrl },
    },
  });
  return auth;
};

/** Uses a pool like the web app in the tests of a file, and signs out after each of them. */
const openWebClient = (pool: { poolUrl: string }): typeof auth => {
  beforeAll(() => {
    webClient(pool.poolUrl);
  });
  afterEach(() => auth.signOut());
  return auth;
};

/** Opens a pool, and uses it like the web app, in the tests of a file. */
export const openWebForTests = () => {
  const pool = openPoolForTests();
  return { pool, web: openWebClient(pool) };
};

let people = 0;

/** Creates a user without an account. */
export const somebody = () => ({
  email: `Mara.${String((people += 1))}@Example.com`,
  password: 'plate-1234',
  name: 'Mara Test',
});
export type Somebody = ReturnType<typeof somebody>;

/** Signs up like the web app. */
export const signUp = (web: typeof auth, { email, password, name }: Somebody) =>
  web.signUp({ username: email, password, options: { userAttributes: { email, name } } });

/** Signs up and confirms with the emailed code. */
export const signUpAndConfirm = async (
  web: typeof auth,
  pool: { codeFor(email: string): string },
  person: Somebody = somebody(),
): Promise<Somebody> => {
  await signUp(web, person);
  await web.confirmSignUp({ username: person.email, confirmationCode: pool.codeFor(person.email) });
  return person;
};

/** Signs in with SRP, Amplify's default. */
export const signIn = (web: typeof auth, { email, password }: Somebody) =>
  web.signIn({ username: email, password });
