import type { Locator, Page } from '@playwright/test';
import type { Translate } from '#shared/language/fill-places.ts';
import type { Stage } from './stage.ts';

/** The stage with a function that translates texts into the screens' language. */
export type Scene = Stage & { say: Translate };

/** A part of a running screen, as shown on the front page. */
export interface Shot {
  name: string;
  /** Navigates from the dashboard to the captured view. */
  open: (page: Page, scene: Scene) => Promise<unknown>;
  /** The captured element; the whole viewport by default. */
  of?: (page: Page, scene: Scene) => Locator;
  /** Margin in CSS pixels, negative to crop: horizontal, vertical. */
  around?: [number, number];
  /** Maximum height in CSS pixels. */
  tallest?: number;
}

/** Returns a pattern for an accessible name that contains a food, where the name can continue after `food`. */
const named = (say: Translate, text: string, food: string): RegExp =>
  new RegExp(
    say(text, { name: '@' })
      .split('@')
      .map((piece) => piece.replaceAll(/[.?()]/g, '\\$&'))
      .join(`${food}.*`),
    'i',
  );

/** On a phone, the tab has a shorter name. */
const openScanner = async (page: Page, say: Translate): Promise<void> => {
  const tabs = page.getByRole('navigation');
  const tab = (name: string): Locator => tabs.getByRole('button', { name, exact: true });
  await tab(say('Scan Food'))
    .or(tab(say('Scan Food|short')))
    .first()
    .click();
};

/** Chooses the photo and waits for its foods. */
const scan = async (page: Page, { photo, say }: Scene): Promise<void> => {
  await openScanner(page, say);
  await page.getByLabel(say('Photo of your meal')).setInputFiles(photo);
  const allow = page.getByRole('button', { name: say('Allow'), exact: true });
  const total = page.getByRole('button', { name: say('Add an item') });
  await allow.or(total).first().waitFor({ timeout: 60_000 });
  if (await allow.isVisible()) await allow.click();
  await total.waitFor({ timeout: 60_000 });
  await page
    .getByRole('button', { name: say('Close message') })
    .last()
    .click();
};

export const phoneShots: Shot[] = [
  {
    name: 'scan-phone',
    open: async (page, scene) => {
      await scan(page, scene);
      const photo = page.getByRole('main').locator('img').first();
      await photo.evaluate((image) => window.scrollTo(0, image.getBoundingClientRect().top + scrollY - 16));
    },
  },
  {
    name: 'recognition',
    open: (page) => page.evaluate(() => scrollTo(0, 0)),
    of: (page, { say }) =>
      page
        .getByRole('list')
        .filter({ has: page.getByRole('button', { name: named(say, 'Remove {name}', 'Avocado') }) }),
    around: [12, 0],
  },
  {
    name: 'learning',
    open: (page, { say }) =>
      page.getByRole('button', { name: named(say, '{name}: something else?', 'white rice') }).click(),
    of: (page, { say }) => page.getByRole('list', { name: named(say, 'Instead of {name}', 'white rice') }),
    around: [12, 12],
  },
  {
    name: 'analytics',
    open: (page, { origin }) => page.goto(`${origin}/dashboard`),
    of: (page, { say }) => page.getByRole('region', { name: say('Weekly progress') }),
  },
  {
    name: 'seamless',
    open: (page, { say }) => page.getByRole('region', { name: say('Left today') }).waitFor(),
    of: (page, { say }) => page.getByRole('region', { name: say('Left today') }),
  },
  {
    name: 'goals',
    open: async (page, { origin, say }) => {
      await page.goto(`${origin}/set-new-goal`);
      await page.getByText(say('Recommended for you')).waitFor();
    },
    of: (page, { say }) => page.getByRole('group', { name: say('Recommended for you') }),
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
    open: async (page, { origin, say }) => {
      await page.goto(`${origin}/dashboard`);
      await page.getByRole('region', { name: say('Weekly progress') }).waitFor();
      await page.evaluate(() => scrollTo(0, 0));
    },
  },
];
