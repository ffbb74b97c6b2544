import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { scriptPictureModel, seenMealOf, startPictureModel } from '#test/support/picture-model.ts';
import { type LoadResult, runConcurrentUsers } from './concurrent-users.ts';
import type { Part } from './parts.ts';
import { type ProcessMemory, processMemory } from './process-memory.ts';
import type { Limit } from './report.ts';
import { type RunningProduct, runProduct } from './running-product.ts';

const LIMIT_MB = { ready: 600, load: 1_200 };
const USERS = 8;
const DEFAULT_MINUTES = 3;

/** How long the product is watched after it is ready: what only its start needs is released then. */
const READY_WATCH_MS = 20_000;
const SAMPLE_MS = 500;

/** Samples the memory until the work is done. @returns the highest sample */
const peakDuring = async (pid: number, work: Promise<unknown>): Promise<ProcessMemory> => {
  let peak = processMemory(pid);
  const sampling = setInterval(() => {
    const now = processMemory(pid);
    if (now.rssMb > peak.rssMb) peak = now;
  }, SAMPLE_MS);
  try {
    await work;
  } finally {
    clearInterval(sampling);
  }
  return peak;
};

const megabytes = (value: number | null): string => (value === null ? 'unknown' : `${value.toFixed(0)} MB`);

const limitOf = (what: string, limitMb: number, { rssMb }: ProcessMemory): Limit => ({
  what,
  must: `at most ${limitMb} MB`,
  measured: megabytes(rssMb),
  holds: rssMb <= limitMb,
});

const measureProduct = async (product: RunningProduct, minutes: number): Promise<Part> => {
  const ready = await peakDuring(product.pid, sleep(READY_WATCH_MS));
  const deadline = performance.now() + minutes * 60_000;
  const load: Promise<LoadResult> = runConcurrentUsers(product.origin, USERS, deadline);
  const peak = await peakDuring(product.pid, load);
  const { requests, failures } = await load;
  if (failures.length > 0) console.log([...new Set(failures)].join('\n'));
  const rowOf = (when: string, { rssMb, pssMb }: ProcessMemory): string[] => [
    when,
    megabytes(rssMb),
    megabytes(pssMb),
  ];
  return {
    section: {
      title: 'Memory of `npm start`',
      text:
        'Sum over all processes that the command started (Node, Java, speech programs), the highest of two samples a ' +
        'second. RSS counts shared pages once for each process, PSS divides them. Ready: the first 20 s after a start ' +
        `with empty data, which fills the demo account. Load: ${USERS} concurrent users for ${minutes} minutes with ` +
        `every read of the API, the actions above and an open socket each, ${requests} requests, of which ` +
        `${failures.length} failed. \`-- memory --minutes 60\` runs it for an hour.`,
      head: ['When', 'RSS', 'PSS'],
      rows: [rowOf('Ready', ready), rowOf(`${USERS} concurrent users`, peak)],
    },
    limits: [
      limitOf('Memory of `npm start` when ready', LIMIT_MB.ready, ready),
      limitOf(`Memory of \`npm start\` with ${USERS} concurrent users`, LIMIT_MB.load, peak),
    ],
  };
};

/** Measures the memory of the whole product when it is ready and while users work with it. */
export const measureMemory = async (minutes = DEFAULT_MINUTES): Promise<Part> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'platewise-memory-'));
  const model = await startPictureModel();
  await scriptPictureModel(model.url).sees(seenMealOf(['Apple', 150]));
  const product = await runProduct(dataDir, { OPENAI_API_KEY: 'scripted', OPENAI_BASE_URL: model.baseUrl });
  try {
    return await measureProduct(product, minutes);
  } finally {
    await product.stop();
    await model.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
};
