import { InitiateAuthCommand } from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CLIENT_ID, poolTemplate } from './pool-template.ts';
import { createDataDir, openPool, type OpenPool } from './pool-under-test.ts';
import { sdkClient } from './sdk-client.ts';

describe('Cognito: wrong passwords', () => {
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

  const signIn = (PASSWORD: string, USERNAME = account.email) =>
    sdkClient(pool.url).send(
      new InitiateAuthCommand({
        ClientId: CLIENT_ID,
        AuthFlow: 'USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME, PASSWORD },
      }),
    );
  const incorrect = { name: 'NotAuthorizedException', message: 'Incorrect username or password.' };
  const locked = { name: 'NotAuthorizedException', message: 'Password attempts exceeded' };

  const failTimes = async (times: number, username?: string) => {
    for (let time = 0; time < times; time += 1) {
      await expect(signIn('wrong-password', username)).rejects.toMatchObject(incorrect);
    }
  };

  it('wrong passwords lock the account after five attempts, longer each time, even for the correct password', async () => {
    await failTimes(5);
    await expect(signIn(account.password)).rejects.toMatchObject(locked);
    pool.clock.passSeconds(1);
    await failTimes(1);
    pool.clock.passSeconds(1);
    await expect(signIn(account.password)).rejects.toMatchObject(locked);
    pool.clock.passSeconds(1);
    await failTimes(1);
    pool.clock.passSeconds(4);
    await expect(signIn(account.password)).resolves.toHaveProperty(
      'AuthenticationResult.TokenType',
      'Bearer',
    );
    await failTimes(4);
    await expect(signIn(account.password)).resolves.toHaveProperty('AuthenticationResult.ExpiresIn', 900);
  });

  it('wrong passwords expire after a quarter of an hour', async () => {
    await failTimes(4);
    pool.clock.passMinutes(15);
    await failTimes(4);
    await expect(signIn(account.password)).resolves.toHaveProperty('AuthenticationResult');
  });

  it('wrong passwords lock an unknown name in the same way, so that accounts cannot be enumerated', async () => {
    await failTimes(5, 'nobody@example.com');
    await expect(signIn('wrong-password', 'nobody@example.com')).rejects.toMatchObject(locked);
  });

  it('wrong passwords reveal a missing account when the client does not hide it', async () => {
    const dir = createDataDir();
    const open = await openPool({
      dataDir: dir.path,
      stack: poolTemplate({}, { PreventUserExistenceErrors: 'LEGACY' }),
    });
    const input = {
      ClientId: CLIENT_ID,
      AuthFlow: 'USER_PASSWORD_AUTH' as const,
      AuthParameters: { USERNAME: 'nobody@example.com', PASSWORD: 'plate-1234' },
    };
    await expect(sdkClient(open.url).send(new InitiateAuthCommand(input))).rejects.toMatchObject({
      name: 'UserNotFoundException',
      message: 'User does not exist.',
    });
    await open.close();
    dir.remove();
  });
});
