/**
 * `npm start`: installs what is missing, then hosts the product with Node 24. Plain JavaScript for Node 20 or later,
 * because it runs before anything is installed.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, fail, projectNode, root } from './install.mjs';

/**
 * Returns the parent process and, if the system reports it, its parent, because npm starts this process through a
 * shell.
 */
const ancestors = () => {
  try {
    return `${process.ppid} ${/\) \S (\d+)/.exec(readFileSync(`/proc/${process.ppid}/stat`, 'utf8'))?.[1]}`;
  } catch {
    return String(process.ppid);
  }
};

/** Stops when npm was killed, which sends no signal but changes the parent process. */
const stopWithNpm = (stop) => {
  if (!process.env.npm_lifecycle_event) return;
  const before = ancestors();
  setInterval(() => ancestors() === before || stop(), 500).unref();
};

/**
 * Uses two glibc memory arenas instead of eight per processor, so that ended threads release most of their memory.
 * Compiled sources are cached, so that Node's TypeScript compiler is not loaded.
 */
const leanMemory = {
  MALLOC_ARENA_MAX: '2',
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'functions'),
};

const host = () => {
  // In its own process group, so that Ctrl+C reaches it only once, through this process. The channel closes when this
  // process ends.
  const child = spawn(
    projectNode(),
    ['--max-semi-space-size=2', join(root, 'infra', 'local', 'main.ts'), ...process.argv.slice(2)],
    {
      cwd: root,
      detached: true,
      env: { ...process.env, ...leanMemory },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    },
  );
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  stopWithNpm(() => child.kill('SIGTERM'));
  child.on('error', (error) => fail(`The local cloud could not be started: ${error.message}`));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
};

ensureInstalled();
host();
