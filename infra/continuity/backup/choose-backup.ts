import type { ExportSummary } from './manifest.ts';

/** A full export with all changes until a time. */
export interface Backup {
  full: ExportSummary;
  /** In order of time. */
  changes: ExportSummary[];
  /** The recovery point: the table as it was at this time. */
  to: Date;
}

const byEnd = (one: ExportSummary, other: ExportSummary): number => one.to.getTime() - other.to.getTime();

/** Returns the changes that follow a full export without a gap. */
const changesAfter = (full: ExportSummary, exports: readonly ExportSummary[]): ExportSummary[] => {
  const chain: ExportSummary[] = [];
  let at = full.to;
  for (const change of exports.toSorted(byEnd)) {
    if (!change.from || change.tableArn !== full.tableArn) continue;
    if (change.from > at || change.to <= at) continue;
    chain.push(change);
    at = change.to;
  }
  return chain;
};

/**
 * Chooses the backup that ends last, but not after `until`. Of several, the one with the fewest changes is read fastest.
 * @returns null if there is no full export
 */
export const chooseBackup = (exports: readonly ExportSummary[], until: Date): Backup | null => {
  const usable = exports.filter(({ to }) => to <= until);
  const backups = usable
    .filter(({ from }) => from === null)
    .map((full): Backup => {
      const changes = changesAfter(full, usable);
      return { full, changes, to: changes.at(-1)?.to ?? full.to };
    });
  const [best = null] = backups.toSorted(
    (one, other) => other.to.getTime() - one.to.getTime() || other.full.to.getTime() - one.full.to.getTime(),
  );
  return best;
};
