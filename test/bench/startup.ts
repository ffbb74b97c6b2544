import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '#test/support/start-product.ts';
import { medianOf, repeatedly } from './figures.ts';
import type { Part } from './parts.ts';

const isReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/__local/health`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Starts the product as `npm start` does, waits until it is ready, and stops it. @returns seconds until ready */
const startOnce = async (dataDir: string): Promise<number> => {
  const port = await freePort();
  const began = performance.now();
  const child = spawn(process.execPath, ['infra/local/start.mjs'], {
    env: { ...process.env, PORT: String(port), LOCAL_DATA_DIR: dataDir, npm_lifecycle_event: '' },
    stdio: 'ignore',
  });
  while (!(await isReady(port))) {
    if (child.exitCode !== null) throw new Error('The product did not get ready.');
    await sleep(20);
  }
  const seconds = (performance.now() - began) / 1_000;
  child.kill('SIGTERM');
  await once(child, 'exit');
  return seconds;
};

/** How long somebody waits for the product on their machine. */
export const measureStart = async (): Promise<Part> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'platewise-start-'));
  const first = await startOnce(dataDir);
  const again = await repeatedly(() => startOnce(dataDir));
  rmSync(dataDir, { recursive: true, force: true });
  return {
    section: {
      title: '`npm start`',
      text: 'From the command until the product answers, installed and built. The first start also writes the demo diary.',
      head: ['Start', 'Seconds'],
      rows: [
        ['First, one figure', first.toFixed(1)],
        ['Every other', medianOf(again).toFixed(1)],
      ],
    },
    limits: [],
  };
};
