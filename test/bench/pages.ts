import { gzipSync } from 'node:zlib';
import type { Browser, Page, Response } from '@playwright/test';
import { launchChromium } from '#test/support/browser.ts';
import type { MeasuredCloud } from '#test/support/measured-cloud.ts';
import { kb, medianOf, repeatedly, sumOf } from './figures.ts';
import type { Limit, Section } from './report.ts';

const MUST_BYTES = 220_000;
const EMAIL = 'looks@example.com';

/** Pages whose first load is weighed. A new one is a row here. */
const pages = [
  { path: '/', signedIn: false },
  { path: '/auth', signedIn: false },
  { path: '/reset-password', signedIn: false },
  { path: '/pricing', signedIn: false },
  { path: '/dashboard', signedIn: true },
];

interface Load {
  js: number;
  css: number;
  files: number;
}

const signIn = async (page: Page, origin: string): Promise<void> => {
  await page.goto(`${origin}/auth`);
  await page.getByLabel('Email').fill(EMAIL);
  await page.getByLabel('Password', { exact: true }).fill('plate-1234');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
};

/** A script or a style, gzipped; null for anything else. */
const weighed = async (response: Response): Promise<{ kind: string; bytes: number } | null> => {
  const kind = /\.(js|css)$/.exec(new URL(response.url()).pathname)?.[1];
  return kind ? { kind, bytes: gzipSync(await response.body()).length } : null;
};

/** Everything that a browser without a cache loads until nothing more comes. */
const loadOf = async (
  browser: Browser,
  origin: string,
  { path, signedIn }: (typeof pages)[number],
): Promise<Load> => {
  const context = await browser.newContext();
  const first = await context.newPage();
  if (signedIn) await signIn(first, origin);
  const page = await context.newPage();
  await (await context.newCDPSession(page)).send('Network.setCacheDisabled', { cacheDisabled: true });
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(origin + path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  const files = (await Promise.all([...responses].map(weighed))).filter((file) => file !== null);
  await context.close();
  const bytesOf = (kind: string): number =>
    sumOf(
      files.filter((file) => file.kind === kind),
      ({ bytes }) => bytes,
    );
  return { js: bytesOf('js'), css: bytesOf('css'), files: files.length };
};

/** What each page weighs at its first load. */
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
        'Every script and style that Chromium, with an empty cache, loads until the network is idle, what is fetched ' +
        'ahead included; gzipped at level 6. The local edge and CloudFront send Brotli where they can, which is smaller.',
      head: ['Page', 'JS', 'CSS', 'Files'],
      rows,
    },
    limits: [
      {
        what: 'JS of the first load of the dashboard, gzipped',
        must: `at most ${kb(MUST_BYTES)}`,
        measured: kb(dashboard),
        holds: dashboard <= MUST_BYTES,
      },
    ],
  };
};
