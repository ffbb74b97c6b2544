import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { FoodRecord } from '#shared/nutrition/table/food-record.ts';
import { openFile } from '#shared/nutrition/prebuilt/open-file.ts';
import { writeTable } from '#shared/nutrition/prebuilt/write-table.ts';
import { rulesHash } from './rules-hash.ts';

/**
 * Returns the file of a table with maximum compression, because it is written once and deployed with many functions.
 */
export const tableBytes = (table: readonly FoodRecord[]): Buffer => {
  const whole = writeTable(table, rulesHash());
  return brotliCompressSync(whole, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: whole.length },
  });
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
