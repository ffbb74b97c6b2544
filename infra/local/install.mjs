/**
 * Prerequisites of `npm start` and `npm test`, which run before any other code of the project. Plain JavaScript for
 * Node
 * 20 or later.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const lockFile = join(root, 'package-lock.json');
const modules = join(root, 'node_modules');
const stampFile = join(modules, '.platewise-lock');

/** @param {string} message */
export const fail = (message) => {
  console.error(message);
  process.exit(1);
};

const checkPlatform = () => {
  if (process.platform === 'linux' || process.platform === 'darwin') return;
  fail(
    'Platewise runs on Linux and macOS. On Windows, start it inside WSL: https://learn.microsoft.com/windows/wsl',
  );
};

const lockHash = () => createHash('sha256').update(readFileSync(lockFile)).digest('hex');

/** Returns whether node_modules matches package-lock.json. */
const isInstalled = () => {
  if (!existsSync(modules)) return false;
  if (existsSync(stampFile)) return readFileSync(stampFile, 'utf8') === lockHash();
  // Packages were installed manually: npm's own record has the time.
  const record = join(modules, '.package-lock.json');
  return existsSync(record) && statSync(record).mtimeMs >= statSync(lockFile).mtimeMs;
};

/** Installs packages if they are missing or older than the lockfile. */
export const ensureInstalled = () => {
  checkPlatform();
  if (!isInstalled()) {
    console.log('Installing packages ...');
    const { status, error } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: root,
      stdio: 'inherit',
    });
    if (error) fail(`npm could not be run: ${error.message}`);
    if (status !== 0) fail('The packages could not be installed. What npm says above tells why.');
  }
  if (!existsSync(stampFile)) writeFileSync(stampFile, lockHash());
};

/** Returns whether a Node version can run TypeScript directly, and has the features that the local cloud uses. */
const isRecent = (version) => {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  return major > 24 || (major === 24 && minor >= 15);
};

/**
 * Returns the path of the Node that runs everything: the installed Node 24 if the platform supports it, else the
 * current Node.
 */
export const projectNode = () => {
  const installed = join(modules, '.bin', 'node');
  const { stdout } = existsSync(installed)
    ? spawnSync(installed, ['--version'], { encoding: 'utf8' })
    : { stdout: '' };
  if (stdout && isRecent(stdout.trim())) return installed;
  if (isRecent(process.version)) return process.execPath;
  return fail(
    `Platewise needs Node 24.15 or later, and this is ${process.version}. Install it from https://nodejs.org and start again.`,
  );
};

/** Returns a PATH with the project's programs, starting with its Node, before the machine's. */
export const projectPath = () =>
  [dirname(projectNode()), join(modules, '.bin'), process.env.PATH].join(delimiter);
