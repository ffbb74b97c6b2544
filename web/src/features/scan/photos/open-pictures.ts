import { t } from '#web/lib/language/translate.ts';
import { openPicture } from './open-picture.ts';

/** What came of the chosen files. */
export interface OpenedPictures {
  pictures: Blob[];
  /** A sentence on each file that could not be taken, for people. */
  problems: string[];
}

/**
 * Opens chosen files one after the other, so that only one of them fills the memory at a time. A file that is no
 * picture keeps no other one from being taken.
 * @param room how many more photos the meal may have, and what is said of those beyond
 */
export const openPictures = async (
  files: readonly File[],
  room: { for: number; beyond: string },
  signal: AbortSignal,
): Promise<OpenedPictures> => {
  const opened: OpenedPictures = { pictures: [], problems: [] };
  for (const file of files.slice(0, room.for)) {
    if (signal.aborted) return opened;
    try {
      opened.pictures.push(await openPicture(file));
    } catch (error) {
      const message = error instanceof Error ? error.message : t('This file cannot be opened.');
      opened.problems.push(files.length === 1 ? message : `${file.name}: ${message}`);
    }
  }
  if (files.length > room.for) opened.problems.push(room.beyond);
  return opened;
};
