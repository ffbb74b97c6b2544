import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '#test/support/start-product.ts';

/** The product, started by the same command as `npm start`. */
export interface RunningProduct {
  origin: string;
  pid: number;
  /** From the command until it answered. */
  secondsToReady: number;
  stop(): Promise<void>;
}

const isReady = (origin: string): Promise<boolean> =>
  fetch(`${origin}/__local/health`).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Starts the product on a free port and waits until it is ready.
 * @param env variables beside those of this process, e.g. `OPENAI_BASE_URL`
 */
export const runProduct = async (
  dataDir: string,
  env: Record<string, string> = {},
): Promise<RunningProduct> => {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const began = performance.now();
  const child = spawn(process.execPath, ['infra/local/start.mjs'], {
    env: { ...process.env, ...env, PORT: String(port), LOCAL_DATA_DIR: dataDir, npm_lifecycle_event: '' },
    stdio: 'ignore',
  });
  while (!(await isReady(origin))) {
    if (child.exitCode !== null) throw new Error('The product did not get ready.');
    await sleep(20);
  }
  return {
    origin,
    pid: child.pid ?? 0,
    secondsToReady: (performance.now() - began) / 1_000,
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
};
