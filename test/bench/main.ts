import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bundleFunctions } from '#infra/bundles/bundle-functions.ts';
import { localDateOf } from '#shared/time/local-date.ts';
import { startMeasuredCloud } from '#test/support/measured-cloud.ts';
import { scriptPictureModel, seenMealOf, startPictureModel } from '#test/support/picture-model.ts';
import { measureActions } from './actions.ts';
import { measureFunctions } from './bundles.ts';
import { measureCoach } from './coach.ts';
import { measureFeed } from './feed.ts';
import { measureFoods } from './foods.ts';
import { measureFrontPage } from './front-page.ts';
import { measureOwnTime } from './own-time.ts';
import { measurePages } from './pages.ts';
import { reportOf } from './report.ts';
import { measureScreens } from './screens.ts';
import { measureStart } from './startup.ts';

/** `npm run bench [-- --table FILE|DIR] [--meals FILE]`: measures the product and writes docs/bench.md. */

const REPORT = 'docs/bench.md';
const { values: options } = parseArgs({ options: { table: { type: 'string' }, meals: { type: 'string' } } });
const today = localDateOf(new Date(), 'UTC');
const bundles = mkdtempSync(join(tmpdir(), 'platewise-bundles-'));

const step = async <T>(title: string, measure: () => Promise<T>): Promise<T> => {
  console.log(`${title}...`);
  return measure();
};

const model = await startPictureModel();
await scriptPictureModel(model.url).sees(seenMealOf(['Apple', 150]));
await bundleFunctions(bundles);
const start = await step('Start', measureStart);
const foods = await step('Foods', () => measureFoods({ table: options.table, meals: options.meals }));
const product = await startMeasuredCloud({ OPENAI_API_KEY: 'scripted', OPENAI_BASE_URL: model.baseUrl });
const functions = await step('Functions', () => measureFunctions(product, bundles));
const pages = await step('Pages', () => measurePages(product));
const frontPage = await step('Front page', () => measureFrontPage(product.cloud.origin));
const actions = await step('Actions', () => measureActions(product, today));
const ownTime = await step('Own time', () => measureOwnTime(product, bundles, today));
const screens = await step('Screens', () => measureScreens(product, today));
const feed = await step('Feed', () => measureFeed(product));
await product.stop();
await model.stop();
const coach = await step('Coach', measureCoach);
rmSync(bundles, { recursive: true });

const parts = [screens, feed, actions, coach, ownTime, foods, functions, pages, frontPage];
const sections = [...parts.map(({ section }) => section), start];
const limits = parts.flatMap((part) => part.limits);
writeFileSync(REPORT, reportOf(sections, limits, today));
execFileSync('node_modules/.bin/oxfmt', [REPORT]);
console.log(`${REPORT} is written. ${limits.filter(({ holds }) => !holds).length} limits do not hold.`);
process.exit(0);
