import { describe, expect, inject, it } from 'vitest';
import { type ApiUser, cognito, createCaller, newestMail, signInApiUser } from '#test/support/api-user.ts';
import { PATIENCE } from '#test/support/patience.ts';
import { tokenOfOldSession } from '#test/support/sign-token.ts';
import { createSoftwarePasskey, type SoftwarePasskey } from '#test/support/software-passkey.ts';
import { withUser } from '#test/support/with-user.ts';

const origin = inject('origin');

type Tokens = ApiUser['tokens'];
interface Listed {
  id: string;
  device: string | null;
  browser: string | null;
}

/** Adds a passkey on our site. */
const add = async ({ call }: Pick<ApiUser, 'call'>, passkey: SoftwarePasskey) => {
  const { body } = await call('POST', '/api/account/passkeys/options');
  const { options } = body as unknown as { options: { challenge: string } };
  const headers = { 'user-agent': 'Mozilla/5.0 (Macintosh) AppleWebKit/605 Version/19.0 Safari/605' };
  return call('POST', '/api/account/passkeys', { credential: passkey.create(options) }, headers);
};

/** Adds a passkey at the user pool itself, with a stolen access token. */
const addAtPool = async ({ AccessToken }: Pick<Tokens, 'AccessToken'>, passkey: SoftwarePasskey) => {
  const { CredentialCreationOptions } = await cognito(origin, 'StartWebAuthnRegistration', { AccessToken });
  const Credential = passkey.create(CredentialCreationOptions as { challenge: string });
  await cognito(origin, 'CompleteWebAuthnRegistration', { AccessToken, Credential });
};

const signIn = async (email: string, passkey: SoftwarePasskey): Promise<Tokens> => {
  const { Session, ChallengeParameters } = await cognito(origin, 'InitiateAuth', {
    AuthFlow: 'USER_AUTH',
    AuthParameters: { USERNAME: email, PREFERRED_CHALLENGE: 'WEB_AUTHN' },
  });
  const options = (ChallengeParameters as { CREDENTIAL_REQUEST_OPTIONS: string }).CREDENTIAL_REQUEST_OPTIONS;
  const CREDENTIAL = JSON.stringify(passkey.get(JSON.parse(options) as { challenge: string }));
  const { AuthenticationResult } = await cognito(origin, 'RespondToAuthChallenge', {
    ChallengeName: 'WEB_AUTHN',
    Session,
    ChallengeResponses: { USERNAME: email, CREDENTIAL },
  });
  return AuthenticationResult as Tokens;
};

interface Challenge {
  options: { challenge: string };
  session: string;
}

/** Starts a proof with a passkey. */
const startProof = async ({ call }: Pick<ApiUser, 'call'>) =>
  ((await call('POST', '/api/account/proof/passkey')).body as unknown as { challenge: Challenge | null })
    .challenge;

/** Sends the response of a passkey to a challenge. @returns the status of the proof */
const prove = async (
  { call }: Pick<ApiUser, 'call'>,
  passkey: SoftwarePasskey,
  challenge: Challenge | null,
) => {
  const { options, session } = challenge!;
  const answer = await call('POST', '/api/account/proof', {
    passkey: { session, credential: passkey.get(options) },
  });
  return answer.status;
};

/** Does something that needs a fresh proof. @returns its status */
const createCodes = async ({ call }: Pick<ApiUser, 'call'>) =>
  (await call('POST', '/api/account/recovery-codes')).status;

const listOf = async ({ call }: Pick<ApiUser, 'call'>) =>
  ((await call('GET', '/api/account/passkeys')).body as unknown as { passkeys: Listed[] }).passkeys;
const noticeTo = async (email: string) => (await newestMail(origin, email))?.html ?? '';

/** Signs up a user whose session is known to the product. */
const withSession = async (): Promise<ApiUser> => {
  const mara = await withUser();
  await mara.call('GET', '/api/profile');
  return mara;
};

describe('Passkeys', () => {
  it('a passkey is added, signs in as a fresh sign-in, and is removed, with an email about both changes', async () => {
    const mara = await withSession();
    const passkey = createSoftwarePasskey(origin);
    const added = await add(mara, passkey);
    expect([added.status, added.body]).toEqual([
      201,
      expect.objectContaining({ device: 'Mac', browser: 'Safari' }),
    ]);
    expect(await noticeTo(mara.email)).toContain('A passkey was added with Safari on Mac.');

    const back = createCaller(origin, (await signIn(mara.email, passkey)).AccessToken);
    const listed = await listOf(back);
    expect(listed).toMatchObject([{ device: 'Mac', browser: 'Safari' }]);
    const removed = await back.call('DELETE', `/api/account/passkeys/${listed[0]!.id}`);
    expect(removed.status).toBe(204);
    expect(await noticeTo(mara.email)).toContain('A passkey was removed from your account.');
    expect(await listOf(mara)).toEqual([]);
    expect((await back.call('DELETE', `/api/account/passkeys/${listed[0]!.id}`)).status).toBe(204);
  });

  it('refuses a passkey that was created for another challenge, and adds none', async () => {
    const mara = await withSession();
    const credential = createSoftwarePasskey(origin).create({ challenge: 'guessed' });
    const refused = await mara.call('POST', '/api/account/passkeys', { credential });
    expect([refused.status, refused.body.code]).toEqual([422, 'PROOF_REJECTED']);
    expect(await listOf(mara)).toEqual([]);
  });
});

