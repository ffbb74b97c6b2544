import {
  ForgotPasswordCommand,
  ResendConfirmationCodeCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CLIENT_ID } from './pool-template.ts';
import { createDataDir, openPool, type OpenPool } from './pool-under-test.ts';
import { sdkClient } from './sdk-client.ts';

describe('Cognito: requests for codes', () => {
  const dataDir = createDataDir();
  const account = { email: 'mara@example.com', password: 'plate-1234', fullName: 'Mara Test' };
  let pool: OpenPool;

  beforeAll(async () => {
    pool = await openPool({ dataDir: dataDir.path });
    await pool.cognito.importUser(account);
  });
  afterAll(async () => {
    await pool.close();
    dataDir.remove();
  });

  const limited = {
    name: 'LimitExceededException',
    message: 'Attempt limit exceeded, please try after some time.',
  };
  const reset = (Username: string) =>
    sdkClient(pool.url).send(new ForgotPasswordCommand({ ClientId: CLIENT_ID, Username }));
  const resend = (Username: string) =>
    sdkClient(pool.url).send(new ResendConfirmationCodeCommand({ ClientId: CLIENT_ID, Username }));

  it.each([
    ['an account', account.email],
    ['an address without an account', 'nobody@example.com'],
  ])('ten requests for a reset code an hour are accepted for %s, in any letter case', async (_, email) => {
    for (let count = 0; count < 10; count += 1) await reset(count % 2 ? email : email.toUpperCase());
    await expect(reset(email)).rejects.toMatchObject(limited);
    expect(pool.mailbox.list(email).length).toBe(email === account.email ? 10 : 0);
    pool.clock.passMinutes(60);
    await expect(reset(email)).resolves.toHaveProperty('CodeDeliveryDetails');
  });

  it('ten requests for a sign-up code an hour are accepted, and do not count as requests for a reset code', async () => {
    const email = 'still-nobody@example.com';
    for (let count = 0; count < 10; count += 1) await resend(email);
    await expect(resend(email)).rejects.toMatchObject(limited);
    await expect(reset(email)).resolves.toHaveProperty('CodeDeliveryDetails');
  });
});
