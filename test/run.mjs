// `npm test`: installs what is missing, then proves the product. Plain JavaScript, so that the machine's own Node
// (20 or newer) can start it; everything after the installation runs under the project's Node 24.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { ensureInstalled, projectNode, projectPath } from '../infra/local/install.mjs';
import { ensureChromium } from './support/chromium.mjs';
import { ensureSpeech } from './support/speech.mjs';

const RESULTS = 'test-results';

/** `npm run test:full`: the same tests, where some run at full size. */
const size = process.argv.includes('--full') ? { FULL: '1' } : {};

const counts = { passed: 0, failed: 0 };

const run = (title, command, args, env = {}) => {
  console.log(`\n== ${title}`);
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, ...size, PATH: projectPath(), ...env },
  });
  return status === 0;
};

/** A step that is one check: it holds or it does not. */
const check = (title, command, args, env) => {
  counts[run(title, command, args, env) ? 'passed' : 'failed'] += 1;
};

const readJson = (path) => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
};

/** A step that counts its own tests. One that dies without a result counts as failed. */
const suite = (title, command, args, path, countsOf, env) => {
  const held = run(title, command, args, env);
  const result = readJson(path);
  const { passed, failed } = result ? countsOf(result) : { passed: 0, failed: 1 };
  counts.passed += passed;
  counts.failed += failed > 0 || held ? failed : 1;
};

const vitestCounts = (result) => ({
  passed: result.numPassedTests,
  failed: result.numFailedTests + result.numFailedTestSuites * (result.numFailedTests === 0 ? 1 : 0),
});

const playwrightCounts = ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected });

ensureInstalled();
const chromium = ensureChromium();
ensureSpeech();
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS);

check('Format', 'oxfmt', ['--check']);
check('Lint', 'oxlint', ['--type-aware']);
check('Types', 'tsc', ['-p', 'tsconfig.json']);
check('Web build', 'vite', ['build', 'web', '--logLevel', 'warn']);
// The product runs its functions as they are deployed: a cold start then costs a fifth of one from the sources.
const bundles = resolve(RESULTS, 'functions');
check('Function bundles', projectNode(), ['test/support/bundle-functions.ts', bundles]);
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
  vitestCounts,
  { FUNCTION_BUNDLES: bundles },
);
suite(
  'Journeys in Chromium',
  projectNode(),
  ['node_modules/@playwright/test/cli.js', 'test', '--config', 'test/journeys/playwright.config.ts'],
  `${RESULTS}/journeys.json`,
  playwrightCounts,
  { CHROMIUM_PATH: chromium, FUNCTION_BUNDLES: bundles },
);

console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = counts.failed === 0 ? 0 : 1;
