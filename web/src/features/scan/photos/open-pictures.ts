import { t } from '#web/lib/language/translate.ts';
import { openPicture } from './open-picture.ts';

/** Result of opening the selected files. */
export interface OpenedPictures {
  pictures: Blob[];
  /** User-facing message for each rejected file. */
  problems: string[];
}

/**
 * Opens the selected files one after the other, so that only one at a time uses memory. An invalid file does not affect
 * the others.
 * @param room how many more photos the meal may have, and the message for photos beyond that
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
      const message = error instanceof Error ? error.message : t('We couldn’t open this file.');
      opened.problems.push(files.length === 1 ? message : `${file.name}: ${message}`);
    }
  }
  if (files.length > room.for) opened.problems.push(room.beyond);
  return opened;
};
