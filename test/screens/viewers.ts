import type { Browser, BrowserContext, Page } from '@playwright/test';
import { createApiUser } from '#test/support/api-user.ts';
import { givePlan } from '#test/support/give-plan.ts';
import type { Tier } from '#shared/plans/tiers.ts';
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

interface Setup {
  profile?: object;
  /** Default: the top plan, so that no screen is locked. */
  tier?: Tier;
  hasEntry?: boolean;
}

/** Signs up a user and opens their session. */
const openUser = async (
  page: Page,
  { origin, dataDir }: Place,
  { profile = {}, tier = 'enterprise', hasEntry = true }: Setup,
): Promise<void> => {
  const user = await createApiUser(origin, 'Mara Lind');
  await user.call('PUT', '/api/profile', { first_run: 'skipped', ...profile });
  if (hasEntry) {
    const entry = { food_name: 'Soup', calories: 300, time_zone: 'Europe/Berlin' };
    await user.call('POST', '/api/food-entries', entry);
  }
  await givePlan(dataDir, user, tier);
  await openSession(page, user);
};

const bodyAtRisk = { age: 32, height: 170, weight: 45, sex: 'female', activity_level: 'lightly_active' };

const open: Record<Viewer, (page: Page, place: Place) => Promise<unknown>> = {
  visitor: async () => {},
  demo: (page) => signIn(page, demoAccount),
  free: (page) => signIn(page, freeAccount),
  newcomer: (page, place) => openUser(page, place, { hasEntry: false }),
  member: (page, place) => openUser(page, place, {}),
  starter: (page, place) => openUser(page, place, { tier: 'free' }),
  'at-risk': (page, place) => openUser(page, place, { profile: bodyAtRisk }),
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
