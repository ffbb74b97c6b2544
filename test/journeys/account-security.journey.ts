import { stepOf, totpCode } from '#infra/local/services/cognito/totp/totp-code.ts';
import { expect, openProfilePage, origin, signedInPerson, test, onlyInFull } from './journey.ts';

test(
  'a user changes the password, sets up an authenticator app, needs both at the next sign-in, and gets in with a recovery code',
  onlyInFull,
  async ({ page }) => {
    const { email, password } = await signedInPerson(page);
    await openProfilePage(page, 'Security');
    const security = page.getByRole('region', { name: 'Security' });
    const button = (name: string) => security.getByRole('button', { name, exact: true });

    await button('Change password').click();
    await security.getByLabel('Current password').fill(password);
    await security.getByLabel('New password').fill('another-plate');
    await security.getByLabel('Confirm password').fill('another-plate');
    await button('Save password').click();
    await expect(page.getByText('You’ve been signed out everywhere else.')).toBeVisible();

    // The tab with the change continues with its own session.
    await button('Set up').click();
    const link = await security
      .getByRole('link', { name: 'open the app on this device' })
      .getAttribute('href');
    const secret = new URL(link ?? '').searchParams.get('secret') ?? '';
    const step = stepOf(new Date());
    await security.getByLabel('Code from your app').fill(totpCode(secret, step));
    await button('Turn on').click();
    await expect(security.getByText('On. You need a code from the app to sign in.')).toBeVisible();

    // Codes are offered at once.
    await button('Create recovery codes').click();
    const code = await security
      .getByRole('list', { name: 'Recovery codes' })
      .getByRole('listitem')
      .first()
      .innerText();
    // On paper there are only the codes, with the name of their account.
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(code)).toBeVisible();
    await expect(page.getByText(/^Platewise recovery codes for /)).toBeVisible();
    await expect(page.getByText('Change password')).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await button('I’ve saved them').click();
    await expect(security.getByText('10 of 10 codes left, in case you lose your phone.')).toBeVisible();

    const signInAgain = async () => {
      await page.getByRole('button', { name: 'Sign Out' }).first().click();
      await expect(page).toHaveURL(`${origin}/`);
      await expect(page.getByText('Start Tracking Now').first()).toBeVisible();
      await page.goto('/auth');
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password', { exact: true }).fill('another-plate');
      await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    };
    await signInAgain();
    // The code of the setup is used up; the code of the next time step is already valid.
    await page.getByLabel('Code from your app').fill(totpCode(secret, step + 1));
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();

    await signInAgain();
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await page.getByLabel('Recovery code').fill(code);
    await page.getByRole('button', { name: 'Turn off app and sign in' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await openProfilePage(page, 'Security');
    await expect(button('Set up')).toBeVisible();
  },
);
