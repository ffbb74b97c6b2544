import { PHOTO_PREFIX } from '../photos/public.ts';
import { photoIdOf } from '#shared/photos/schema.ts';
import type { Clock } from '../platform/clock.ts';
import type { RemoveObjects } from '../platform/remove-objects.ts';
import { allowedRepairs } from './allowed-repairs.ts';
import { userOfPartition } from './group-users.ts';
import { GRACE_MS } from './judge-user.ts';
import type { ListedPhoto, PhotoList } from './photo-list-repository.ts';
import type { Report } from './report.ts';
import type { ScannedRow } from './scan-repository.ts';

/** Files that are compared with the table at once, about 30 MB. More files need another pass over the table. */
const MAX_COMPARED = 200_000;

/** A part of the stored photos, in key order. */
interface Part {
  files: ListedPhoto[];
  /** The part contains all files after this key. */
  after: string;
  /** The last key; null if the part contains all files until the end. */
  last: string | null;
}

/** Splits the listed files into parts of a limited size. */
export async function* partsOfPhotos(
  photos: Pick<PhotoList, 'pages'>,
  size = MAX_COMPARED,
): AsyncGenerator<Part> {
  let files: ListedPhoto[] = [];
  let after = '';
  for await (const page of photos.pages()) {
    files.push(...page);
    if (files.length < size) continue;
    const last = files.at(-1)!.key;
    yield { files, after, last };
    [files, after] = [[], last];
  }
  yield { files, after, last: null };
}

/**
 * Creates the comparison of a part of the files with photo items of the table. The files have no owner in their name,
 * so each item is looked up among the files instead.
 */
export const createPhotoComparison = (part: Part, clock: Clock) => {
  const unclaimed = new Map(part.files.map(({ key, storedAt }) => [key, storedAt]));
  const listed = new Set(unclaimed.keys());
  const missing: string[] = [];
  let missingCount = 0;
  const isSettled = (instant: Date): boolean => clock().getTime() - instant.getTime() > GRACE_MS;
  const isInPart = (key: string): boolean => key > part.after && (part.last === null || key <= part.last);

  return {
    /** Notes an item of the table. */
    see: ({ pk, sk, status, created_at: createdAt }: ScannedRow): void => {
      if (!sk.startsWith(PHOTO_PREFIX) || userOfPartition(pk) === null) return;
      const key = `photos/${sk.slice(PHOTO_PREFIX.length)}`;
      unclaimed.delete(key);
      const isStored = status === 'kept' && createdAt !== undefined && isSettled(new Date(createdAt));
      if (!isStored || !isInPart(key) || listed.has(key)) return;
      missingCount += 1;
      if (missing.length < 20) missing.push(key);
    },

    /** Deletes the files that no item refers to, unless they are suspiciously many, and reports missing ones. */
    finish: async (removeObjects: RemoveObjects, report: Report): Promise<void> => {
      const orphans = [...unclaimed].filter(([key, at]) => photoIdOf(key) !== null && isSettled(at));
      report.count('photos', part.files.length);
      report.count('orphanedPhotos', orphans.length);
      report.count('missingPhotos', missingCount);
      if (missing.length > 0) report.note('PHOTOS_MISSING', { keys: missing });
      if (orphans.length > allowedRepairs(part.files.length))
        report.refuse('photos', orphans.length, part.files.length);
      else await removeObjects(orphans.map(([key]) => key));
    },
  };
};
