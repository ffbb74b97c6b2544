import type { Browser } from '@playwright/test';
import { chromium } from '@playwright/test';
import { chromiumPath } from '#test/support/browser.ts';
import { freePort } from '#test/support/start-product.ts';
import { medianOf } from './figures.ts';
import type { Limit, Section } from './report.ts';
import { runLighthouse } from './run-lighthouse.ts';

const RUNS = 5;

const limits = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
type Category = keyof typeof limits;
const categories = Object.keys(limits) as Category[];

const LCP_MS = 1_800;

interface Run {
  scores: Record<Category, number>;
  lcp: number;
  cls: number;
}

const openChromium = (port: number): Promise<Browser> =>
  chromium.launch({
    executablePath: chromiumPath,
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', `--remote-debugging-port=${port}`],
  });

/** Runs Lighthouse once in a new browser. */
const visit = async (url: string): Promise<Run> => {
  const port = await freePort();
  const browser = await openChromium(port);
  try {
    const { audits, categories: measured } = await runLighthouse(url, port, categories);
    const score = (category: Category): number => Math.round((measured[category]?.score ?? 0) * 100);
    return {
      scores: {
        performance: score('performance'),
        accessibility: score('accessibility'),
        'best-practices': score('best-practices'),
        seo: score('seo'),
      },
      lcp: audits['largest-contentful-paint'].numericValue,
      cls: audits['cumulative-layout-shift'].numericValue,
    };
  } finally {
    await browser.close();
  }
};

/** Measures the front page with Lighthouse, as the median of five runs. */
export const measureFrontPage = async (origin: string): Promise<{ section: Section; limits: Limit[] }> => {
  const runs: Run[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await visit(`${origin}/`));
  const lcp = medianOf(runs.map((run) => run.lcp));
  const cls = medianOf(runs.map((run) => run.cls));
  const scores = categories.map((category) => ({
    category,
    score: medianOf(runs.map((run) => run.scores[category])),
  }));
  return {
    section: {
      title: 'Home page in Lighthouse',
      text: `A phone on slow 4G, with Lighthouse’s default simulation; the median of ${RUNS} visits.`,
      head: ['Metric', 'Median', 'Individual visits'],
      rows: [
        ...scores.map(({ category, score }) => [
          category,
          String(score),
          runs.map((run) => run.scores[category]).join(', '),
        ]),
        [
          'Largest contentful paint',
          `${Math.round(lcp)} ms`,
          runs.map((run) => Math.round(run.lcp)).join(', '),
        ],
        ['Cumulative layout shift', cls.toFixed(3), runs.map((run) => run.cls.toFixed(3)).join(', ')],
      ],
    },
    limits: [
      ...scores.map(({ category, score }) => ({
        what: `Lighthouse score of the home page, mobile: ${category}`,
        must: `at least ${limits[category]}`,
        measured: String(score),
        holds: score >= limits[category],
      })),
      {
        what: 'Largest contentful paint of the home page, simulated',
        must: `at most ${LCP_MS} ms`,
        measured: `${Math.round(lcp)} ms`,
        holds: lcp <= LCP_MS,
      },
      {
        what: 'Cumulative layout shift of the home page',
        must: '0',
        measured: cls.toFixed(3),
        holds: cls === 0,
      },
    ],
  };
};
