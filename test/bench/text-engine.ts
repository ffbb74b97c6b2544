import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { launchChromium } from '#test/support/browser.ts';
import { ENGINE_CODE_BYTES, ENGINE_TABLE_BYTES } from '#test/support/engine-limits.ts';
import type { MeasuredCloud } from '#test/support/measured-cloud.ts';
import { ordinaryMeals } from '#test/support/ordinary-meals.ts';
import { kb, medianOf, ms, repeatedly } from './figures.ts';
import { atMost, type Limit, type Section } from './report.ts';

const ASSETS = 'web/dist/assets';
const THROTTLING = 4;
const P95_MS = 40;

/** Times of one visit, in ms. */
interface Run {
  loadMs: number;
  parseMs: number[];
}

const builtFile = (pattern: string): string => {
  const [name] = globSync(pattern, { cwd: ASSETS });
  if (name === undefined) throw new Error(`The built site has no ${pattern}. Run "npm run build:web" first.`);
  return name;
};

/**
 * Runs the engine's bundle in a page, on its main thread: Chromium does not throttle web workers.
 * @returns the time until the food table is loaded, and the time per text
 */
const runInPage = (page: Page, bundle: string, texts: readonly string[]): Promise<Run> =>
  page.evaluate(
    async (input) => {
      const answered = new Map<number, () => void>();
      window.postMessage = ({ id }: { id: number }) => answered.get(id)?.();
      let lastId = 0;
      const run = (task: string, request: unknown): Promise<void> => {
        const id = (lastId += 1);
        const answer = new Promise<void>((resolve) => {
          answered.set(id, resolve);
        });
        dispatchEvent(new MessageEvent('message', { data: { id, task, request } }));
        return answer;
      };
      const timed = async (action: () => Promise<unknown>): Promise<number> => {
        const start = performance.now();
        await action();
        return performance.now() - start;
      };
      const loadMs = await timed(async () => {
        await import(input.bundle);
        await run('open', null);
      });
      const parseMs: number[] = [];
      for (const text of input.texts)
        parseMs.push(await timed(() => run('describe', { text, language: 'en' })));
      return { loadMs, parseMs };
    },
    { bundle, texts },
  );

const p95Of = (times: readonly number[]): number =>
  [...times].sort((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? Number.NaN;

const rowOf = (label: string, runs: readonly Run[]): string[] => {
  const of = (figure: (run: Run) => number): string => ms(medianOf(runs.map(figure)));
  return [
    label,
    of(({ loadMs }) => loadMs),
    of(({ parseMs }) => parseMs[0] ?? Number.NaN),
    of(({ parseMs }) => medianOf(parseMs)),
    of(({ parseMs }) => p95Of(parseMs)),
  ];
};

/** Measures the size of the text engine in the browser, its loading time and the time per text. */
export const measureTextEngine = async ({
  cloud,
}: MeasuredCloud): Promise<{ section: Section; limits: Limit[] }> => {
  const [worker, table] = [builtFile('engine.worker-*.js'), builtFile('food-table-*.foods')];
  const codeBytes = gzipSync(readFileSync(join(ASSETS, worker))).length;
  const tableBytes = statSync(join(ASSETS, table)).size;
  const browser = await launchChromium();
  const visit = async (rate: number): Promise<Run> => {
    const page = await (await browser.newContext()).newPage();
    await page.goto(`${cloud.origin}/pricing`);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate });
    const run = await runInPage(page, `/assets/${worker}`, ordinaryMeals);
    await page.context().close();
    return run;
  };
  const usual = await repeatedly(() => visit(1));
  const throttled = await repeatedly(() => visit(THROTTLING));
  await browser.close();
  const p95 = medianOf(throttled.map(({ parseMs }) => p95Of(parseMs)));
  return {
    section: {
      title: 'Text engine in the browser',
      text:
        `The code has ${kb(codeBytes)} and the food table ${kb(tableBytes)}, both gzipped; the first page loads ` +
        `neither. Each row is the median of five visits with Chromium. Loaded: downloaded from the local edge and ready ` +
        `for the first text. Each of ${ordinaryMeals.length} ordinary meals is then read once, without warm-up.`,
      head: ['CPU', 'Loaded in', 'First meal', 'Meal, median', 'Meal, p95'],
      rows: [rowOf('Full speed', usual), rowOf(`${THROTTLING}x slower`, throttled)],
    },
    limits: [
      atMost('Code of the text engine in the browser, gzipped', ENGINE_CODE_BYTES, codeBytes, kb),
      atMost('Food table in the browser, gzipped', ENGINE_TABLE_BYTES, tableBytes, kb),
      atMost(`Time per meal in the browser, ${THROTTLING}x slower CPU, 95th percentile`, P95_MS, p95, ms),
    ],
  };
};
