/** An export of the table, as DynamoDB describes it. */
export interface TableExport {
  state: 'running' | 'completed' | 'failed';
  /** When it was requested. */
  startedAt: Date;
  /** The start of the period that it contains; null for a full export. */
  from: Date | null;
  /** The end of the period; of a full export, its time. */
  to: Date;
}

/** An export to request: of the whole table at `to`, or of the changes from `from` until `to`. */
export type ExportRequest = Pick<TableExport, 'from' | 'to'>;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** DynamoDB can export the table as it was about five minutes ago; the rest is a margin. */
const BEHIND = 10 * MINUTE;
/** Limits of an incremental export. Source: DynamoDB Developer Guide, 'Requesting a table export in DynamoDB'. */
const SHORTEST = 15 * MINUTE;
const LONGEST = DAY;
/**
 * The interval of full exports. Exports are kept for 28 days, so for four days after a full export the one before it is there
 * with all changes since, and a drill can compare them.
 */
const FULL_EVERY = 24 * DAY;

/** A full export of this age should have a successor; two days later it expires. */
const FULL_STALE = 26 * DAY;

const byEnd = (one: TableExport, other: TableExport): number => one.to.getTime() - other.to.getTime();

/** Returns the end of the changes that are exported without a gap since a time. */
const coveredUntil = (exports: readonly TableExport[], since: Date): Date => {
  let at = since;
  for (const { from, to } of exports.toSorted(byEnd)) if (from && from <= at && to > at) at = to;
  return at;
};

/** Divides a period into exports of allowed lengths; what is shorter is left to the next run. */
const divide = (from: Date, to: Date): ExportRequest[] => {
  const length = to.getTime() - from.getTime();
  if (length < SHORTEST) return [];
  if (length <= LONGEST) return [{ from, to }];
  // Never leaves a rest that is too short for an export.
  const end = new Date(from.getTime() + Math.min(LONGEST, length - SHORTEST));
  return [{ from, to: end }, ...divide(end, to)];
};

/**
 * Plans the next exports so that backups have no gap: a full export every 24 days, and every change since. An export
 * that failed is requested again. A full export ends with the changes before it, so that a drill can compare both.
 * @param exports those of the last weeks, in any order
 */
export const planExports = (exports: readonly TableExport[], now: Date): ExportRequest[] => {
  const kept = exports.filter(({ state }) => state !== 'failed');
  const latest = new Date(Math.floor((now.getTime() - BEHIND) / MINUTE) * MINUTE);
  const full = kept
    .filter(({ from }) => from === null)
    .toSorted(byEnd)
    .at(-1);
  if (!full) return [{ from: null, to: latest }];
  const changes = divide(coveredUntil(kept, full.to), latest);
  const end = changes.at(-1)?.to ?? full.to;
  const isDue = end.getTime() - full.to.getTime() >= FULL_EVERY;
  return isDue ? [...changes, { from: null, to: end }] : changes;
};

/**
 * Returns the age of the backups in hours: since the newest state that can be restored, from a full export with all changes
 * after it, or since the first request if there is none.
 */
export const backupAge = (exports: readonly TableExport[], now: Date): number => {
  const completed = exports.filter(({ state }) => state === 'completed');
  const ends = completed
    .filter(({ from, to }) => from === null && now.getTime() - to.getTime() <= FULL_STALE)
    .map(({ to }) => coveredUntil(completed, to).getTime());
  const first = Math.min(now.getTime(), ...exports.map(({ startedAt }) => startedAt.getTime()));
  return (now.getTime() - (ends.length > 0 ? Math.max(...ends) : first)) / HOUR;
};
