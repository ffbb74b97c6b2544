import type { Browser, Page } from '@playwright/test';
import { launchChromium } from '#test/support/browser.ts';
import type { MeasuredCloud } from '#test/support/measured-cloud.ts';
import { AUTH_JS_BYTES, DASHBOARD_JS_BYTES, type Load, weighLoad } from '#test/support/weigh-load.ts';
import { kb, medianOf, repeatedly } from './figures.ts';
import { atMost, type Limit, type Section } from './report.ts';

const EMAIL = 'looks@example.com';

/** Pages whose first load is measured. Add a row for a new one. */
const pages = [
  { path: '/', signedIn: false },
  { path: '/auth', signedIn: false },
  { path: '/reset-password', signedIn: false },
  { path: '/reset-password?access_token=user&refresh_token=code', signedIn: false },
  { path: '/pricing', signedIn: false },
  { path: '/dashboard', signedIn: true },
];

/** Maximum JavaScript of a page's first load, in bytes, gzipped. */
const limits: Readonly<Record<string, number>> = {
  '/auth': AUTH_JS_BYTES,
  '/reset-password': AUTH_JS_BYTES,
  '/dashboard': DASHBOARD_JS_BYTES,
};

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
  const js = new Map<string, number>();
  for (const page of pages) {
    const loads = await repeatedly(() => loadOf(browser, origin, page));
    const of = (figure: (load: Load) => number): number => medianOf(loads.map(figure));
    js.set(
      page.path,
      of((load) => load.js),
    );
    rows.push([
      page.path,
      kb(js.get(page.path) ?? Number.NaN),
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
    limits: Object.entries(limits).map(([path, bytes]) =>
      atMost(`JavaScript of the first load of ${path}, gzipped`, bytes, js.get(path) ?? Number.NaN, kb),
    ),
  };
};
