import { randomUUID } from 'node:crypto';
import type { Page, Request } from '@playwright/test';
import { AUTH_JS_BYTES, weighLoad } from '#test/support/weigh-load.ts';
import { cognito, createApiUser, newestMail } from '#test/support/api-user.ts';
import { expect, openTab, origin, signedInPerson, signIn, test, onlyInFull } from './journey.ts';

const theDashboard = (page: Page) => page.getByRole('heading', { level: 1, name: 'Dashboard' });
const theAuthPage = (page: Page) => page.getByRole('tab', { name: 'Sign In' });
const operationOf = (request: Request): string => request.headers()['x-amz-target']?.split('.')[1] ?? '';
/** Returns the browser's request to the user pool for an operation. */
const sent = async (page: Page, operation: string): Promise<Record<string, unknown>> => {
  const request = await page.waitForRequest((candidate) => operationOf(candidate) === operation);
  return request.postDataJSON() as Record<string, unknown>;
};
/** Waits for the next second, because sessions from before a reset are distinguished by their start second. */
const secondIsOver = (second: number) =>
  expect.poll(() => Math.floor(Date.now() / 1_000)).toBeGreaterThan(second);
const reset = async (email: string, Password: string): Promise<void> => {
  await secondIsOver(Math.floor(Date.now() / 1_000));
  await cognito(origin, 'ForgotPassword', { Username: email });
  const ConfirmationCode = (await newestMail(origin, email))?.code;
  await cognito(origin, 'ConfirmForgotPassword', { Username: email, ConfirmationCode, Password });
};

/** Records every title of the next page, however briefly it is shown. */
const noteTitles = (page: Page) =>
  page.addInitScript(() => {
    const titles: string[] = [];
    Object.assign(window, { titles });
    const note = () => {
      for (const { textContent } of document.querySelectorAll('h1')) {
        if (textContent && !titles.includes(textContent)) titles.push(textContent);
      }
    };
    new MutationObserver(note).observe(document, { childList: true, subtree: true, characterData: true });
  });

test("AUTH-10 (D31) a reset request sends an email that links to the site's own /redirect", async ({
  page,
}) => {
  const { email } = await createApiUser(origin);
  await page.goto('/auth');
  await page.getByLabel('Email').fill(email);
  const request = sent(page, 'ForgotPassword');
  await page.getByRole('button', { name: 'Forgot your password' }).click();
  expect((await request)['Username']).toBe(email);
  await expect(page.getByText('Password reset email sent')).toBeVisible();
  const link = new URL((await newestMail(origin, email))?.links[0] ?? '');
  expect(link.origin + link.pathname).toBe(`${origin}/redirect`);
});

test('AUTH-11 AUTH-12 (decision 0008) sign-up sends email, password and full name, and the mailed code returns to the page', async ({
  page,
}) => {
  const email = `journey-${randomUUID()}@example.com`;
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await page.getByLabel('Full name').fill('Mara Lind');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('plate 🍎 1234');
  const request = sent(page, 'SignUp');
  await page.keyboard.press('Enter');
  expect(await request).toMatchObject({
    Username: email,
    Password: 'plate 🍎 1234',
    UserAttributes: expect.arrayContaining([{ Name: 'name', Value: 'Mara Lind' }]),
  });
  await expect(page.getByLabel('Code')).toBeFocused();
  const mail = await newestMail(origin, email);
  expect(mail?.links).toEqual([]);
  await page.getByLabel('Code').fill(mail?.code ?? '');
  await page.keyboard.press('Enter');
  await expect(theDashboard(page)).toBeVisible();
  expect(new URL(page.url()).origin).toBe(origin);
});

test('the auth and reset pages load little script, and nothing moves when the Authenticator takes over', async ({
  page,
}) => {
  for (const path of ['/reset-password?access_token=user&refresh_token=code', '/reset-password', '/auth']) {
    const { js } = await weighLoad(page, origin + path);
    expect(js, path).toBeLessThan(AUTH_JS_BYTES);
    expect(js, path).toBeGreaterThan(50_000);
  }
  const placesOf = () =>
    Promise.all(
      [
        page.getByRole('tab', { name: 'Sign Up' }),
        page.getByLabel('Password', { exact: true }),
        page.getByRole('button', { name: 'Sign In', exact: true }),
        page.getByRole('button', { name: 'Forgot your password' }),
      ].map((part) => part.boundingBox()),
    );
  await page.evaluate(() => document.fonts.ready);
  await expect(page.locator('form[data-amplify-authenticator-signin]')).toHaveCount(0);
  const before = await placesOf();
  await page.getByLabel('Password', { exact: true }).fill('plate-1234');
  await page.getByRole('button', { name: 'Forgot your password' }).click();
  await expect(page.getByText('Email required')).toBeVisible();
  await expect(page.locator('form[data-amplify-authenticator-signin]')).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('plate-1234');
  expect(await placesOf()).toEqual(before);
});

