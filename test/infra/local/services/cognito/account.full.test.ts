import { beforeEach, describe, expect, it } from 'vitest';
import { openWebForTests, signIn, signUp, signUpAndConfirm, type Somebody } from './web-client.ts';

describe('Cognito: an account', () => {
  const { pool, web } = openWebForTests();
  let person: Somebody;

  beforeEach(async () => {
    person = await signUpAndConfirm(web, pool);
    await signIn(web, person);
  });

  it('changes its name, which appears in the next ID token', async () => {
    await web.updateUserAttributes({ userAttributes: { name: 'Mara Neu' } });
    const { tokens } = await web.fetchAuthSession({ forceRefresh: true });
    expect(tokens?.idToken?.payload['name']).toBe('Mara Neu');
  });

  it('keeps its email until the new one is verified by an emailed code', async () => {
    const email = `new.${person.email}`;
    const { email: change } = await web.updateUserAttributes({ userAttributes: { email } });
    expect(change?.nextStep.updateAttributeStep).toBe('CONFIRM_ATTRIBUTE_WITH_CODE');
    await expect(web.fetchUserAttributes()).resolves.toMatchObject({ email: person.email });

    const confirmationCode = pool.codeFor(email);
    await web.confirmUserAttribute({ userAttributeKey: 'email', confirmationCode });
    await expect(web.fetchUserAttributes()).resolves.toMatchObject({ email, email_verified: 'true' });
    await web.signOut();
    await expect(signIn(web, { ...person, email })).resolves.toMatchObject({ isSignedIn: true });
  });

  it('an account rejects the email of another account', async () => {
    const { email } = await signUpAndConfirm(web, pool);
    await expect(
      web.updateUserAttributes({ userAttributes: { email: email.toLowerCase() } }),
    ).rejects.toMatchObject({ name: 'AliasExistsException' });
  });

  it('rejects changes of attributes that only the pool may write', async () => {
    await expect(
      web.updateUserAttributes({ userAttributes: { email_verified: 'true' } }),
    ).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'A client attempted to write unauthorized attribute',
    });
  });

  it('an account disappears when deleted, and releases its email', async () => {
    const accessToken = (await web.fetchAuthSession()).tokens!.accessToken.toString();
    await web.deleteUser();
    await expect(signIn(web, person)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    const response = await fetch(pool.poolUrl, {
      method: 'POST',
      headers: { 'x-amz-target': 'AWSCognitoIdentityProviderService.GetUser' },
      body: JSON.stringify({ AccessToken: accessToken }),
    });
    await expect(response.json()).resolves.toMatchObject({ __type: 'UserNotFoundException' });
    await expect(signUp(web, person)).resolves.toMatchObject({ isSignUpComplete: false });
  });
});
