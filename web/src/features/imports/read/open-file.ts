import { t } from '#web/lib/language/translate.ts';
import { unzipSync } from 'fflate';
import { decodeText } from '#web/lib/files/decode-text.ts';
import { ImportError } from './import-error.ts';

export interface NamedText {
  name: string;
  text: string;
}

const MB = 1024 * 1024;
/** A ten-year diary takes a few megabytes. */
const MAX_FILE_BYTES = 30 * MB;
const MAX_UNPACKED_BYTES = 100 * MB;

const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

/** Returns whether an archive entry is a table file. Files added by macOS and hidden folders are not. */
const isTable = (path: string): boolean =>
  /(^|\/)[^./][^/]*\.(csv|tsv|txt)$/i.test(path) && !path.startsWith('__MACOSX/');

const unpack = (bytes: Uint8Array): NamedText[] => {
  let unpacked = 0;
  const filter = ({ name, originalSize }: { name: string; originalSize: number }): boolean => {
    if (!isTable(name)) return false;
    unpacked += originalSize;
    // Checked before unpacking: a small archive can contain a huge file.
    if (unpacked > MAX_UNPACKED_BYTES) throw new ImportError(t('This archive is too large.'));
    return true;
  };
  try {
    // Not in a web worker: the content security policy forbids workers created from text.
    const files = unzipSync(bytes, { filter });
    return Object.entries(files).map(([path, content]) => ({
      name: path.slice(path.lastIndexOf('/') + 1),
      text: decodeText(content),
    }));
  } catch (cause) {
    if (cause instanceof ImportError) throw cause;
    throw new ImportError(t('This archive is damaged or locked. Try exporting it again.'), { cause });
  }
};

/**
 * Returns the tables of a selected file or archive.
 * @throws ImportError if it is too large, damaged or empty
 */
export const openFile = async (file: File): Promise<NamedText[]> => {
  if (file.size > MAX_FILE_BYTES) throw new ImportError(t('This file is too large.'));
  const bytes = new Uint8Array(
    await file.arrayBuffer().catch((cause: unknown) => {
      throw new ImportError(t('We couldn’t read this file. Choose it again.'), { cause });
    }),
  );
  if (bytes.length === 0) throw new ImportError(t('This file is empty.'));
  return isZip(bytes) ? unpack(bytes) : [{ name: file.name, text: decodeText(bytes) }];
};
