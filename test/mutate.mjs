// `npm run test:mutation -- [--seed N] [--count N]`: changes one token of the product at a time and runs the tests that
// the change affects. Lists the changes that no test noticed, and fails if they exceed MAX_SURVIVORS. Runs nightly.
// Needs a working tree without changes, because each mutation is undone with what Git has.
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const option = (name, fallback) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? fallback : Number(process.argv[at + 1]);
};
const seed = option('seed', 20_261_123);
const count = option('count', 30);
/** Share of mutations that may survive. Some change nothing that a user can see. */
const MAX_SURVIVORS = 0.2;

/** A small linear congruential generator (Numerical Recipes, 2nd ed., section 7.1): the same seed, the same mutations. */
let state = seed >>> 0;
const random = () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32;
const pick = (list) => list[Math.floor(random() * list.length)];

const git = (...args) => execFileSync('git', args, { encoding: 'utf8' });
if (git('status', '--porcelain') !== '') {
  console.error('Commit or stash your changes first: every mutation is undone with `git checkout`.');
  process.exit(1);
}

const files = git('ls-files', 'shared', 'functions', 'web/src')
  .split('\n')
  .filter((path) => /\.tsx?$/.test(path) && !/\/data\/|\/languages\/|schema\.ts$|-entity\.ts$/.test(path));

/** Replaces comments, strings and imports with spaces, so that offsets stay and no mutation lands in them. */
const codeOnly = (source) =>
  source.replaceAll(
    /\/\*[\s\S]*?\*\/|\/\/[^\n]*|^import [\s\S]*?;$|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/gm,
    (text) => text.replaceAll(/[^\n]/g, ' '),
  );

const operators = [
  [/ === /g, ' !== '],
  [/ !== /g, ' === '],
  [/ <= /g, ' < '],
  [/ >= /g, ' > '],
  [/ < (?=[\w(])/g, ' <= '],
  [/ > (?=[\w(])/g, ' >= '],
  [/ && /g, ' || '],
  [/ \|\| /g, ' && '],
  [/ \+ (?=\w)/g, ' - '],
  [/ - (?=\w)/g, ' + '],
  [/\btrue\b/g, 'false'],
  [/\bfalse\b/g, 'true'],
  [/(?<![\w.$[])\d+(?![\w.\]])/g, (text) => String(Number(text) + 1)],
];

const mutationsOf = (path) => {
  const source = readFileSync(path, 'utf8');
  const code = codeOnly(source);
  return operators.flatMap(([pattern, replacement]) =>
    [...code.matchAll(pattern)].map(({ index, 0: text }) => ({
      path,
      source,
      index,
      text,
      replacement: typeof replacement === 'string' ? replacement : replacement(text),
    })),
  );
};

const lineOf = ({ source, index }) => source.slice(0, index).split('\n').length;
const survivors = [];
let run = 0;
while (run < count) {
  const mutation = pick(mutationsOf(pick(files)));
  if (mutation) {
    const { path, source, index, text, replacement } = mutation;
    writeFileSync(path, source.slice(0, index) + replacement + source.slice(index + text.length));
    const tests = spawnSync(process.execPath, ['test/quick.mjs', '--bail'], { encoding: 'utf8' });
    git('checkout', '--', path);
    run += 1;
    const title = `${path}:${lineOf(mutation)} "${text.trim()}" -> "${replacement.trim()}"`;
    const survived = tests.status === 0;
    if (survived) survivors.push(title);
    console.log(`${run}/${count} ${survived ? 'SURVIVED' : 'killed  '} ${title}`);
  }
}
console.log(`\nSeed ${seed}: ${count - survivors.length} of ${count} mutations killed.`);
if (survivors.length > 0) console.log(`Survivors:\n${survivors.join('\n')}`);
process.exitCode = survivors.length > count * MAX_SURVIVORS ? 1 : 0;
