import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bundleFunctions } from '#infra/bundles/bundle-functions.ts';
import { localDateOf } from '#shared/time/local-date.ts';
import { type MeasuredCloud, startMeasuredCloud } from '#test/support/measured-cloud.ts';
import { scriptPictureModel, seenMealOf, startPictureModel } from '#test/support/picture-model.ts';
import { measureActions } from './actions.ts';
import { measureFunctions } from './bundles.ts';
import { measureCoach } from './coach.ts';
import { COST_PAGE, costPage } from './cost/page.ts';
import { MEASURED_DAY, readMeasuredDay } from './day/measured-day.ts';
import { measureDay, sectionOfDay } from './day.ts';
import { measureFeed } from './feed.ts';
import { measureFoods } from './foods.ts';
import { measureFrontPage } from './front-page.ts';
import { measureMemory } from './memory.ts';
import { measureOwnTime } from './own-time.ts';
import { measurePages } from './pages/measure-pages.ts';
import { keepPart, keptParts, type Part } from './parts.ts';
import { reportOf, updatedReport } from './report.ts';
import { SCALE_PAGE, scalePage } from './scale/page.ts';
import { runSimulations } from './scale/simulations.ts';
import { measureScreens } from './screens.ts';
import { measureStart } from './startup.ts';
import { measureTextEngine } from './text-engine.ts';

/**
 * `npm run bench [-- PART...] [--table FILE|DIR] [--meals FILE] [--people N] [--seed N] [--minutes N]`: measures the parts that are
 * named, or all, and writes docs/bench.md of them and of those that this machine measured before; if some are missing, it
 * only updates the measured ones. `day` also writes
 * docs/measured-day.json, and docs/cost.md from it; `cost` only the latter; `scale` simulates crowds and writes docs/scale.md.
 */

const REPORT = 'docs/bench.md';
/** Duration of the crowd that likes one meal, s. */
const CROWD_SECONDS = 300;
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    table: { type: 'string' },
    meals: { type: 'string' },
    people: { type: 'string' },
    seed: { type: 'string' },
    minutes: { type: 'string' },
  },
});
const today = localDateOf(new Date(), 'UTC');

/** Folder of the bundled functions, created on first use. */
let bundled: Promise<string> | undefined;
const bundles = (): Promise<string> =>
  (bundled ??= (async () => {
    const folder = mkdtempSync(join(tmpdir(), 'platewise-bundles-'));
    await bundleFunctions(folder);
    return folder;
  })());

/** Runs a part with its own product and a scripted model. */
const inProduct = (measure: (product: MeasuredCloud) => Promise<Part>) => async (): Promise<Part> => {
  const model = await startPictureModel();
  await scriptPictureModel(model.url).sees(seenMealOf(['Apple', 150]));
  const product = await startMeasuredCloud({ OPENAI_API_KEY: 'scripted', OPENAI_BASE_URL: model.baseUrl });
  try {
    return await measure(product);
  } finally {
    await product.stop();
    await model.stop();
  }
};

/** In report order. Add a row for a new part. */
const parts: Readonly<Record<string, () => Promise<Part>>> = {
  screens: inProduct((product) => measureScreens(product, today)),
  feed: inProduct(measureFeed),
  actions: inProduct((product) => measureActions(product, today)),
  day: async () => {
    const people = options.people === undefined ? {} : { people: Number(options.people) };
    const seed = options.seed === undefined ? {} : { seed: Number(options.seed) };
    return sectionOfDay(await measureDay(await bundles(), { ...people, ...seed, date: today }));
  },
  coach: measureCoach,
  'own-time': inProduct(async (product) => measureOwnTime(product, await bundles(), today)),
  foods: () => measureFoods({ table: options.table, meals: options.meals }),
  functions: inProduct(async (product) => measureFunctions(product, await bundles())),
  pages: inProduct(measurePages),
  'text-engine': inProduct(measureTextEngine),
  'front-page': inProduct(({ cloud }) => measureFrontPage(cloud.origin)),
  start: measureStart,
  memory: () => measureMemory(options.minutes === undefined ? undefined : Number(options.minutes)),
};

const known = [...Object.keys(parts), 'cost', 'scale'];
const unknown = positionals.filter((name) => !known.includes(name));
if (unknown.length > 0)
  throw new Error(`There is no part ${unknown.join(', ')}. Parts: ${known.join(', ')}.`);

const wanted = positionals.length === 0 ? known : positionals;
for (const name of wanted) {
  const measure = parts[name];
  if (!measure) continue;
  const began = performance.now();
  keepPart(name, await measure(), today);
  console.log(`${name}: ${((performance.now() - began) / 1_000).toFixed(0)} s.`);
}
if (bundled) rmSync(await bundled, { recursive: true });

const written: string[] = wanted.includes('day') ? [MEASURED_DAY] : [];
if (wanted.includes('scale')) {
  const day = readMeasuredDay();
  writeFileSync(SCALE_PAGE, scalePage(day, await runSimulations(day, CROWD_SECONDS)));
  written.push(SCALE_PAGE);
}
const kept = keptParts();
const missing = Object.keys(parts).filter((name) => !kept[name]);
if (missing.length === 0) {
  const measured = Object.keys(parts).flatMap((name) => kept[name] ?? []);
  writeFileSync(REPORT, reportOf(measured, today));
  written.push(REPORT);
  const broken = measured.flatMap(({ limits }) => limits).filter(({ holds }) => !holds);
  console.log(`${broken.length} limits do not hold.`);
} else {
  const measured = wanted.flatMap((name) => kept[name] ?? []);
  writeFileSync(REPORT, updatedReport(readFileSync(REPORT, 'utf8'), measured, ''));
  written.push(REPORT);
  console.log(`The rest of ${REPORT} stays as it was: this machine has not measured ${missing.join(', ')}.`);
}
if (wanted.some((name) => name === 'day' || name === 'cost')) {
  writeFileSync(COST_PAGE, costPage(readMeasuredDay()));
  written.push(COST_PAGE);
}
if (written.length > 0) execFileSync('node_modules/.bin/oxfmt', written);
console.log(`Written: ${written.join(', ') || 'nothing'}.`);
process.exit(0);
