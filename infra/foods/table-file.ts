import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { FoodRecord } from '#shared/nutrition/table/food-record.ts';
import { openFile } from '#shared/nutrition/prebuilt/open-file.ts';
import { writeTable } from '#shared/nutrition/prebuilt/write-table.ts';
import { maximumFor } from './compress.ts';
import { rulesHash } from './rules-hash.ts';

/** Returns the content of a table's file before compression. */
export const uncompressedTable = (table: readonly FoodRecord[]): Uint8Array => writeTable(table, rulesHash());

/** Returns the file of a table. */
export const tableBytes = (table: readonly FoodRecord[]): Buffer => {
  const whole = uncompressedTable(table);
  return brotliCompressSync(whole, maximumFor(whole));
};

/** Replaces a file atomically; a failure keeps the existing one. */
export const replaceFile = (file: string, bytes: Uint8Array): void => {
  const part = `${file}.${process.pid}.part`;
  try {
    writeFileSync(part, bytes);
    renameSync(part, file);
  } finally {
    rmSync(part, { force: true });
  }
};

/**
 * Reads and decompresses the file of a table.
 * @throws Error that names the file and the problem
 */
export const decompressedTable = (file: string): Buffer => {
  try {
    const bytes = brotliDecompressSync(readFileSync(file));
    openFile(bytes);
    return bytes;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${file} cannot be read as a food table: ${reason.replace(/\.$/, '')}.`, { cause });
  }
};
