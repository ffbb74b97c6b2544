// `npm run test:quick`: lints the changed files and runs the tests they affect, against one running product with bundled
// functions. `-- --base REV` compares with another revision than HEAD; `--bail` stops at the first failure. Plain
// JavaScript, like test/run.mjs.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { ensureInstalled, projectNode, projectPath } from '../infra/local/install.mjs';
import { makeScratch } from './support/scratch.mjs';

const at = process.argv.indexOf('--base');
const base = at > 0 ? process.argv[at + 1] : 'HEAD';
const isBailing = process.argv.includes('--bail');
const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);

ensureInstalled();
const changed = [
  ...git('diff', '--name-only', '--diff-filter=d', base),
  ...git('ls-files', '--others', '--exclude-standard'),
].filter((path) => existsSync(path));
if (changed.length === 0) {
  console.log(`Nothing has changed since ${base}.`);
  process.exit(0);
}

const scratch = makeScratch();
const env = { ...process.env, PATH: projectPath(), TMPDIR: scratch.folder };
const run = (command, args, extra = {}) =>
  spawnSync(command, args, { stdio: 'inherit', env: { ...env, ...extra } }).status === 0;

/** The feature folder of a source file, e.g. `food-entries` for `functions/food-entries/service.ts`. */
const featureOf = (path) =>
  /^(?:shared|functions|infra\/features|web\/src\/features)\/(?:business-agents\/)?([^/.]+)/.exec(path)?.[1];

/** Returns the changed files of the platform and every file of the functions that imports one of them, at any depth. */
const withImporters = (paths) => {
  const imports = git('ls-files', 'functions/*.ts').map((path) => [
    path,
    [...readFileSync(path, 'utf8').matchAll(/from '(\.[^']+)'/g)].map(([, to]) => join(dirname(path), to)),
  ]);
  const found = new Set(paths.filter((path) => path.startsWith('functions/platform/')));
  for (let before = -1; before !== found.size;) {
    before = found.size;
    for (const [path, targets] of imports) if (targets.some((target) => found.has(target))) found.add(path);
  }
  return [...found];
};

const features = new Set([...changed, ...withImporters(changed)].map(featureOf).filter(Boolean));
/** Tests of a changed feature reach its functions over HTTP, so Vitest cannot see from imports that they are affected. */
const ofFeatures = git('ls-files', 'test/functions').filter((path) =>
  [...features].some(
    (feature) =>
      path.endsWith('.test.ts') &&
      (path.includes(`/${feature}/`) || path.startsWith(`test/functions/api/${feature}`)),
  ),
);
const tests = new Set([...changed.filter((path) => /^test\/.*\.test\.tsx?$/.test(path)), ...ofFeatures]);
const sources = changed.filter((path) => /\.(?:tsx?|mjs)$/.test(path));
const bundles = resolve('test-results', 'functions');
mkdirSync(dirname(bundles), { recursive: true });

const vitest = (...args) =>
  run(projectNode(), ['node_modules/vitest/vitest.mjs', ...args, ...(isBailing ? ['--bail=1'] : [])], {
    FUNCTION_BUNDLES: bundles,
  });
const steps = [
  () => sources.length === 0 || run('oxlint', sources),
  () => run(projectNode(), ['infra/bundles/write-bundles.ts', bundles]),
  () => tests.size === 0 || vitest('run', '--reporter=dot', ...tests),
  // Unit and screen tests that import a changed file.
  () =>
    sources.length === 0 ||
    vitest(
      'related',
      '--run',
      '--reporter=dot',
      '--passWithNoTests',
      ...['shared', 'web', 'infra'].flatMap((project) => ['--project', project]),
      ...sources,
    ),
];
const passes = isBailing ? steps.every((step) => step()) : steps.filter((step) => !step()).length === 0;
scratch.remove();
console.log(passes ? 'The affected tests pass.' : 'Some checks failed; see above.');
process.exitCode = passes ? 0 : 1;
