import { appendFileSync } from 'node:fs';
import { relative } from 'node:path';
import { afterAll, expect } from 'vitest';
import { isFull } from './full-size.ts';

/**
 * Maximum CPU time of one test file in its own worker, in seconds: far above the longest file on a quiet
 * machine, because shared cores are slower per second of CPU time, too.
 */
const MAX_CPU_SECONDS = 80;
/** Maximum number of HTTP requests of one test file: each also costs CPU time in the product. */
const MAX_REQUESTS = 1_600;

const start = process.cpuUsage();
let requests = 0;
const { fetch } = globalThis;
globalThis.fetch = (...args) => {
  requests += 1;
  return fetch(...args);
};

/**
 * Fails a file that outgrows its budget: split it, make its data smaller, or name it `*.full.test.ts` so that it runs in
 * `npm run test:full` only. `BUDGET_REPORT=FILE` appends what each file used.
 */
afterAll(() => {
  globalThis.fetch = fetch;
  const { user, system } = process.cpuUsage(start);
  const seconds = (user + system) / 1e6;
  const file = relative('', expect.getState().testPath ?? '');
  const report = process.env['BUDGET_REPORT'];
  if (report) appendFileSync(report, `${seconds.toFixed(2)}\t${requests}\t${file}\n`);
  if (isFull) return;
  if (seconds > MAX_CPU_SECONDS || requests > MAX_REQUESTS)
    throw new Error(
      `${file} used ${seconds.toFixed(1)} s of CPU time and ${requests} requests. ` +
        `A file may use ${MAX_CPU_SECONDS} s and ${MAX_REQUESTS}: split it, or run it in npm run test:full only.`,
    );
});