test('ROLE-04 a visitor sees the home page without user features; a signed-in user sees the app at the same address', async ({
  page,
}) => {
  const apiCalls: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) apiCalls.push(request.url());
  });
  await page.goto('/');
  await expect(page.getByText('Start Tracking Now').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Log Food' })).toHaveCount(0);
  expect(apiCalls).toEqual([]);
  await signedInPerson(page);
  await noteTitles(page);
  await page.goto('/');
  await expect(theDashboard(page)).toBeVisible();
  // A reload shows the spinner, then the dashboard, without a flash of the front page.
  expect(await page.evaluate(() => (window as unknown as { titles: string[] }).titles)).toEqual([
    'Dashboard',
  ]);
});

test(
  'an unconfirmed email is asked for its code, in any letter case and with spaces in the code',
  onlyInFull,
  async ({ page }) => {
    const email = `Mara+${randomUUID()}@Example.com`;
    const UserAttributes = [{ Name: 'name', Value: 'Mara Lind' }];
    await cognito(origin, 'SignUp', { Username: email, Password: 'plate-1234', UserAttributes });
    await page.goto('/auth');
    await page.getByLabel('Email').fill(`  ${email.toLowerCase()} `);
    await page.getByLabel('Password', { exact: true }).fill('plate-1234');
    await page.keyboard.press('Enter');
    await expect(page.getByText('We’ve sent a new code')).toBeVisible();
    await page.getByRole('button', { name: 'Resend code' }).click();
    await expect(page.getByText(/You can request a new code in \d+ s\./)).toBeVisible();
    const code = (await newestMail(origin, email))?.code ?? '';
    await page.getByLabel('Code').fill(` ${code.slice(0, 3)} ${code.slice(3)} `);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Email confirmed')).toBeVisible();
    await signIn(page, email, 'plate-1234');
  },
);

test(
  'D31 a reset elsewhere ends an open session live, and typed text survives the new sign-in',
  onlyInFull,
  async ({ page }) => {
    const { email } = await signedInPerson(page);
    await openTab(page, 'Log Food');
    await page.getByLabel('Food name').fill('Soup of the day');
    await page.getByLabel('Calories').fill('320');
    await reset(email, 'another-plate');
    await expect(page.getByText('Your session has ended.')).toBeVisible();
    await expect(theAuthPage(page)).toBeVisible();
    await expect(page).toHaveURL(/\/(auth|dashboard)$/);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('another-plate');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Food name')).toHaveValue('Soup of the day');
    await page.getByRole('button', { name: 'Log Food', exact: true }).last().click();
    await expect(page.getByText('Food logged successfully!')).toBeVisible();
  },
);

test(
  'a device whose clock is off by three hours signs in, logs and stays signed in',
  onlyInFull,
  async ({ browser }) => {
    for (const hours of [-3, 3]) {
      const context = await browser.newContext({ baseURL: origin });
      const page = await context.newPage();
      await page.clock.install({ time: Date.now() + hours * 3_600_000 });
      const user = await createApiUser(origin);
      await user.call('PUT', '/api/profile', { first_run: 'skipped' });
      await signIn(page, user.email, user.password);
      await openTab(page, 'Log Food');
      await page.getByLabel('Food name').fill('Apple');
      await page.getByLabel('Calories').fill('95');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Food logged successfully!')).toBeVisible();
      await page.goto('/dashboard');
      await expect(theDashboard(page)).toBeVisible();
      await context.close();
    }
  },
);

test(
  'two tabs whose tokens expire together both renew them; signing out in one signs out the other',
  onlyInFull,
  async ({ page, context }) => {
    await context.clock.install();
    const renewals: Page[] = [];
    context.on('request', (request) => {
      if (operationOf(request) === 'GetTokensFromRefreshToken') renewals.push(request.frame().page());
    });
    await signedInPerson(page);
    const other = await context.newPage();
    await other.goto('/dashboard');
    await expect(theDashboard(other)).toBeVisible();
    await Promise.all([page, other].map((tab) => tab.clock.fastForward('20:00')));
    await Promise.all(
      [page, other].map((tab) => tab.evaluate(() => window.dispatchEvent(new Event('focus')))),
    );
    await expect.poll(() => renewals.length).toBeGreaterThan(0);
    for (const tab of [page, other]) {
      await openTab(tab, 'Log Food');
      await tab.getByLabel('Food name').fill('Apple');
      await tab.getByLabel('Calories').fill('95');
      await tab.keyboard.press('Enter');
      await expect(tab.getByText('Food logged successfully!')).toBeVisible();
    }
    await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(theAuthPage(other)).toBeVisible();
    await expect(other.getByText('Your session has ended.')).toBeVisible();
  },
);
