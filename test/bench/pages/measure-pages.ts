import type { Browser, BrowserContext } from '@playwright/test';
import { createApiUser } from '#test/support/api-user.ts';
import { launchChromium } from '#test/support/browser.ts';
import type { MeasuredCloud } from '#test/support/measured-cloud.ts';
import { sessionEntries } from '#test/support/session-entries.ts';
import { type Load, weighLoad } from '#test/support/weigh-load.ts';
import { kb, medianOf, repeatedly } from '../figures.ts';
import { atMost, type Limit, type Section } from '../report.ts';
import { type MeasuredPage, measuredPages } from './measured-pages.ts';
import { type Visit, visitLighthouse } from './visit-lighthouse.ts';
import { measureWalk, type Walk } from './walks.ts';

const LCP_MS = 2_000;
const INP_MS = 200;
const phone = { width: 390, height: 844 };

interface Measured {
  loads: Load[];
  visits: Visit[];
  /** Interaction to next paint of each walk, in ms. */
  delays: number[];
}

interface Visitor {
  browser: Browser;
  origin: string;
  /** Storage of a signed-in user. */
  session: Record<string, string>;
}

const openContext = async ({ browser, origin, session }: Visitor, page: MeasuredPage) => {
  const context = await browser.newContext({ viewport: phone, locale: page.locale ?? 'en-US' });
  if (page.isSignedIn) {
    const tab = await context.newPage();
    await tab.goto(`${origin}/favicon.svg`);
    await tab.evaluate((entries) => Object.assign(localStorage, entries), session);
    await tab.close();
  }
  return context;
};

const inContext = async <T>(
  visitor: Visitor,
  page: MeasuredPage,
  measure: (context: BrowserContext) => Promise<T>,
): Promise<T> => {
  const context = await openContext(visitor, page);
  try {
    return await measure(context);
  } finally {
    await context.close();
  }
};

const measurePage = async (visitor: Visitor, page: MeasuredPage): Promise<Measured> => {
  const url = visitor.origin + page.path;
  const weigh = () => inContext(visitor, page, async (context) => weighLoad(await context.newPage(), url));
  const respond = (walk: Walk) =>
    inContext(visitor, page, async (context) => measureWalk(await context.newPage(), url, walk));
  const { walk, score } = page;
  const session = page.isSignedIn ? visitor.session : {};
  return {
    loads: await repeatedly(weigh),
    visits:
      score === undefined ? [] : await repeatedly(() => visitLighthouse(visitor.origin, page.path, session)),
    delays: walk ? await repeatedly(() => respond(walk)) : [],
  };
};

const ms = (time: number): string => `${Math.round(time)} ms`;
const orNone = (values: readonly number[], text: (median: number) => string): string =>
  values.length === 0 ? '' : text(medianOf(values));

const rowOf = ({ name }: MeasuredPage, { loads, visits, delays }: Measured): string[] => [
  name,
  kb(medianOf(loads.map(({ js }) => js))),
  kb(medianOf(loads.map(({ css }) => css))),
  String(medianOf(loads.map(({ files }) => files))),
  orNone(
    visits.map(({ score }) => score),
    String,
  ),
  orNone(
    visits.map(({ lcp }) => lcp),
    ms,
  ),
  orNone(delays, ms),
];

const limitsOf = ({ name, jsBytes, score }: MeasuredPage, { loads, visits, delays }: Measured): Limit[] => {
  const js = medianOf(loads.map((load) => load.js));
  const limits = [atMost(`${name}: JavaScript of the first load, gzipped`, jsBytes, js, kb)];
  if (score !== undefined) {
    const measured = medianOf(visits.map((visit) => visit.score));
    limits.push(
      {
        what: `${name}: Lighthouse performance score, mobile`,
        must: `at least ${score}`,
        measured: String(measured),
        holds: measured >= score,
      },
      atMost(
        `${name}: largest contentful paint, simulated`,
        LCP_MS,
        medianOf(visits.map(({ lcp }) => lcp)),
        ms,
      ),
    );
  }
  if (delays.length > 0)
    limits.push(
      atMost(`${name}: interaction to next paint, processor slowed 4 times`, INP_MS, medianOf(delays), ms),
    );
  return limits;
};

/** Measures each page: size of the first load, Lighthouse on a phone, and response times of a scripted walk. */
export const measurePages = async ({
  cloud: { origin },
}: MeasuredCloud): Promise<{ section: Section; limits: Limit[] }> => {
  const user = await createApiUser(origin);
  await user.call('PUT', '/api/profile', { first_run: 'done' });
  const browser = await launchChromium();
  const visitor = { browser, origin, session: sessionEntries(user) };
  const measured: [MeasuredPage, Measured][] = [];
  for (const page of measuredPages) measured.push([page, await measurePage(visitor, page)]);
  await browser.close();
  return {
    section: {
      title: 'Pages',
      text:
        'JS and CSS: all scripts and styles that Chromium loads with an empty cache until the network is idle, ' +
        'gzipped at level 6; the local edge and CloudFront send the smaller Brotli where supported. Lighthouse and ' +
        'LCP (largest contentful paint): a phone on slow 4G, with Lighthouse’s default simulation and an empty cache. ' +
        'INP (interaction to next paint): the slowest response of a scripted walk (`test/bench/pages/walks.ts`) with ' +
        'the processor slowed down four times, from the browser’s event timing.',
      head: ['Page', 'JS', 'CSS', 'Files', 'Lighthouse', 'LCP', 'INP'],
      rows: measured.map(([page, result]) => rowOf(page, result)),
    },
    limits: measured.flatMap(([page, result]) => limitsOf(page, result)),
  };
};
