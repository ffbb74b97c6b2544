import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NO_TIMEOUTS, PATIENCE } from './patience.ts';

const START_MS = 180_000 * PATIENCE;
const STOP_MS = 10_000 * PATIENCE;

/** Returns a free loopback port. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

const isReady = async (origin: string): Promise<boolean> => {
  try {
    return (await fetch(`${origin}/__local/health`)).ok;
  } catch {
    return false;
  }
};

/** Returns the IDs of a process and of all its descendants, as `ps` reports them. */
export const withDescendants = (root: number): number[] => {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid=']).toString().trim().split('\n');
  const pairs = rows.map((row) => row.trim().split(/\s+/).map(Number));
  const found = [root];
  for (const parent of found) {
    found.push(...pairs.filter(([, ppid]) => ppid === parent).map(([pid = 0]) => pid));
  }
  return found;
};

const endAtOnce = (pid: number): void => {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended in the meantime.
  }
};

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Location of a product: restarted there, it continues with the same data. */
export interface ProductPlace {
  port: number;
  dataDir: string;
}

/**
 * Starts the whole product like `npm start`, on a free port and with its own data.
 * @param env variables besides those of this process, for example `OPENAI_BASE_URL`
 * @param place location of an earlier run
 * @throws Error with the product's output if it does not become ready
 */
export const startProduct = async (env: Record<string, string> = {}, place?: ProductPlace) => {
  const port = place?.port ?? (await freePort());
  const dataDir = place?.dataDir ?? mkdtempSync(join(tmpdir(), 'platewise-test-'));
  const origin = `http://localhost:${port}`;
  const child = spawn(process.execPath, ['infra/local/main.ts'], {
    // No test ever reaches the real Stripe, whatever key the developer has.
    env: {
      ...process.env,
      STRIPE_SECRET_KEY: '',
      PORT: String(port),
      LOCAL_DATA_DIR: dataDir,
      TIMEOUT_FACTOR: String(NO_TIMEOUTS),
      SANDBOX_MEMORY_MB: '5000',
      SANDBOXES_PER_FUNCTION: '2',
      ...env,
    },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));

  const started = Date.now();
  while (!(await isReady(origin))) {
    if (child.exitCode !== null || Date.now() - started > START_MS) {
      child.kill('SIGKILL');
      throw new Error(`The product did not get ready:\n${output}`);
    }
    await pause(100);
  }
  return {
    origin,
    port,
    dataDir,
    /** Kills the product and its database with `kill -9`. The data stays. */
    kill: async (): Promise<void> => {
      for (const pid of withDescendants(child.pid!)) endAtOnce(pid);
      await ended;
    },
    stop: async (): Promise<void> => {
      child.kill('SIGTERM');
      await Promise.race([ended, pause(STOP_MS).then(() => child.kill('SIGKILL'))]);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
