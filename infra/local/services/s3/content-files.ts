import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** The contents of objects, one file each. Files are never overwritten: new content gets a new file. */
export interface ContentFiles {
  /** Writes the content and resolves with the file name once it is on disk. */
  write(bucket: string, content: Buffer): Promise<string>;
  read(bucket: string, file: string): Buffer;
  remove(bucket: string, file: string): void;
}

const PARTIAL = '.partial';
/** Matches the file names that this module creates; the sweep leaves all other files alone. */
const OWN_NAME = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(\.partial)?$/;

const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

const writeSynced = async (path: string, content: Buffer): Promise<void> => {
  const handle = await open(path, 'wx');
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/** Deletes the leftovers of a killed process: partial files, and files that no object references. */
const sweep = (dir: string, isReferenced: (bucket: string, file: string) => boolean): void => {
  for (const bucket of existsSync(dir) ? readdirSync(dir, { withFileTypes: true }) : []) {
    if (!bucket.isDirectory()) continue;
    const files = readdirSync(join(dir, bucket.name)).filter((file) => OWN_NAME.test(file));
    for (const file of files) {
      if (!isReferenced(bucket.name, file)) rmSync(join(dir, bucket.name, file));
    }
  }
};

/**
 * Opens the contents in a folder, with one subfolder per bucket. A write goes to a partial file, which is synced and
 * then renamed, so that a file name always refers to complete content, even after `kill -9`.
 * @param isReferenced whether an object still references a file
 */
export const openContentFiles = (
  dir: string,
  isReferenced: (bucket: string, file: string) => boolean,
): ContentFiles => {
  sweep(dir, isReferenced);
  return {
    write: async (bucket, content) => {
      const folder = join(dir, bucket);
      mkdirSync(folder, { recursive: true });
      const file = randomUUID();
      const partial = join(folder, `${file}${PARTIAL}`);
      try {
        await writeSynced(partial, content);
        await rename(partial, join(folder, file));
      } catch (error) {
        await rm(partial, { force: true });
        throw error;
      }
      await syncFolder(folder);
      return file;
    },
    read: (bucket, file) => readFileSync(join(dir, bucket, file)),
    remove: (bucket, file) => rmSync(join(dir, bucket, file), { force: true }),
  };
};
