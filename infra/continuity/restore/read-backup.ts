import { type BackupStore, type Change, DamagedFileError } from '../backup/backup-store.ts';
import type { Backup } from '../backup/choose-backup.ts';
import type { DataFile, ExportSummary } from '../backup/manifest.ts';
import { addItem, type Digest } from '../compare/digest.ts';
import type { Item } from '../item.ts';
import type { Progress } from './progress.ts';
import { isSelected, type Selection, withUser } from './selection.ts';

export interface ReadSettings {
  store: BackupStore;
  backup: Backup;
  progress: Progress;
  selection: Selection;
  /** Restores the user's items as those of this user. */
  as: string | null;
  /** Continues without files that are missing or damaged. */
  skipsDamaged: boolean;
  /** Writes items with different keys. */
  write: (items: readonly Item[]) => Promise<void>;
  say: (line: string) => void;
}

/** Items that are written together. */
const CHUNK = 1_000;

const explain = (error: DamagedFileError, { full, changes }: Backup): Error =>
  new Error(
    `${error.message} The backup cannot be restored completely. Choose an earlier one with ` +
      `--at ${(changes.at(-1)?.from ?? full.to).toISOString()}, or restore everything else with --skip-damaged.`,
    { cause: error },
  );

/** Runs a step for each data file of an export, once, whatever the number of runs. */
const forEachFile = async (
  settings: ReadSettings,
  summary: ExportSummary,
  step: (file: DataFile) => Promise<Digest>,
): Promise<void> => {
  const { store, progress, backup, skipsDamaged, say } = settings;
  const orSkip = async <Result>(run: () => Promise<Result>): Promise<Result | null> => {
    try {
      return await run();
    } catch (error) {
      if (!(error instanceof DamagedFileError)) throw error;
      if (!skipsDamaged) throw explain(error, backup);
      say(`Skipped: ${error.message}`);
      return null;
    }
  };
  for (const file of (await orSkip(() => store.files(summary))) ?? []) {
    if (progress.isDone(file.key)) continue;
    const digest = await orSkip(() => step(file));
    if (digest) progress.finish(file.key, digest);
  }
};

/** Writes selected items. @returns their digest, which compares with a table */
const writeSelected = async (
  { selection, as, write }: ReadSettings,
  items: readonly Item[],
  digest: Digest,
): Promise<void> => {
  const selected = items.filter((item) => isSelected(item, selection));
  const { user } = selection;
  const restored = as === null || user === null ? selected : selected.map((item) => withUser(item, user, as));
  await write(restored);
  for (const item of restored) addItem(digest, item);
};

/** Collects the newest version of every changed item: the newest export is read first. */
const collectChanges = async (settings: ReadSettings): Promise<void> => {
  const { backup, progress, store } = settings;
  for (const summary of backup.changes.toReversed())
    await forEachFile(settings, summary, async (file) => {
      await progress.together(async () => {
        for await (const { key, item } of store.changes(file)) progress.addChange(key, item);
      });
      return new Map();
    });
};

const writeFull = (settings: ReadSettings): Promise<void> =>
  forEachFile(settings, settings.backup.full, async (file) => {
    const digest: Digest = new Map();
    let chunk: Item[] = [];
    for await (const { key, item } of settings.store.changes(file)) {
      const isUnchanged = ({ key: one }: Change): boolean => !settings.progress.hasChange(one);
      if (item && isUnchanged({ key, item })) chunk.push(item);
      if (chunk.length < CHUNK) continue;
      await writeSelected(settings, chunk, digest);
      chunk = [];
    }
    await writeSelected(settings, chunk, digest);
    return digest;
  });

const writeChanges = async (settings: ReadSettings): Promise<void> => {
  const { progress } = settings;
  let last = 0;
  for (;;) {
    const page = progress.changedItems(last, CHUNK);
    if (!page) return;
    const step = `changes after ${last}`;
    if (!progress.isDone(step)) {
      const digest: Digest = new Map();
      await writeSelected(settings, page.items, digest);
      progress.finish(step, digest);
    }
    last = page.last;
  }
};

/**
 * Reads a backup and writes each of its items once, as it was at the recovery point. Continues where an earlier run with
 * the same progress stopped.
 * @returns the digest of all written items
 * @throws Error that names a missing or damaged file and what to do
 */
export const readBackup = async (settings: ReadSettings): Promise<Digest> => {
  await collectChanges(settings);
  await writeFull(settings);
  await writeChanges(settings);
  return settings.progress.digest();
};
