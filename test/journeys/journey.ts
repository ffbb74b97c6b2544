import { randomUUID } from 'node:crypto';
import { test as base, type Browser, expect, type Page } from '@playwright/test';
import { type ApiUser, createApiUser, newestMail } from '#test/support/api-user.ts';
import { launchChromium } from '#test/support/browser.ts';
import { type ScriptedModel, scriptPictureModel } from '#test/support/picture-model.ts';
import { sessionEntries } from '#test/support/session-entries.ts';

export const origin = process.env.JOURNEY_ORIGIN ?? '';

/** Skipped by `npm test` and run by `npm run test:full`, because its parts are also tested without a browser. */
export const onlyInFull = { tag: '@full' };

/** A journey whose microphone plays in real time: Chromium drops the sound while the starved run stops it. */
export const inRealTime = { tag: '@real-time' };

/** Fails the journey if the page violates its content security policy or throws an error. */
export const watch = (page: Page, faults: string[]): void => {
  page.on('pageerror', (error) => {
    // Unknown URLs are reported intentionally.
    if (!error.message.startsWith('404:')) faults.push(`error: ${error.message}`);
  });
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && /content security policy|requires 'Trusted/i.test(text))
      faults.push(text);
  });
};

interface Fixtures {
  /** The scripted image model. */
  model: ScriptedModel;
}

/** A journey in Chromium with a camera that shows a plate, against the running product. */
export const test = base.extend<Fixtures & { baseURL: string }, { browser: Browser }>({
  browser: [
    async ({ playwright: _ }, use) => {
      const browser = await launchChromium(process.env.JOURNEY_FILM, process.env.JOURNEY_SPEECH);
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  baseURL: origin,
  model: async ({ page: _ }, use) => use(scriptPictureModel(process.env.JOURNEY_MODEL ?? '')),
  page: async ({ page }, use) => {
    const faults: string[] = [];
    watch(page, faults);
    await use(page);
    expect(faults).toEqual([]);
  },
});

export { expect };

/** Signs up with the emailed code on the open sign-up page, and ends on the dashboard. Returns the email address. */
export const signUpHere = async (page: Page, fullName: string): Promise<string> => {
  const email = `journey-${randomUUID()}@example.com`;
  await page.getByLabel('Full name').fill(fullName);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('plate-1234');
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(page.getByText('Account created successfully!')).toBeVisible();
  const mail = await newestMail(origin, email);
  await page.getByLabel('Code').fill(mail?.code ?? '');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  return email;
};

/** Opens the sign-up page and signs up with the emailed code. Returns the email address. */
export const signUp = async (page: Page, fullName: string): Promise<string> => {
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  return signUpHere(page, fullName);
};

/** Signs in to an existing account in the browser. */
export const signIn = async (page: Page, email: string, password: string): Promise<void> => {
  await page.goto('/auth');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
};

/** Opens the dashboard with an account's session, stored like Amplify does after a sign-in. */
export const openSession = async (page: Page, user: ApiUser): Promise<void> => {
  await page.goto('/favicon.svg');
  await page.evaluate((entries) => Object.assign(localStorage, entries), sessionEntries(user));
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
};

/** Creates a user through the API, with completed onboarding, and opens their session in the browser. */
export const signedInPerson = async (page: Page, fullName = 'Mara Lind') => {
  const user = await createApiUser(origin, fullName);
  await user.call('PUT', '/api/profile', { first_run: 'skipped' });
  await openSession(page, user);
  return user;
};

/** Opens a tab of the dashboard by its name in the sidebar, and before it the section that contains it. */
export const openTab = async (page: Page, name: string): Promise<void> => {
  const sidebar = page.getByRole('navigation');
  const tab = sidebar.getByRole('button', { name, exact: true }).first();
  const closed = sidebar
    .getByRole('button', { expanded: false })
    .and(page.getByTitle(/^(Plan and improve|More tools)$/));
  await tab.or(closed.first()).first().waitFor();
  while (!(await tab.isVisible())) await closed.first().click();
  await tab.click();
};

/** Opens a page of the profile by its name. */
export const openProfilePage = async (page: Page, name: string): Promise<void> => {
  await openTab(page, 'Profile');
  await page
    .getByRole('navigation', { name: 'Profile pages' })
    .getByRole('link', { name, exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
};
