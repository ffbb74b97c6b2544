import {
  AdminAddUserToGroupCommand,
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  AdminGetUserCommand,
  AdminListGroupsForUserCommand,
  AdminRemoveUserFromGroupCommand,
  AdminUserGlobalSignOutCommand,
  GetTokensFromRefreshTokenCommand,
  InitiateAuthCommand,
  ListGroupsCommand,
  ListUsersCommand,
  RevokeTokenCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CLIENT_ID, POOL_ID, poolTemplate } from './pool-template.ts';
import { createDataDir, openPool, type OpenPool } from './pool-under-test.ts';
import { sdkClient } from './sdk-client.ts';
import { operator, principalWith } from './service-endpoint.ts';

const POOL_ARN = `arn:aws:cognito-idp:us-east-1:000000000000:userpool/${POOL_ID}`;
const remover = principalWith('remover', [
  { Effect: 'Allow', Action: 'cognito-idp:AdminDeleteUser', Resource: POOL_ARN },
]);
const password = 'plate-1234';

describe('Cognito: requests of the AWS SDK', () => {
  const dataDir = createDataDir();
  let pool: OpenPool;
  let people = 0;
  let email: string;
  let sub: string;

  beforeAll(async () => {
    pool = await openPool({ dataDir: dataDir.path, principals: [operator, remover] });
  });
  beforeEach(async () => {
    email = `person-${String((people += 1))}@example.com`;
    ({ sub } = await pool.cognito.importUser({ email, password, fullName: 'Mara Test' }));
  });
  afterAll(async () => {
    await pool.close();
    dataDir.remove();
  });

  const user = () => ({ UserPoolId: POOL_ID, Username: email });
  const signIn = async () => {
    const { AuthenticationResult } = await sdkClient(pool.url).send(
      new InitiateAuthCommand({
        ClientId: CLIENT_ID,
        AuthFlow: 'USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME: email, PASSWORD: password },
      }),
    );
    return AuthenticationResult ?? {};
  };
  const refresh = (RefreshToken: string | undefined) =>
    sdkClient(pool.url).send(new GetTokensFromRefreshTokenCommand({ ClientId: CLIENT_ID, RefreshToken }));

  it('AWS SDK requests sign in by password, and refresh by both operations without a new refresh token', async () => {
    const { RefreshToken } = await signIn();
    const renewed = await refresh(RefreshToken);
    expect(renewed.AuthenticationResult).toMatchObject({ TokenType: 'Bearer', ExpiresIn: 900 });
    expect(renewed.AuthenticationResult).not.toHaveProperty('RefreshToken');
    const again = await sdkClient(pool.url).send(
      new InitiateAuthCommand({
        ClientId: CLIENT_ID,
        AuthFlow: 'REFRESH_TOKEN_AUTH',
        AuthParameters: { REFRESH_TOKEN: RefreshToken ?? '' },
      }),
    );
    expect(again.AuthenticationResult).toHaveProperty('IdToken');
  });

  it("AWS SDK requests manage the members of the template's groups, until they are removed or deleted", async () => {
    const client = sdkClient(pool.url);
    const groups = async () =>
      (await client.send(new AdminListGroupsForUserCommand(user()))).Groups?.map(
        ({ GroupName }) => GroupName,
      );
    const GroupName = 'staff';
    expect(await groups()).toEqual([]);
    for (const _ of [1, 2]) await client.send(new AdminAddUserToGroupCommand({ ...user(), GroupName }));
    expect(await groups()).toEqual(['staff']);
    await client.send(new AdminRemoveUserFromGroupCommand({ ...user(), GroupName }));
    expect(await groups()).toEqual([]);
    const nobodys = new AdminAddUserToGroupCommand({ ...user(), GroupName: 'admins' });
    await expect(client.send(nobodys)).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
  });

  it('AWS SDK requests restore access to an account that was disabled and enabled again', async () => {
    const client = sdkClient(pool.url);
    await client.send(new AdminDisableUserCommand(user()));
    await expect(signIn()).rejects.toMatchObject({ message: 'User is disabled.' });
    await client.send(new AdminEnableUserCommand(user()));
    expect(await signIn()).toHaveProperty('AccessToken');
  });

  it('AWS SDK requests fail for a refresh token that is invalid, revoked or thirty days old', async () => {
    await expect(refresh('made-up')).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'Invalid Refresh Token',
    });
    const { RefreshToken: Token, AccessToken } = await signIn();
    await sdkClient(pool.url).send(new RevokeTokenCommand({ ClientId: CLIENT_ID, Token }));
    await expect(refresh(Token)).rejects.toMatchObject({ message: 'Refresh Token has been revoked' });
    await expect(
      sdkClient(pool.url).send(new RevokeTokenCommand({ ClientId: CLIENT_ID, Token: AccessToken })),
    ).rejects.toMatchObject({ name: 'UnsupportedTokenTypeException' });

    const { RefreshToken } = await signIn();
    pool.clock.passMinutes(30 * 24 * 60);
    await expect(refresh(RefreshToken)).rejects.toMatchObject({ message: 'Refresh Token has expired' });
  });

  it('AWS SDK requests can use only the flows of the client', async () => {
    const dir = createDataDir();
    const strict = await openPool({
      dataDir: dir.path,
      stack: poolTemplate({}, { ExplicitAuthFlows: ['ALLOW_USER_SRP_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'] }),
    });
    const input = {
      ClientId: CLIENT_ID,
      AuthFlow: 'USER_PASSWORD_AUTH' as const,
      AuthParameters: { USERNAME: email, PASSWORD: password },
    };
    await expect(sdkClient(strict.url).send(new InitiateAuthCommand(input))).rejects.toMatchObject({
      name: 'InvalidParameterException',
      message: 'USER_PASSWORD_AUTH flow not enabled for this client',
    });
    await expect(
      sdkClient(strict.url).send(new InitiateAuthCommand({ ...input, ClientId: 'another' })),
    ).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
    await strict.close();
    dir.remove();
  });

  it('AWS SDK requests receive the name of an invalid field', async () => {
    await expect(
      sdkClient(pool.url).send(
        new InitiateAuthCommand({ ClientId: undefined, AuthFlow: 'USER_SRP_AUTH', AuthParameters: {} }),
      ),
    ).rejects.toMatchObject({
      name: 'InvalidParameterException',
      message:
        "1 validation error detected: Value at 'clientId' failed to satisfy constraint: Member must not be null",
    });
  });

  it('AWS SDK requests show, disable and sign out a user for an administrator', async () => {
    const admin = sdkClient(pool.url);
    const shown = await admin.send(new AdminGetUserCommand(user()));
    expect(shown).toMatchObject({ Username: sub, Enabled: true, UserStatus: 'CONFIRMED' });
    expect(shown.UserAttributes).toContainEqual({ Name: 'email', Value: email });
    expect(shown.UserCreateDate).toBeInstanceOf(Date);

    const first = await signIn();
    await admin.send(new AdminUserGlobalSignOutCommand(user()));
    await expect(refresh(first.RefreshToken)).rejects.toMatchObject({ name: 'NotAuthorizedException' });

    const second = await signIn();
    await admin.send(new AdminDisableUserCommand(user()));
    await expect(signIn()).rejects.toMatchObject({ message: 'User is disabled.' });
    await expect(refresh(second.RefreshToken)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  });

  it('AWS SDK requests find a user by email in any case, confirmed or not, and show whether the account is disabled', async () => {
    const admin = sdkClient(pool.url);
    const shownOf = (Username: string) =>
      admin.send(new AdminGetUserCommand({ UserPoolId: POOL_ID, Username }));
    expect(await shownOf(email.toUpperCase())).toMatchObject({ Username: sub, UserStatus: 'CONFIRMED' });
    await admin.send(new AdminDisableUserCommand(user()));
    expect(await shownOf(email)).toMatchObject({ Username: sub, Enabled: false });
    const waiting = `waiting-${email}`;
    const UserAttributes = [{ Name: 'name', Value: 'Not Yet' }];
    await admin.send(
      new SignUpCommand({ ClientId: CLIENT_ID, Username: waiting, Password: password, UserAttributes }),
    );
    const unconfirmed = await shownOf(waiting);
    expect(unconfirmed).toMatchObject({ Enabled: true, UserStatus: 'UNCONFIRMED' });
    expect(unconfirmed.UserAttributes).toContainEqual({ Name: 'email_verified', Value: 'false' });
    await expect(shownOf(`no-${email}`)).rejects.toMatchObject({ name: 'UserNotFoundException' });
  });

  it("AWS SDK requests can do exactly as much as the caller's policy allows on this pool", async () => {
    const client = sdkClient(pool.url, remover);
    await expect(client.send(new AdminGetUserCommand(user()))).rejects.toMatchObject({
      name: 'AccessDeniedException',
      message: expect.stringContaining(`cognito-idp:AdminGetUser on resource: ${POOL_ARN}`),
    });
    await client.send(new AdminDeleteUserCommand(user()));
    await expect(sdkClient(pool.url).send(new AdminGetUserCommand(user()))).rejects.toMatchObject({
      name: 'UserNotFoundException',
      message: 'User does not exist.',
    });
    await expect(
      sdkClient(pool.url).send(new AdminGetUserCommand({ UserPoolId: 'us-east-1_another', Username: sub })),
    ).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
  });

  it('AWS SDK requests fail as administrator calls without a signature', async () => {
    const response = await fetch(pool.url, {
      method: 'POST',
      headers: { 'x-amz-target': 'AWSCognitoIdentityProviderService.AdminDeleteUser' },
      body: JSON.stringify(user()),
    });
    await expect(response.json()).resolves.toMatchObject({ __type: 'MissingAuthenticationTokenException' });
    await expect(signIn()).resolves.toHaveProperty('AccessToken');
  });

  it('ListUsers returns each user once, page by page', async () => {
    const client = sdkClient(pool.url);
    const found: string[] = [];
    let PaginationToken: string | undefined;
    do {
      const page = await client.send(
        new ListUsersCommand({ UserPoolId: POOL_ID, Limit: 2, ...(PaginationToken && { PaginationToken }) }),
      );
      expect(page.Users!.length).toBeLessThanOrEqual(2);
      found.push(...page.Users!.map(({ Username }) => Username!));
      ({ PaginationToken } = page);
    } while (PaginationToken);
    const { Users = [] } = await client.send(new ListUsersCommand({ UserPoolId: POOL_ID }));
    expect(found.length).toBeGreaterThan(2);
    expect(found.toSorted()).toEqual(Users.map(({ Username }) => Username!).toSorted());
    const listed = Users.find(({ Username }) => Username === sub);
    expect(listed).toMatchObject({ Enabled: true, UserCreateDate: expect.any(Date) });
  });

  it('AWS SDK requests receive the name of an unsupported operation', async () => {
    await expect(
      sdkClient(pool.url).send(new ListGroupsCommand({ UserPoolId: POOL_ID })),
    ).rejects.toMatchObject({
      name: 'NotImplementedException',
      message: expect.stringContaining('ListGroups'),
      $metadata: { httpStatusCode: 501 },
    });
  });
});
