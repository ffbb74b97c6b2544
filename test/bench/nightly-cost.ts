import { costOf } from './cost/prices.ts';

/** Counted usage of a nightly run. */
export interface NightCounts {
  writeUnits: number;
  readUnits: number;
  /** Sends, receives and deletes of ten messages each. */
  queueRequests: number;
  lambdaRequests: number;
  /** Seconds of functions with 512 MB. */
  lambdaSeconds: number;
  mails: number;
}

const MEMORY_GB = 0.5;

/** Returns the dollars of a nightly run by part (prices: `cost/prices.ts`). */
export const costOfNight = (counts: NightCounts) => {
  const parts = {
    table: costOf('writeUnits', counts.writeUnits) + costOf('readUnits', counts.readUnits),
    queue: costOf('queueRequests', counts.queueRequests),
    functions:
      costOf('lambdaRequests', counts.lambdaRequests) +
      costOf('lambdaGbSeconds', counts.lambdaSeconds * MEMORY_GB),
    mails: costOf('mails', counts.mails),
  };
  return { ...parts, total: Object.values(parts).reduce((sum, part) => sum + part, 0) };
};
