import type { Browser, Page } from '@playwright/test';
import { launchChromium } from '#test/support/browser.ts';
import type { MeasuredCloud } from '#test/support/measured-cloud.ts';
import { DASHBOARD_JS_BYTES, type Load, weighLoad } from '#test/support/weigh-load.ts';
import { kb, medianOf, repeatedly } from './figures.ts';
import { atMost, type Limit, type Section } from './report.ts';

const EMAIL = 'looks@example.com';

/** Pages whose first load is measured. Add a row for a new one. */
const pages = [
  { path: '/', signedIn: false },
  { path: '/auth', signedIn: false },
  { path: '/reset-password', signedIn: false },
  { path: '/pricing', signedIn: false },
  { path: '/dashboard', signedIn: true },
];

const signIn = async (page: Page, origin: string): Promise<void> => {
  await page.goto(`${origin}/auth`);
  await page.getByLabel('Email').fill(EMAIL);
  await page.getByLabel('Password', { exact: true }).fill('plate-1234');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  // The sign-in page also has a title, but must not be measured as the dashboard.
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  await page.waitForLoadState('networkidle');
};

const loadOf = async (
  browser: Browser,
  origin: string,
  { path, signedIn }: (typeof pages)[number],
): Promise<Load> => {
  const context = await browser.newContext();
  if (signedIn) await signIn(await context.newPage(), origin);
  const load = await weighLoad(await context.newPage(), origin + path);
  await context.close();
  return load;
};

/** Measures the size of each page's first load. */
export const measurePages = async (
  product: MeasuredCloud,
): Promise<{ section: Section; limits: Limit[] }> => {
  const { origin } = product.cloud;
  const person = await product.person(EMAIL);
  await person.call('PUT', '/api/profile', { first_run: 'done' });
  const browser = await launchChromium();
  const rows: string[][] = [];
  let dashboard = Number.NaN;
  for (const page of pages) {
    const loads = await repeatedly(() => loadOf(browser, origin, page));
    const of = (figure: (load: Load) => number): number => medianOf(loads.map(figure));
    if (page.path === '/dashboard') dashboard = of(({ js }) => js);
    rows.push([
      page.path,
      kb(of(({ js }) => js)),
      kb(of(({ css }) => css)),
      String(of(({ files }) => files)),
    ]);
  }
  await browser.close();
  return {
    section: {
      title: 'Pages',
      text:
        'All scripts and styles that Chromium loads with an empty cache until the network is idle, including prefetched ' +
        'files; gzipped at level 6. The local edge and CloudFront send the smaller Brotli where supported.',
      head: ['Page', 'JS', 'CSS', 'Files'],
      rows,
    },
    limits: [atMost('JavaScript of the dashboard’s first load, gzipped', DASHBOARD_JS_BYTES, dashboard, kb)],
  };
};
