import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { stepOf, totpCode } from '#infra/local/services/cognito/totp/totp-code.ts';
import { createSoftwarePasskey, type SoftwarePasskey } from '#test/support/software-passkey.ts';
import { CLIENT_ID, poolTemplate } from './pool-template.ts';
import { createDataDir, openPool, type OpenPool } from './pool-under-test.ts';

const ORIGIN = 'http://localhost:3000';

const stack = poolTemplate(
  {
    MfaConfiguration: 'OPTIONAL',
    EnabledMfas: ['SOFTWARE_TOKEN_MFA'],
    WebAuthnRelyingPartyID: 'localhost',
    WebAuthnUserVerification: 'required',
    Policies: { SignInPolicy: { AllowedFirstAuthFactors: ['PASSWORD', 'WEB_AUTHN'] } },
  },
  { ExplicitAuthFlows: ['ALLOW_USER_AUTH', 'ALLOW_USER_PASSWORD_AUTH'] },
);

type Options = { challenge: string; [name: string]: unknown };
type Behavior = Parameters<SoftwarePasskey['get']>[1];

describe('Cognito: passkeys', () => {
  const dataDir = createDataDir();
  let pool: OpenPool;
  let users = 0;
  let mara: { email: string; sub: string; AccessToken: string };
  let passkey: SoftwarePasskey;

  const call = async (operation: string, input: object): Promise<Record<string, unknown>> => {
    const response = await fetch(pool.poolUrl, {
      method: 'POST',
      headers: { 'x-amz-target': `AWSCognitoIdentityProviderService.${operation}` },
      body: JSON.stringify({ ClientId: CLIENT_ID, ...input }),
    });
    return (await response.json()) as Record<string, unknown>;
  };
  const createUser = async () => {
    const email = `passkey-${(users += 1)}@example.com`;
    const { sub } = await pool.cognito.importUser({ email, password: 'plate-1234', fullName: 'Mara Test' });
    return { email, sub, AccessToken: pool.cognito.tokensFor(sub).accessToken };
  };
  const register = async (
    key: SoftwarePasskey,
    behavior: Behavior = {},
    { AccessToken }: { AccessToken: string } = mara,
  ) => {
    const { CredentialCreationOptions } = await call('StartWebAuthnRegistration', { AccessToken });
    const Credential = key.create(CredentialCreationOptions as Options, behavior);
    return call('CompleteWebAuthnRegistration', { AccessToken, Credential });
  };
  const start = (USERNAME: string) =>
    call('InitiateAuth', {
      AuthFlow: 'USER_AUTH',
      AuthParameters: { USERNAME, PREFERRED_CHALLENGE: 'WEB_AUTHN' },
    });
  const answer = (Session: unknown, credential: object) =>
    call('RespondToAuthChallenge', {
      ChallengeName: 'WEB_AUTHN',
      Session,
      ChallengeResponses: { USERNAME: mara.email, CREDENTIAL: JSON.stringify(credential) },
    });
  const optionsOf = ({ ChallengeParameters }: Record<string, unknown>) =>
    JSON.parse(
      (ChallengeParameters as { CREDENTIAL_REQUEST_OPTIONS: string }).CREDENTIAL_REQUEST_OPTIONS,
    ) as Options;
  const signIn = async (key: SoftwarePasskey, behavior?: Behavior, email = mara.email) => {
    const started = await start(email);
    return answer(started.Session, key.get(optionsOf(started), behavior));
  };
  const list = async () => {
    const { Credentials } = await call('ListWebAuthnCredentials', { AccessToken: mara.AccessToken });
    return Credentials as { CredentialId: string }[];
  };

  beforeAll(async () => {
    pool = await openPool({ dataDir: dataDir.path, stack });
  });
  beforeEach(async () => {
    mara = await createUser();
    passkey = createSoftwarePasskey(ORIGIN);
  });
  afterAll(async () => {
    await pool.close();
    dataDir.remove();
  });

  it('a passkey is created for the domain and the account, and signs in without the password', async () => {
    const { CredentialCreationOptions } = await call('StartWebAuthnRegistration', {
      AccessToken: mara.AccessToken,
    });
    expect(CredentialCreationOptions).toMatchObject({
      rp: { id: 'localhost' },
      user: { id: Buffer.from(mara.sub).toString('base64url'), name: mara.email },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [],
    });
    expect(await register(passkey)).toEqual({});
    expect(await list()).toMatchObject([
      {
        CredentialId: passkey.id,
        RelyingPartyId: 'localhost',
        AuthenticatorTransports: ['internal', 'hybrid'],
      },
    ]);
    const started = await start(mara.email);
    expect(started).toMatchObject({ ChallengeName: 'WEB_AUTHN' });
    expect(optionsOf(started)).toMatchObject({
      rpId: 'localhost',
      userVerification: 'required',
      allowCredentials: [{ id: passkey.id }],
    });
    const { AuthenticationResult } = await answer(started.Session, passkey.get(optionsOf(started)));
    const { AccessToken } = AuthenticationResult as { AccessToken: string };
    expect(await call('GetUser', { AccessToken })).toMatchObject({ Username: mara.sub });
  });

  it.each<[string, Behavior]>([
    ['another origin', { origin: 'https://plate.example' }],
    ['an origin that only ends like the domain', { origin: 'https://evil-localhost' }],
    ['another challenge', { challenge: Buffer.from('guessed').toString('base64url') }],
    ['another domain', { relyingPartyId: 'plate.example' }],
    ['no verification of the user', { verifiesUser: false }],
  ])('a passkey with %s is neither created nor accepted', async (_what, behavior) => {
    expect(await register(passkey, behavior)).toHaveProperty('__type');
    expect(await list()).toEqual([]);
    await register(passkey);
    expect(await signIn(passkey, behavior)).not.toHaveProperty('AuthenticationResult');
    expect(await signIn(passkey)).toHaveProperty('AuthenticationResult');
  });

  it("rejects another key with the same ID, another user's passkey and another user's handle", async () => {
    await register(passkey);
    const copied = createSoftwarePasskey(ORIGIN, Buffer.from(passkey.id, 'base64url'));
    expect(await signIn(copied)).toMatchObject({ __type: 'NotAuthorizedException' });
    const jon = await createUser();
    const others = createSoftwarePasskey(ORIGIN);
    await register(others, {}, jon);
    expect(await signIn(others)).toMatchObject({ __type: 'NotAuthorizedException' });
    const userHandle = Buffer.from(jon.sub).toString('base64url');
    expect(await signIn(passkey, { userHandle })).toMatchObject({ __type: 'NotAuthorizedException' });
    expect(await register(copied, {}, jon)).toMatchObject({ __type: 'NotAuthorizedException' });
  });

  it('accepts each challenge once, for three minutes', async () => {
    await register(passkey);
    const started = await start(mara.email);
    const signed = passkey.get(optionsOf(started));
    expect(await answer(started.Session, signed)).toHaveProperty('AuthenticationResult');
    expect(await answer(started.Session, signed)).toMatchObject({
      message: 'Invalid session for the user, session is expired.',
    });
    const late = await start(mara.email);
    pool.clock.passMinutes(4);
    expect(await answer(late.Session, passkey.get(optionsOf(late)))).toMatchObject({
      __type: 'NotAuthorizedException',
    });
  });

  it('rejects a counter that does not grow, which reveals a copied authenticator', async () => {
    await register(passkey);
    expect(await signIn(passkey, { counter: 9 })).toHaveProperty('AuthenticationResult');
    expect(await signIn(passkey, { counter: 9 })).toMatchObject({ __type: 'NotAuthorizedException' });
    expect(await signIn(passkey, { counter: 10 })).toHaveProperty('AuthenticationResult');
  });

  it('offers only the password to users without a passkey, with an authenticator app, or without an account', async () => {
    const choices = { ChallengeName: 'SELECT_CHALLENGE', AvailableChallenges: ['PASSWORD', 'PASSWORD_SRP'] };
    expect(await start(mara.email)).toMatchObject(choices);
    expect(await start('nobody@example.com')).toMatchObject(choices);
    const bySecret = await call('InitiateAuth', {
      AuthFlow: 'USER_AUTH',
      AuthParameters: { USERNAME: mara.email, PREFERRED_CHALLENGE: 'PASSWORD', PASSWORD: 'plate-1234' },
    });
    expect(bySecret).toHaveProperty('AuthenticationResult');

    await register(passkey);
    const { AccessToken } = mara;
    const { SecretCode } = await call('AssociateSoftwareToken', { AccessToken });
    const UserCode = totpCode(String(SecretCode), stepOf(pool.clock.now()));
    await call('VerifySoftwareToken', { AccessToken, UserCode });
    const started = await start(mara.email);
    await call('SetUserMFAPreference', { AccessToken, SoftwareTokenMfaSettings: { Enabled: true } });
    expect(await answer(started.Session, passkey.get(optionsOf(started)))).toMatchObject({
      __type: 'NotAuthorizedException',
    });
    expect(await start(mara.email)).toMatchObject(choices);
  });

  it('a deleted passkey no longer signs in, and only its owner deletes it', async () => {
    await register(passkey);
    const jon = await createUser();
    const deletion = { CredentialId: passkey.id };
    expect(
      await call('DeleteWebAuthnCredential', { ...deletion, AccessToken: jon.AccessToken }),
    ).toMatchObject({ __type: 'ResourceNotFoundException' });
    const started = await start(mara.email);
    expect(await call('DeleteWebAuthnCredential', { ...deletion, AccessToken: mara.AccessToken })).toEqual(
      {},
    );
    expect(await answer(started.Session, passkey.get(optionsOf(started)))).toMatchObject({
      __type: 'NotAuthorizedException',
    });
    expect(await list()).toEqual([]);
    expect(await start(mara.email)).toMatchObject({ ChallengeName: 'SELECT_CHALLENGE' });
  });

  it('a pool without passkeys rejects every operation on them', async () => {
    const other = createDataDir();
    const plain = await openPool({ dataDir: other.path });
    const { sub } = await plain.cognito.importUser({
      email: 'a@example.com',
      password: 'plate-1234',
      fullName: 'A',
    });
    const AccessToken = plain.cognito.tokensFor(sub).accessToken;
    for (const operation of ['StartWebAuthnRegistration', 'ListWebAuthnCredentials']) {
      const response = await fetch(plain.poolUrl, {
        method: 'POST',
        headers: { 'x-amz-target': `AWSCognitoIdentityProviderService.${operation}` },
        body: JSON.stringify({ AccessToken }),
      });
      expect(await response.json()).toMatchObject({ __type: 'WebAuthnNotEnabledException' });
    }
    await plain.close();
    other.remove();
  });
});
