/**
 * `npm start`: installs what is missing, then hosts the product with Node 24. Plain JavaScript for any Node from 20 on,
 * as it runs before anything is installed.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const lockFile = join(root, 'package-lock.json');
const modules = join(root, 'node_modules');
const stampFile = join(modules, '.platewise-lock');

/** @param {string} message */
const fail = (message) => {
  console.error(message);
  process.exit(1);
};

const checkPlatform = () => {
  if (process.platform === 'linux' || process.platform === 'darwin') return;
  fail('Platewise runs on Linux and macOS. On Windows, start it inside WSL: https://learn.microsoft.com/windows/wsl');
};

const lockHash = () => createHash('sha256').update(readFileSync(lockFile)).digest('hex');

/** Whether node_modules holds what package-lock.json says. */
const isInstalled = () => {
  if (!existsSync(modules)) return false;
  if (existsSync(stampFile)) return readFileSync(stampFile, 'utf8') === lockHash();
  // Installed by hand: npm's own record tells when.
  const record = join(modules, '.package-lock.json');
  return existsSync(record) && statSync(record).mtimeMs >= statSync(lockFile).mtimeMs;
};

const install = () => {
  if (!isInstalled()) {
    console.log('Installing packages ...');
    const { status, error } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: root, stdio: 'inherit' });
    if (error) fail(`npm could not be run: ${error.message}`);
    if (status !== 0) fail('The packages could not be installed. What npm says above tells why.');
  }
  if (!existsSync(stampFile)) writeFileSync(stampFile, lockHash());
};

/** Whether a Node runs TypeScript as it is, and has what the local cloud uses. */
const isRecent = (version) => {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  return major > 24 || (major === 24 && minor >= 15);
};

/** The installed Node 24 where the platform has one, else the Node that runs this. */
const findNode = () => {
  const installed = join(modules, '.bin', 'node');
  const { stdout } = existsSync(installed) ? spawnSync(installed, ['--version'], { encoding: 'utf8' }) : { stdout: '' };
  if (stdout && isRecent(stdout.trim())) return installed;
  if (isRecent(process.version)) return process.execPath;
  return fail(
    `Platewise needs Node 24.15 or later, and this is ${process.version}. Install it from https://nodejs.org and start again.`,
  );
};

/** Parent and, where the system tells, its parent: between npm and this process stands a shell. */
const ancestors = () => {
  try {
    return `${process.ppid} ${/\) \S (\d+)/.exec(readFileSync(`/proc/${process.ppid}/stat`, 'utf8'))?.[1]}`;
  } catch {
    return String(process.ppid);
  }
};

/** npm that is killed tells nobody, but its children are then somebody else's. */
const stopWithNpm = (stop) => {
  if (!process.env.npm_lifecycle_event) return;
  const before = ancestors();
  setInterval(() => ancestors() === before || stop(), 500).unref();
};

const host = () => {
  // A group of its own, so that Ctrl+C in the terminal reaches it once, through here. The channel tells it when this
  // process is gone.
  const child = spawn(findNode(), [join(root, 'infra', 'local', 'main.ts'), ...process.argv.slice(2)], {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  stopWithNpm(() => child.kill('SIGTERM'));
  child.on('error', (error) => fail(`The local cloud could not be started: ${error.message}`));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
};

checkPlatform();
install();
host();
