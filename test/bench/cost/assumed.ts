/** What no measurement on this machine can tell. Each is named in docs/cost.md, and changes its figures. */
export const assumed = {
  daysOfMonth: 30,
  /** Of the people of a month, so many log on a day. */
  dailyShare: 0.25,
  /** Lambda gives a whole processor at so many MB, and of it what the memory's share is. */
  mbOfProcessor: 1_769,
  /** ms of a request of the table, each waited for after the other; DynamoDB says single-digit milliseconds. */
  tableMs: 5,
  /** ms of a request of another service. */
  serviceMs: 20,
  /** Of calls, so many meet a function that is not loaded yet; loading is charged. ms at 512 MB. */
  coldShare: 0.01,
  coldMs: 300,
  /** s that a function waits for a model. */
  modelSeconds: 4,
  /** Dollars of an answer of a small model that sees pictures; its provider's list decides. */
  modelAnswer: 0.002,
  /** Bytes that CloudWatch adds to a line. Lambda's own lines are not kept where nothing failed. */
  logLineBytes: 26,
  /** Bytes of the gateway's line for a request. */
  accessLogBytes: 330,
  /** Of the size of logs, so much is left when they are kept; and for how long. */
  logsCompressed: 0.15,
  logMonths: 3,
  /** X-Ray's rule: the first of each second, and of the others this share (Lambda Developer Guide). */
  tracedShare: 0.05,
  tracedEachSecond: 1,
  /** Months that a diary has grown for, on average. */
  monthsKept: 6,
  /** Bytes of headers of an answer at the edge. */
  headerBytes: 620,
  /** New versions of the app in a month, the share of its files that change, these files and their bytes. */
  releases: 2,
  changedFiles: 0.5,
  appFiles: 280,
  appBytes: 845_000,
  /** s of the day in which people are awake; at the height of it so many times the middle of these come. */
  awakeSeconds: 16 * 3_600,
  peak: 3,
  /** Of people, so many live in the zone that has most. */
  largestZone: 0.5,
  /** Of people, so many dictate; seconds a day, of which 15 are the least that is charged. */
  speakingShare: 0.02,
  spokenSeconds: 15,
  /** Characters that they have read to them a day. */
  spokenCharacters: 300,
} as const;
