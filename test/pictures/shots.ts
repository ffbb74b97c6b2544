import type { Locator, Page } from '@playwright/test';
import type { Stage } from './stage.ts';

/** A part of a running screen, as the front page shows it. */
export interface Shot {
  name: string;
  /** Brings the page, which shows the dashboard, to what is shown. */
  open: (page: Page, stage: Stage) => Promise<unknown>;
  /** What is cut out; the whole window where there is none. */
  of?: (page: Page) => Locator;
  /** CSS pixels left around it, or taken away where negative: left and right, above and below. */
  around?: [number, number];
  /** CSS pixels of its height at most. */
  tallest?: number;
}

const openTab = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('navigation').getByRole('button', { name, exact: true }).first().click();
};

/** Chooses the photo, and waits until its foods are there. */
const scan = async (page: Page, { photo }: Stage): Promise<void> => {
  await openTab(page, 'Scan Food');
  await page.getByLabel('Photo of your meal').setInputFiles(photo);
  const allow = page.getByRole('button', { name: 'Allow', exact: true });
  const total = page.getByRole('button', { name: 'Add an item' });
  await allow.or(total).first().waitFor({ timeout: 60_000 });
  if (await allow.isVisible()) await allow.click();
  await total.waitFor({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Close message' }).last().click();
};

export const phoneShots: Shot[] = [
  {
    name: 'scan-phone',
    open: async (page, stage) => {
      await scan(page, stage);
      const photo = page.getByRole('main').locator('img').first();
      await photo.evaluate((image) => window.scrollTo(0, image.getBoundingClientRect().top + scrollY - 16));
    },
  },
  {
    name: 'recognition',
    open: (page) => page.evaluate(() => scrollTo(0, 0)),
    of: (page) =>
      page.getByRole('list').filter({ has: page.getByRole('button', { name: 'Remove Avocado' }) }),
    around: [12, 0],
  },
  {
    name: 'learning',
    open: (page) => page.getByRole('button', { name: /^white rice.*something else\?$/i }).click(),
    of: (page) => page.getByRole('list', { name: /^Instead of white rice/i }),
    around: [12, 12],
  },
  {
    name: 'analytics',
    open: (page, { origin }) => page.goto(`${origin}/dashboard`),
    of: (page) => page.getByRole('region', { name: 'Weekly progress' }),
  },
  {
    name: 'seamless',
    open: (page) => page.getByRole('region', { name: 'Left today' }).waitFor(),
    of: (page) => page.getByRole('region', { name: 'Left today' }),
  },
  {
    name: 'goals',
    open: async (page, { origin }) => {
      await page.goto(`${origin}/set-new-goal`);
      await page.getByText('Recommended for you').waitFor();
    },
    of: (page) => page.getByRole('group', { name: 'Recommended for you' }),
    around: [12, 12],
  },
];

export const deskShots: Shot[] = [
  {
    name: 'scan-desk',
    open: scan,
    of: (page) => page.getByRole('main'),
    around: [-24, -90],
    tallest: 830,
  },
  {
    name: 'dashboard',
    open: async (page, { origin }) => {
      await page.goto(`${origin}/dashboard`);
      await page.getByRole('region', { name: 'Weekly progress' }).waitFor();
      await page.evaluate(() => scrollTo(0, 0));
    },
  },
];
