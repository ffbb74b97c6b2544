import { createBackupStore } from '../backup/backup-store.ts';
import { type Backup, chooseBackup } from '../backup/choose-backup.ts';
import { EXPORT_FOLDER } from '../../constructs/backups/backup-location.ts';
import { differences, type Digest, itemsIn } from '../compare/digest.ts';
import { digestTable } from '../compare/read-table.ts';
import type { RestoreOptions } from '../options.ts';
import type { Resources } from '../resources.ts';
import { readErasedUsers } from './erased-users.ts';
import { pauseConsumers, resumeConsumers } from './pause-consumers.ts';
import type { Progress } from './progress.ts';
import { readBackup } from './read-backup.ts';
import { restorePhotos } from './restore-photos.ts';
import type { Selection } from './selection.ts';
import { writeItems } from './write-items.ts';

export type RestoreChoice = Pick<
  RestoreOptions,
  'at' | 'user' | 'as' | 'into' | 'only' | 'isDryRun' | 'isCompare' | 'skipsDamaged' | 'restoresDeletedPhotos'
>;

/** A digest of what was read, and where it belongs. */
export interface Restored {
  backup: Backup;
  selection: Selection;
  digest: Digest;
}

/**
 * Finds the backup to restore.
 * @param requested the latest recovery point; null for the newest
 * @throws Error if there is none, or if the newest one may be of a table that was created after the loss
 */
export const findBackup = async ({ backups, clock }: Resources, requested: Date | null): Promise<Backup> => {
  const until = requested ?? clock();
  const store = createBackupStore(backups.s3, backups.bucket, EXPORT_FOLDER);
  const exports = await store.exports();
  const tables = new Set(exports.map(({ tableArn }) => tableArn));
  if (requested === null && tables.size > 1)
    throw new Error(
      `${backups.bucket} has backups of ${tables.size} tables, and the newest may be of a table that was created after ` +
        'the loss. Choose a time before the loss, for example --at 2026-11-28T10:00:00Z.',
    );
  const backup = chooseBackup(exports, until);
  if (!backup)
    throw new Error(
      `There is no complete full export until ${until.toISOString()} in ${backups.bucket}. ` +
        'If the table still exists, restore it with point-in-time recovery (docs/continuity.md).',
    );
  return backup;
};

const minutesBetween = (from: Date, to: Date): number => Math.round((to.getTime() - from.getTime()) / 60_000);

/** Returns a description of a backup and its recovery point. */
export const describeBackup = ({ full, changes, to }: Backup, now: Date): string =>
  `The backup has the table as it was at ${to.toISOString()}, ${minutesBetween(to, now)} minutes ago: ` +
  `${full.items} items of ${full.to.toISOString()} and ${changes.length} exports of changes.`;

/** Stores the choice of a first run, or checks that a repeated run continues the same restore. */
const agreeWith = (progress: Progress, name: string, value: string): void => {
  const stored = progress.setting(name);
  if (stored !== null && stored !== value)
    throw new Error(
      `The progress file belongs to another restore (${name}: ${stored}, now ${value}). ` +
        'Repeat that restore, or start this one with another file: --progress FILE.',
    );
  progress.set(name, value);
};

/** Reads a backup and writes it to a table, unless `table` is null. */
export const restoreTable = async (
  resources: Resources,
  choice: Pick<RestoreChoice, 'user' | 'as' | 'skipsDamaged'>,
  { backup, table, progress }: { backup: Backup; table: string | null; progress: Progress },
): Promise<Restored> => {
  const { backups, s3, photos, dynamodb, say } = resources;
  agreeWith(progress, 'backup', `${backup.full.id} until ${backup.to.toISOString()}`);
  agreeWith(progress, 'table', table ?? 'none');
  agreeWith(progress, 'user', `${choice.user ?? 'all'} as ${choice.as ?? 'before'}`);
  const started = progress.setting('started') ?? resources.clock().toISOString();
  progress.set('started', started);
  const erased = await readErasedUsers([
    { s3: backups.s3, bucket: backups.bucket },
    { s3, bucket: photos },
  ]);
  const selection = { erased, now: new Date(started), user: choice.user };
  const digest = await readBackup({
    store: createBackupStore(backups.s3, backups.bucket, EXPORT_FOLDER),
    backup,
    progress,
    selection,
    as: choice.as,
    skipsDamaged: choice.skipsDamaged,
    write: async (items) => {
      if (table !== null) await writeItems(dynamodb, table, items);
    },
    say,
  });
  return { backup, selection: { ...selection, user: choice.as ?? choice.user }, digest };
};

const reportPhotos = async (
  { dynamodb, s3, photos, backups, say }: Resources,
  table: string,
  { user, as, restoresDeletedPhotos }: RestoreChoice,
): Promise<void> => {
  const { present, copied, deleted, missing } = await restorePhotos({
    dynamodb,
    table,
    s3,
    photos,
    backup: backups,
    user: as ?? user,
    restoresDeleted: restoresDeletedPhotos,
  });
  say(`Photos: ${copied} copied from the backup, ${present} were there.`);
  if (deleted.length > 0)
    say(`${deleted.length} photos were deleted since then. --only photos --deleted-photos restores them.`);
  if (missing.length > 0)
    say(`${missing.length} photos are in no backup, for example ${missing.slice(0, 3).join(', ')}.`);
};

/**
 * Restores a stage's table and photos from the backup in the second account.
 * @returns differences between the backup and the table, if it compares
 * @throws Error for the operator; the same command continues after the cause is fixed
 */
export const restore = async (
  resources: Resources,
  choice: RestoreChoice,
  progress: Progress,
): Promise<string[]> => {
  const { say, clock, dynamodb, lambda, settleMs } = resources;
  const table = choice.into ?? resources.table;
  if (choice.only === 'photos') {
    if (!choice.isDryRun) await reportPhotos(resources, table, choice);
    return [];
  }
  // A repeated run continues with the same backup, although there may be a newer one.
  const earlier = progress.setting('until');
  const backup = await findBackup(resources, choice.at ?? (earlier === null ? null : new Date(earlier)));
  if (!choice.isDryRun) progress.set('until', backup.to.toISOString());
  say(describeBackup(backup, clock()));
  if (choice.isDryRun) {
    say(`It would be written to the table ${table}. Nothing was changed.`);
    return [];
  }
  if (choice.isCompare) {
    const { digest, selection } = await restoreTable(resources, choice, { backup, table: null, progress });
    const found = differences(digest, await digestTable(dynamodb, table, selection));
    say(found.length === 0 ? `${itemsIn(digest)} items are the same in both.` : found.join('\n'));
    return found;
  }
  // Only the stage's own table has consumers.
  if (table === resources.table) {
    const paused = await pauseConsumers({ dynamodb, lambda }, table, progress);
    say(`${paused} consumers of the table's stream skip what is written.`);
  }
  try {
    const { digest } = await restoreTable(resources, choice, { backup, table, progress });
    say(`${itemsIn(digest)} items were written to ${table}.`);
  } finally {
    await resumeConsumers({ lambda }, progress, settleMs);
  }
  if (choice.only === null) await reportPhotos(resources, table, choice);
  return [];
};
