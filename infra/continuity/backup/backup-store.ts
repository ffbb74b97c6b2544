import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { GetObjectCommand, NoSuchKey, paginateListObjectsV2, type S3Client } from '@aws-sdk/client-s3';
import { type Item, type ItemKey, keyOf } from '../item.ts';
import { type DataFile, type ExportSummary, parseFiles, parseSummary } from './manifest.ts';

/** An item of a full export, or a changed item: null if it was deleted. */
export interface Change {
  key: ItemKey;
  item: Item | null;
}

/** A data file that is missing or damaged. */
export class DamagedFileError extends Error {
  override readonly name = 'DamagedFileError';
}

interface Line {
  Item?: Item;
  Keys?: Item;
  NewImage?: Item;
}

/** Parses a line of a full or of an incremental export. */
const changeOf = (text: string): Change => {
  const { Item: whole, Keys, NewImage = null } = JSON.parse(text) as Line;
  if (whole) return { key: keyOf(whole), item: whole };
  return { key: keyOf(Keys ?? NewImage ?? {}), item: NewImage };
};

/** Reads exports from the bucket of backups. */
export const createBackupStore = (s3: S3Client, bucket: string, folder: string) => {
  const read = async (Key: string): Promise<Buffer | null> => {
    try {
      const { Body } = await s3.send(new GetObjectCommand({ Bucket: bucket, Key }));
      return Buffer.from(await Body!.transformToByteArray());
    } catch (error) {
      if (error instanceof NoSuchKey) return null;
      throw error;
    }
  };

  /** Returns the folders of exports, also of unfinished ones. */
  const folders = async (): Promise<string[]> => {
    const Prefix = `${folder}/AWSDynamoDB/`;
    const found: string[] = [];
    for await (const page of paginateListObjectsV2(
      { client: s3 },
      { Bucket: bucket, Prefix, Delimiter: '/' },
    ))
      found.push(...(page.CommonPrefixes ?? []).flatMap((common) => common.Prefix ?? []));
    // Incremental exports share the folder of their data.
    return found.filter((name) => !name.endsWith('/data/'));
  };

  return {
    /** Returns the complete exports. */
    exports: async (): Promise<ExportSummary[]> => {
      const summaries = (await folders()).map((name) => read(`${name}manifest-summary.json`));
      return (await Promise.all(summaries)).flatMap((json) => (json && parseSummary(json.toString())) ?? []);
    },

    /** Returns the data files of an export. @throws DamagedFileError if their list is missing */
    files: async (summary: ExportSummary): Promise<DataFile[]> => {
      const lines = await read(summary.filesKey);
      if (!lines) throw new DamagedFileError(`The list of files of export ${summary.id} is missing.`);
      return parseFiles(summary, lines.toString());
    },

    /**
     * Reads the items of a data file after its checksum was verified.
     * @throws DamagedFileError if it is missing or differs from its checksum
     */
    changes: async function* ({ key, md5, items }: DataFile): AsyncGenerator<Change> {
      const content = await read(key);
      if (!content) throw new DamagedFileError(`${key} is missing.`);
      if (createHash('md5').update(content).digest('base64') !== md5)
        throw new DamagedFileError(`${key} differs from its checksum.`);
      let count = 0;
      for await (const line of createInterface({ input: Readable.from([content]).pipe(createGunzip()) })) {
        if (line === '') continue;
        count += 1;
        yield changeOf(line);
      }
      if (count !== items) throw new DamagedFileError(`${key} has ${count} of ${items} items.`);
    },
  };
};

export type BackupStore = ReturnType<typeof createBackupStore>;
