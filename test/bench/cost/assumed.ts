import { MODEL_SECONDS } from '#infra/constructs/api/route-throttles.ts';

/** Assumptions that cannot be measured locally. Each is listed in docs/cost.md and affects its values. */
export const assumed = {
  daysOfMonth: 30,
  /** Share of monthly users who log on a given day. */
  dailyShare: 0.25,
  /** MB at which Lambda provides a full vCPU; less memory gets a proportional share. */
  mbOfProcessor: 1_769,
  /** ms per sequential table request; DynamoDB promises single-digit milliseconds. */
  tableMs: 5,
  /** ms per request to another service. */
  serviceMs: 20,
  /** Share of calls with a cold start, and its billed duration in ms at 512 MB. */
  coldShare: 0.01,
  coldMs: 300,
  /** s that a function waits for a model. */
  modelSeconds: MODEL_SECONDS,
  /** Dollars per answer of a small vision model; depends on the provider. */
  modelAnswer: 0.002,
  /** Bytes that CloudWatch adds per line. Lambda's own lines are only kept for failures. */
  logLineBytes: 26,
  /** Bytes per access log line. */
  accessLogBytes: 330,
  /** Compression ratio of stored logs, and their retention. */
  logsCompressed: 0.15,
  logMonths: 3,
  /** Custom metrics with values in an average hour: faults and errors in browsers. Others are not billed. */
  countedMetrics: 5,
  /** X-Ray's sampling rule: the first request of each second and this share of the others (Lambda Developer Guide). */
  tracedShare: 0.05,
  tracedEachSecond: 1,
  /** Average age of a diary in months. */
  monthsKept: 6,
  /**
   * Bytes that an export of changes processes per write unit. A unit is at most 1 KB, and most units are of transactions,
   * which take two, and of indexes, which exports leave out.
   */
  changedBytes: 400,
  /** Days for which exports are kept (decision 0099), and full exports per month. */
  exportsKeptDays: 35,
  fullExports: 30 / 24,
  /** Compression ratio of exports. */
  exportsCompressed: 0.15,
  /** Share of the table without indexes. */
  tableWithoutIndexes: 0.7,
  /** Bytes of response headers at CloudFront. */
  headerBytes: 620,
  /** App releases per month, share of changed files, and their number and bytes. */
  releases: 2,
  changedFiles: 0.5,
  appFiles: 280,
  appBytes: 845_000,
  /** s per day in which users are awake; peak traffic as a multiple of the average. */
  awakeSeconds: 16 * 3_600,
  peak: 3,
  /** Share of users in the largest time zone. */
  largestZone: 0.5,
  /** Share of users who dictate; seconds per day, with a billing minimum of 15. */
  speakingShare: 0.02,
  spokenSeconds: 15,
  /** Characters read aloud to them per day. */
  spokenCharacters: 300,
} as const;
