import { HeadObjectCommand, NotFound } from '@aws-sdk/client-s3';
import { photoKeyOf } from '#shared/photos/schema.ts';
import { createBackupStore } from '../backup/backup-store.ts';
import { EXPORT_FOLDER } from '../../constructs/backups/backup-location.ts';
import type { Backup } from '../backup/choose-backup.ts';
import { differences, itemsIn } from '../compare/digest.ts';
import { digestTable, pagesOf } from '../compare/read-table.ts';
import { keyOf } from '../item.ts';
import type { Resources } from '../resources.ts';
import { openProgress, type Progress } from '../restore/progress.ts';
import { describeBackup, restoreTable } from '../restore/restore.ts';
import { chooseDrill } from './choose-drill.ts';
import { requestControl } from './control-export.ts';
import { createDrillTable, deleteDrillTable } from './drill-table.ts';

/** The result of a drill. */
export interface DrillResult {
  /** Empty if the drill passed. */
  problems: string[];
  items: number;
  /** Seconds from the start until the table was restored. */
  recoverySeconds: number;
  /** Age of the newest restorable state, minutes. */
  recoveryPointMinutes: number;
}

const MAX_PHOTOS = 200;
const everything = { user: null, as: null, skipsDamaged: false } as const;

/** Returns the keys of photos that the restored items show and the backup does not have, of the first photos. */
const missingPhotos = async ({ dynamodb, backups }: Resources, table: string): Promise<string[]> => {
  const missing: string[] = [];
  let checked = 0;
  for await (const items of pagesOf(dynamodb, table, { user: null }))
    for (const item of items) {
      const { sk } = keyOf(item);
      if (checked >= MAX_PHOTOS) return missing;
      if (!sk.startsWith('photo#') || item['status']?.['S'] !== 'kept') continue;
      checked += 1;
      const Key = photoKeyOf(sk.slice('photo#'.length));
      try {
        await backups.s3.send(new HeadObjectCommand({ Bucket: backups.bucket, Key }));
      } catch (error) {
        if (!(error instanceof NotFound)) throw error;
        missing.push(Key);
      }
    }
  return missing;
};

/** Returns the digest of the full export to compare with. */
const digestControl = async (resources: Resources, control: Backup, started: string) => {
  const progress = openProgress(':memory:');
  // Items expire by the same time in both.
  progress.set('started', started);
  const { digest } = await restoreTable(resources, everything, { backup: control, table: null, progress });
  progress.close();
  return digest;
};

/**
 * Restores the newest backup into a new table, compares it with a full export of the same time, and deletes the table.
 * @param choice `keepsTable` leaves the table for examination; `isNewest` requests a full export to compare with
 * @throws Error if there is no backup; a repeated run continues
 */
export const runDrill = async (
  resources: Resources,
  progress: Progress,
  { keepsTable = false, isNewest = false }: { keepsTable?: boolean; isNewest?: boolean } = {},
): Promise<DrillResult> => {
  const { backups, clock, dynamodb, say } = resources;
  const store = createBackupStore(backups.s3, backups.bucket, EXPORT_FOLDER);
  const began = clock();
  // A repeated run continues with the same backup, although there may be newer ones.
  const until = new Date(progress.setting('until') ?? began);
  progress.set('until', until.toISOString());
  const exports = (await store.exports()).filter(({ to }) => to <= until);
  const plan = chooseDrill(exports, until, isNewest);
  if (!plan) throw new Error(`There is no complete full export in ${backups.bucket} yet.`);
  say(describeBackup(plan.backup, began));
  const table = progress.setting('drill table') ?? `${resources.table}-drill-${began.getTime()}`.slice(-255);
  progress.set('drill table', table);
  await createDrillTable(dynamodb, resources.table, table);
  say(`Restoring into the new table ${table}.`);
  const { selection } = await restoreTable(resources, everything, { backup: plan.backup, table, progress });
  const recoverySeconds = Math.round((clock().getTime() - began.getTime()) / 1_000);
  const found = await digestTable(dynamodb, table, selection);
  const id = plan.control?.id ?? (await requestControl(resources, plan.backup));
  const full = (await store.exports()).find((each) => each.id === id);
  if (!full) throw new Error(`The export ${id} has no files in ${backups.bucket}.`);
  const control = { full, changes: [], to: full.to };
  const expected = await digestControl(resources, control, selection.now.toISOString());
  const missing = await missingPhotos(resources, table);
  const problems = [...differences(expected, found), ...missing.map((key) => `${key} is not in the backup`)];
  if (!keepsTable) await deleteDrillTable(dynamodb, table);
  if (problems.length === 0) await resources.storeLastDrill(clock());
  const newest = exports.map(({ to }) => to.getTime());
  return {
    problems,
    items: itemsIn(found),
    recoverySeconds,
    recoveryPointMinutes: Math.round((until.getTime() - Math.max(...newest)) / 60_000),
  };
};
