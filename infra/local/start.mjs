/**
 * `npm start`: installs what is missing, then hosts the product with Node 24. Plain JavaScript for any Node from 20 on,
 * as it runs before anything is installed.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, fail, projectNode, root } from './install.mjs';

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

/**
 * Two of glibc's memory arenas instead of eight for each processor: threads that end give most of their memory back.
 * Compiled sources are cached, so that Node's TypeScript compiler is not loaded.
 */
const leanMemory = {
  MALLOC_ARENA_MAX: '2',
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'functions'),
};

const host = () => {
  // A group of its own, so that Ctrl+C in the terminal reaches it once, through here. The channel tells it when this
  // process is gone.
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
