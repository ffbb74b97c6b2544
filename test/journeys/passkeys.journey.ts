import type { Page } from '@playwright/test';
import { expect, onlyInFull, openProfilePage, origin, signedInPerson, test } from './journey.ts';

/** Gives the browser an authenticator whose user confirms everything with a fingerprint. */
const addAuthenticator = async (page: Page) => {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  const { authenticatorId } = await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    passkeys: async () => (await devTools.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
  };
};

test(
  'a user adds a passkey, signs in with it instead of the password, proves who they are with it, and removes it',
  onlyInFull,
  async ({ page }) => {
    const authenticator = await addAuthenticator(page);
    const { email } = await signedInPerson(page);
    await openProfilePage(page, 'Security');
    const security = page.getByRole('region', { name: 'Security' });
    await security.getByRole('button', { name: 'Add passkey' }).click();
    await expect(security.getByText(/ on Linux PC$/)).toBeVisible();
    expect(await authenticator.passkeys()).toMatchObject([{ rpId: 'localhost', isResidentCredential: true }]);

    // The authenticator has a passkey for this account already.
    await security.getByRole('button', { name: 'Add passkey' }).click();
    await expect(page.getByText('This device already has a passkey for your account.')).toBeVisible();

    await page.getByRole('button', { name: 'Sign Out' }).first().click();
    await expect(page).toHaveURL(`${origin}/`);
    await expect(page.getByText('Start Tracking Now').first()).toBeVisible();
    await page.goto('/auth');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();

    await openProfilePage(page, 'Security');
    // As if the sign-in was a while ago.
    const answer = { code: 'FRESH_PROOF_NEEDED', message: 'Confirm that it’s you.', request_id: 'journey' };
    await page.route('**/api/account/passkeys/*', (route) => route.fulfill({ status: 403, json: answer }), {
      times: 1,
    });
    await security.getByRole('button', { name: /^Remove .* on Linux PC$/ }).click();
    const proof = page.waitForResponse('**/api/account/proof');
    await security.getByRole('button', { name: 'Use a passkey' }).click();
    expect((await proof).status()).toBe(200);
    await expect(page.getByText('Passkey removed')).toBeVisible();
    await expect(security.getByText(/ on Linux PC$/)).toBeHidden();
  },
);
