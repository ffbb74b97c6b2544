/**
 * What AWS asks in us-east-1, in dollars. Free tiers are not counted.
 * Sources: the price pages of DynamoDB (on-demand, lowered on 1 November 2024), SQS (standard queues), Lambda (arm64) and
 * SES, as published there in 2025. A change of theirs changes these lines.
 */
export const awsPrices = {
  /** A million write request units: a write of up to 1 KB; twice as many in a transaction. */
  writeUnits: 0.625,
  /** A million read request units: a consistent read of up to 4 KB, or two others. */
  readUnits: 0.125,
  /** A million requests of a queue; up to ten messages each. */
  queueRequests: 0.4,
  lambdaRequests: 0.2,
  lambdaGbSecond: 0.0000133334,
  /** A thousand mails. */
  mails: 0.1,
} as const;

/** What a night took, counted. */
export interface NightCounts {
  writeUnits: number;
  readUnits: number;
  /** Sends, receives and deletes, ten messages each. */
  queueRequests: number;
  lambdaRequests: number;
  /** Of functions with 512 MB. */
  lambdaSeconds: number;
  mails: number;
}

const MEMORY_GB = 0.5;
const millions = (count: number): number => count / 1_000_000;

/** Dollars of a night, by part. */
export const costOfNight = (counts: NightCounts) => {
  const parts = {
    table:
      millions(counts.writeUnits) * awsPrices.writeUnits + millions(counts.readUnits) * awsPrices.readUnits,
    queue: millions(counts.queueRequests) * awsPrices.queueRequests,
    functions:
      millions(counts.lambdaRequests) * awsPrices.lambdaRequests +
      counts.lambdaSeconds * MEMORY_GB * awsPrices.lambdaGbSecond,
    mails: (counts.mails / 1_000) * awsPrices.mails,
  };
  return { ...parts, total: Object.values(parts).reduce((sum, part) => sum + part, 0) };
};