describe('A fresh proof with a passkey', () => {
  it('allows what needs a fresh proof, once per challenge, and leaves no session behind', async () => {
    const mara = await withSession();
    const passkey = createSoftwarePasskey(origin);
    await add(mara, passkey);
    const old = createCaller(origin, tokenOfOldSession(mara.tokens.AccessToken));
    expect(await createCodes(old)).toBe(403);
    const challenge = await startProof(old);
    expect(await prove(old, passkey, challenge)).toBe(200);
    expect(await createCodes(old)).toBe(201);
    expect(await prove(old, passkey, challenge)).toBe(422);
    const { sessions } = (await old.call('GET', '/api/account/sessions')).body as unknown as {
      sessions: unknown[];
    };
    expect(sessions).toHaveLength(1);
  });

  it('refuses a passkey that was added at the user pool with a stolen token', async () => {
    const mara = await withSession();
    const theirs = createSoftwarePasskey(origin);
    await addAtPool(mara.tokens, theirs);
    const thief = createCaller(origin, tokenOfOldSession(mara.tokens.AccessToken));
    expect(await prove(thief, theirs, await startProof(thief))).toBe(422);
    expect(await createCodes(thief)).toBe(403);
  });

  it('refuses the passkey and challenge of another user', async () => {
    const [mara, jon] = await Promise.all([withSession(), withSession()]);
    const [maras, jons] = [createSoftwarePasskey(origin), createSoftwarePasskey(origin)];
    await Promise.all([add(mara, maras), add(jon, jons)]);
    const thief = createCaller(origin, tokenOfOldSession(mara.tokens.AccessToken));
    expect(await prove(thief, jons, await startProof(jon))).toBe(422);
    expect(await prove(thief, jons, await startProof(thief))).toBe(422);
    expect(await createCodes(thief)).toBe(403);
  });

  it('offers no challenge to a user without a passkey', async () => {
    expect(await startProof(await withSession())).toBeNull();
  });
});

describe('A thief with a stolen access token', () => {
  it('loses a passkey that was added at the user pool with the first sign-in, and the owner is emailed', async () => {
    const mara = await withSession();
    const known = createSoftwarePasskey(origin);
    await add(mara, known);
    const theirs = createSoftwarePasskey(origin);
    await addAtPool(mara.tokens, theirs);
    expect((await listOf(mara)).map(({ browser }) => browser)).toEqual(['Safari', null]);

    const thief = createCaller(origin, (await signIn(mara.email, theirs)).AccessToken);
    expect((await thief.call('GET', '/api/profile')).status).toBe(401);
    expect((await thief.call('POST', '/api/tokens', { name: 'Thief' })).status).toBe(401);
    await expect(signIn(mara.email, theirs)).rejects.toThrow('Failed to verify the passkey.');
    // Every session has ended, also the one whose token was stolen.
    expect((await mara.call('GET', '/api/account/sessions')).status).toBe(401);
    await expect
      .poll(() => noticeTo(mara.email), { timeout: 10_000 * PATIENCE })
      .toContain('We removed a passkey that was not added on our site');

    // The owner's own passkey still signs in.
    const back = createCaller(origin, (await signIn(mara.email, known)).AccessToken);
    expect(await listOf(back)).toMatchObject([{ browser: 'Safari' }]);
  });

  it("loses a passkey with the ID of the owner's, which was deleted at the user pool first", async () => {
    const mara = await withSession();
    const known = createSoftwarePasskey(origin);
    await add(mara, known);
    const { AccessToken } = mara.tokens;
    await cognito(origin, 'DeleteWebAuthnCredential', { AccessToken, CredentialId: known.id });
    const theirs = createSoftwarePasskey(origin, Buffer.from(known.id, 'base64url'));
    await addAtPool(mara.tokens, theirs);
    const thief = createCaller(origin, (await signIn(mara.email, theirs)).AccessToken);
    expect((await thief.call('GET', '/api/profile')).status).toBe(401);
  });

  it('loses the passkey also when the owner signs in with the password, who then signs in again', async () => {
    const mara = await withSession();
    await addAtPool(mara.tokens, createSoftwarePasskey(origin));
    const back = await signInApiUser(origin, mara.email);
    expect((await back.call('GET', '/api/profile')).status).toBe(401);
    const again = await signInApiUser(origin, mara.email);
    expect((await again.call('GET', '/api/profile')).status).toBe(200);
    expect(await listOf(again)).toEqual([]);
  });
});
