// `npm run test:starved`: runs the fault, API and journey suites while the whole process tree gets 5% to 30% of the
// machine's time, in bursts, by stopping and continuing it. Part of `npm run test:full`. Linux and macOS.
// Journeys in real time are left out. `-- PATH...` limits the run to some tests and journeys. Plain JavaScript, like test/run.mjs.
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ensureInstalled, projectNode, projectPath } from '../infra/local/install.mjs';
import { ensureChromium } from './support/chromium.mjs';
import { makeScratch } from './support/scratch.mjs';

/** One burst and the pause after it, together, in ms. */
const PERIOD_MS = 2_000;
const SHARES = [0.05, 0.3, 0.1, 0.2];
/** Time-outs of tests grow by this factor: the reciprocal of the mean share, and some more for the bursts. */
const PATIENCE = 12;

ensureInstalled();
const chromium = ensureChromium();
const scratch = makeScratch();
mkdirSync('test-results', { recursive: true });
const bundles = resolve('test-results', 'functions');
const env = {
  ...process.env,
  PATH: projectPath(),
  TMPDIR: scratch.folder,
  NO_COLOR: '1',
  LONG_TESTS: '1',
  TEST_PATIENCE: String(PATIENCE),
  FUNCTION_BUNDLES: bundles,
  CHROMIUM_PATH: chromium,
};

/** The process and everything it has started, as `ps` lists it. */
const treeOf = (root) => {
  const pairs = execFileSync('ps', ['-A', '-o', 'pid=,ppid='])
    .toString()
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(Number));
  const found = [root];
  for (const parent of found) found.push(...pairs.filter(([, ppid]) => ppid === parent).map(([pid]) => pid));
  return found;
};

const signal = (pids, name) => {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch {
      // The process has ended in the meantime.
    }
  }
};

/** Runs a command in bursts, and returns whether it succeeded. */
const starve = async (args) => {
  const child = spawn(projectNode(), args, { stdio: 'inherit', env });
  const ended = new Promise((done) => child.once('exit', (status) => done(status === 0)));
  for (let period = 0; child.exitCode === null && child.signalCode === null; period += 1) {
    const share = SHARES[period % SHARES.length];
    await pause(PERIOD_MS * share);
    const tree = treeOf(child.pid);
    signal(tree, 'SIGSTOP');
    await pause(PERIOD_MS * (1 - share));
    // Parents continue last, so that none of them waits for a stopped child.
    signal(tree.toReversed(), 'SIGCONT');
  }
  return ended;
};

const paths = process.argv.slice(2);
execFileSync(projectNode(), ['infra/bundles/write-bundles.ts', bundles], {
  stdio: 'inherit',
  env,
});
const isNamed = paths.length > 0;
const journeys = paths.filter((path) => path.endsWith('.journey.ts'));
const tests = isNamed
  ? paths.filter((path) => !journeys.includes(path))
  : ['test/faults', 'test/functions/api'];
const playwright = [
  'node_modules/@playwright/test/cli.js',
  'test',
  '--config',
  'test/journeys/playwright.config.ts',
];
const suites = [
  ...(tests.length > 0 ? [['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', ...tests]] : []),
  ...(isNamed && journeys.length === 0 ? [] : [[...playwright, ...journeys]]),
];
let failed = 0;
for (const args of suites) if (!(await starve(args))) failed += 1;
scratch.remove();
process.exitCode = failed === 0 ? 0 : 1;
