import { type Backup, chooseBackup } from '../backup/choose-backup.ts';
import type { ExportSummary } from '../backup/manifest.ts';

/** What a drill restores, and the full export of the same time to compare with. */
export interface DrillPlan {
  backup: Backup;
  /** Null if it has to be requested. */
  control: ExportSummary | null;
}

/** How old a full export may be to compare with, instead of requesting another one. */
const MAX_CONTROL_MS = 4 * 86_400_000;

/**
 * Chooses a backup whose changes end when another full export was made within the last four days: every 24 days there is one.
 * Otherwise the newest backup, for which a full export has to be requested.
 * @param isNewest always takes the newest backup
 * @returns null if there is no backup
 */
export const chooseDrill = (
  exports: readonly ExportSummary[],
  now: Date,
  isNewest = false,
): DrillPlan | null => {
  const controls = exports
    .filter(({ from, to }) => from === null && !isNewest && now.getTime() - to.getTime() <= MAX_CONTROL_MS)
    .toSorted((one, other) => other.to.getTime() - one.to.getTime());
  for (const control of controls) {
    const others = exports.filter((each) => each !== control);
    const backup = chooseBackup(others, control.to);
    if (backup?.to.getTime() === control.to.getTime()) return { backup, control };
  }
  const backup = chooseBackup(exports, now);
  return backup && { backup, control: null };
};
