// `npm test` installs missing packages, then tests the product; `npm run test:full` also runs the long tests and the
// static checks. Plain JavaScript, so that the system's own Node (20 or newer) can start it; everything after the
// installation runs under the project's Node 24.
import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, projectNode, projectPath } from '../infra/local/install.mjs';
import { ensureChromium } from './support/chromium.mjs';
import { playwrightResults, readJson, vitestResults } from './support/results.mjs';
import { makeScratch } from './support/scratch.mjs';

const RESULTS = 'test-results';
const isFull = process.argv.includes('--full');

const counts = { passed: 0, failed: 0 };
/** Titles to repeat at the end of the output, where they are easy to find. */
const summary = { failed: [], retried: [] };
const scratch = makeScratch();

/** Runs one command and prints its output when it has ended, because others may run at the same time. */
const run = async (title, command, args, env = {}) => {
  const started = Date.now();
  const log = join(RESULTS, `${title}.log`);
  const file = openSync(log, 'w');
  const child = spawn(command, args, {
    stdio: ['ignore', file, file],
    env: {
      ...process.env,
      ...(isFull && { FULL: '1' }),
      NO_COLOR: '1',
      PATH: projectPath(),
      TMPDIR: scratch.folder,
      // Processes and functions that load the same code compile it once.
      NODE_COMPILE_CACHE: resolve('node_modules/.cache/functions'),
      ...env,
    },
  });
  const succeeded = await new Promise((done) => {
    child.once('error', () => done(false));
    child.once('exit', (status) => done(status === 0));
  });
  closeSync(file);
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`\n== ${title} (${seconds} s)\n${readFileSync(log, 'utf8')}`);
  return succeeded;
};

/** Runs a step that counts as one check. */
const check = async (title, command, args, env) => {
  const succeeded = await run(title, command, args, env);
  counts[succeeded ? 'passed' : 'failed'] += 1;
  if (!succeeded) summary.failed.push(title);
};

/** Runs a step that counts its own tests. If it ends without a report, it counts as one failure. */
const suite = async (title, args, readReport, env) => {
  const succeeded = await run(title, projectNode(), args, { ...env, FUNCTION_BUNDLES: bundles });
  const results = readReport() ?? { passed: 0, failed: 0, failures: [], retried: [] };
  const crashed = !succeeded && results.failed === 0;
  counts.passed += results.passed;
  counts.failed += crashed ? 1 : results.failed;
  summary.failed.push(...results.failures, ...(crashed ? [`${title}: ended with an error`] : []));
  summary.retried.push(...results.retried);
};

const machine = spawn(process.execPath, [fileURLToPath(new URL('./support/machine.mjs', import.meta.url))], {
  stdio: 'inherit',
});
const prepared = new Promise((done) => machine.once('exit', done));
ensureInstalled();
if ((await prepared) !== 0) process.exit(1);
const chromium = ensureChromium();
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS);

// The tests run the functions as they are deployed: a cold start from a bundle takes a fifth of one from the sources.
// The site is built as `npm start` does, so that the tested products need not build it again.
const bundles = resolve(RESULTS, 'functions');
await Promise.all([
  check('Web build', projectNode(), ['infra/local/template/write-site.ts']),
  check('Function bundles', projectNode(), [
    'infra/bundles/write-bundles.ts',
    bundles,
    ...(isFull ? ['--separate'] : []),
  ]),
  ...(isFull ? [] : [check('Format', 'oxfmt', ['--check']), check('Lint', 'oxlint', [])]),
]);
// Types take as long as a third of the tests. They have a job of their own in CI: `npm run check`.
if (isFull) await check('Static checks', 'npm', ['run', '--silent', 'check']);
// Side by side on this machine's cores: journeys often wait for timers, speech and animations.
const vitestReport = join(RESULTS, 'vitest.json');
const retryReport = join(RESULTS, 'vitest-retries.json');
const tests = suite(
  'Unit, function, infra and screen tests',
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=dot',
    '--reporter=json',
    '--reporter=./test/support/retry-reporter.ts',
    `--outputFile.json=${vitestReport}`,
  ],
  () => readJson(vitestReport) && vitestResults(readJson(vitestReport), readJson(retryReport)),
  { RETRY_REPORT: retryReport },
);
const journeyReport = join(RESULTS, 'journeys.json');
const journeys = suite(
  'Journeys in Chromium',
  ['node_modules/@playwright/test/cli.js', 'test', '--config', 'test/journeys/playwright.config.ts'],
  () => readJson(journeyReport) && playwrightResults(readJson(journeyReport)),
  { CHROMIUM_PATH: chromium },
);
await Promise.all([tests, journeys]);

if (isFull) await check('Starved suites', projectNode(), ['test/starve.mjs'], { FULL: '' });

scratch.remove();
if (summary.retried.length > 0) console.log(`\nPassed on retry:\n${summary.retried.join('\n')}`);
if (summary.failed.length > 0) console.log(`\nFailed:\n${summary.failed.join('\n')}`);
console.log(`\n${summary.retried.length} retried`);
console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = counts.failed === 0 ? 0 : 1;
