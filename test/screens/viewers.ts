import type { Browser, BrowserContext, Page } from '@playwright/test';
import { type ApiUser, createApiUser } from '#test/support/api-user.ts';
import { givePlan } from '#test/support/give-plan.ts';
import { demoAccount, freeAccount } from '#infra/local/seed/demo-account.ts';
import { openSession } from '../journeys/journey.ts';
import type { Viewer } from './screen.ts';

/** A running product. */
interface Place {
  browser: Browser;
  origin: string;
  dataDir: string;
}

const signIn = async (
  page: Page,
  { email, password }: { email: string; password: string },
): Promise<void> => {
  await page.goto('/auth');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
};

/** Signs up a user on the top plan, so that no screen is locked. */
const openUser = async (
  page: Page,
  { origin, dataDir }: Place,
  name: string,
  profile: object,
): Promise<ApiUser> => {
  const user = await createApiUser(origin, name);
  await user.call('PUT', '/api/profile', { first_run: 'skipped', ...profile });
  await givePlan(dataDir, user, 'enterprise');
  await openSession(page, user);
  return user;
};

const bodyAtRisk = { age: 32, height: 170, weight: 45, sex: 'female', activity_level: 'lightly_active' };

const open: Record<Viewer, (page: Page, place: Place) => Promise<unknown>> = {
  visitor: async () => {},
  demo: (page) => signIn(page, demoAccount),
  free: (page) => signIn(page, freeAccount),
  newcomer: (page, place) => openUser(page, place, 'Mara Lind', {}),
  'at-risk': async (page, place) => {
    const { call } = await openUser(page, place, 'Mara Lind', bodyAtRisk);
    await call('POST', '/api/food-entries', { food_name: 'Soup', calories: 300, time_zone: 'Europe/Berlin' });
  },
};

/** Opens a browser context in which the viewer is signed in. */
export const openViewer = async (
  viewer: Viewer,
  place: Place,
): Promise<{ page: Page; context: BrowserContext }> => {
  const context = await place.browser.newContext({
    baseURL: place.origin,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await open[viewer](page, place);
  return { page, context };
};
