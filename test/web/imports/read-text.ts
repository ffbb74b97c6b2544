import { strToU8, zipSync } from 'fflate';
import { openFile } from '#web/features/imports/read/open-file.ts';
import type { Choices } from '#web/features/imports/read/read-result.ts';
import { readExport } from '#web/features/imports/read/read-export.ts';

const TODAY = '2026-11-20';

/** Reads a file that a user chose. */
export const read = async (content: string | Uint8Array<ArrayBuffer>, choices: Choices = {}) =>
  readExport((await openFile(new File([content], 'export.csv'))).texts, TODAY, choices);

/** Creates an archive with these files. */
export const zip = (files: Record<string, string>) =>
  new Uint8Array(
    zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))),
  );
