// `npm test`: installs what is missing, then proves the product. Plain JavaScript, so that the machine's own Node
// (20 or newer) can start it; everything after the installation runs under the project's Node 24.
import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, projectNode, projectPath } from '../infra/local/install.mjs';
import { ensureChromium } from './support/chromium.mjs';
import { playwrightResults, readResults, vitestResults } from './support/results.mjs';
import { makeScratch } from './support/scratch.mjs';

const RESULTS = 'test-results';

/** `npm run test:full`: the same tests, where some run at full size. */
const size = process.argv.includes('--full') ? { FULL: '1' } : {};

const counts = { passed: 0, failed: 0 };
/** What is said again at the end, where it is found. */
const told = { failed: [], repeated: [] };
const scratch = makeScratch();

/** Runs one step; what it prints is shown when it has ended, as others run beside it. */
const run = async (title, command, args, env = {}) => {
  const log = join(RESULTS, `${title}.log`);
  const file = openSync(log, 'w');
  const child = spawn(command, args, {
    stdio: ['ignore', file, file],
    env: { ...process.env, ...size, PATH: projectPath(), TMPDIR: scratch.folder, ...env },
  });
  const held = await new Promise((done) => {
    child.once('error', () => done(false));
    child.once('exit', (status) => done(status === 0));
  });
  closeSync(file);
  console.log(`\n== ${title}\n${readFileSync(log, 'utf8')}`);
  return held;
};

/** A step that is one check: it holds or it does not. */
const check = async (title, command, args, env) => {
  const held = await run(title, command, args, env);
  counts[held ? 'passed' : 'failed'] += 1;
  if (!held) told.failed.push(title);
};

/** A step that counts its own tests. One that dies without a result counts as failed. */
const suite = async (title, command, args, path, resultsOf, env) => {
  const held = await run(title, command, args, env);
  const results = readResults(path, resultsOf) ?? { passed: 0, failed: 0, failures: [], repeated: [] };
  counts.passed += results.passed;
  counts.failed += results.failed > 0 || held ? results.failed : 1;
  told.failed.push(
    ...results.failures,
    ...(results.failed > 0 || held ? [] : [`${title}: ended with an error`]),
  );
  told.repeated.push(...results.repeated);
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

// The product runs its functions as they are deployed: a cold start then costs a fifth of one from the sources.
const bundles = resolve(RESULTS, 'functions');
await Promise.all([
  check('Web build', 'vite', ['build', 'web', '--logLevel', 'warn']),
  check('Function bundles', projectNode(), ['test/support/bundle-functions.ts', bundles]),
]);
await Promise.all([
  check('Format', 'oxfmt', ['--check']).then(() =>
    check('Lint and types', 'oxlint', ['--type-aware', '--type-check']),
  ),
  suite(
    'Unit, function, infra and screen tests',
    projectNode(),
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile=${RESULTS}/vitest.json`,
    ],
    `${RESULTS}/vitest.json`,
    vitestResults,
    { FUNCTION_BUNDLES: bundles },
  ),
  // A browser waits as much as it works: beside the other tests, it fills what they leave of the cores.
  suite(
    'Journeys in Chromium',
    projectNode(),
    ['node_modules/@playwright/test/cli.js', 'test', '--config', 'test/journeys/playwright.config.ts'],
    `${RESULTS}/journeys.json`,
    playwrightResults,
    { CHROMIUM_PATH: chromium, FUNCTION_BUNDLES: bundles },
  ),
]);

scratch.remove();
if (told.repeated.length > 0) console.log(`\nPassed when tried again:\n${told.repeated.join('\n')}`);
if (told.failed.length > 0) console.log(`\nFailed:\n${told.failed.join('\n')}`);
console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = counts.failed === 0 ? 0 : 1;
