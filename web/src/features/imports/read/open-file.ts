import { t } from '#web/lib/language/translate.ts';
import { unzipSync } from 'fflate';
import type { PhotoType } from '#shared/photos/schema.ts';
import { decodeText } from '#web/lib/files/decode-text.ts';
import { FileError } from '#web/lib/files/file-error.ts';
import { ImportError } from './import-error.ts';

export interface NamedText {
  name: string;
  text: string;
}

/** A chosen file. */
export interface OpenedFile {
  texts: NamedText[];
  /** Returns a photo of the product's own export; null if the file has none with this ID. */
  readPhoto: (id: string) => Blob | null;
}

const MB = 1024 * 1024;
/** A ten-year diary takes a few megabytes. */
const MAX_FILE_BYTES = 30 * MB;
/** The product's own export also has photos. */
const MAX_ARCHIVE_BYTES = 1_000 * MB;
const MAX_UNPACKED_BYTES = 100 * MB;
/** Years of all kinds of records. */
const MAX_APPLE_BYTES = 400 * MB;

const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

/** Files of the product's own export that can be imported. */
const OWN_DATA = /(^|\/)data\/(food-entries|weights|days|saved-meals|meal-plans|profile)\.json$/;

/** The records of Apple Health. */
const APPLE_DATA = /(^|\/)apple_health_export\/(?!export_cda)[^/]+\.xml$/;

/** Returns whether an archive entry is a table file. Files added by macOS and hidden folders are not. */
const isTable = (path: string): boolean =>
  (/(^|\/)[^./][^/]*\.(csv|tsv|txt)$/i.test(path) || OWN_DATA.test(path) || APPLE_DATA.test(path)) &&
  !path.startsWith('__MACOSX/');

/** A file of the archive, or null. Photos are unpacked one at a time: they may be hundreds. */
const readEntry = (bytes: Uint8Array, isWanted: (path: string) => boolean): Uint8Array | null =>
  Object.values(unzipSync(bytes, { filter: ({ name }) => isWanted(name) }))[0] ?? null;

const photoTypesByEnding: Readonly<Record<string, PhotoType>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};

const unpack = (bytes: Uint8Array): NamedText[] => {
  let unpacked = 0;
  const filter = ({ name, originalSize }: { name: string; originalSize: number }): boolean => {
    if (!isTable(name)) return false;
    if (APPLE_DATA.test(name) && originalSize < MAX_APPLE_BYTES) return true;
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

/** Returns whether an archive is an Excel workbook. */
const isWorkbook = (bytes: Uint8Array): boolean =>
  readEntry(bytes, (path) => path === 'xl/workbook.xml') !== null;

const quote = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;

/** Reads the sheets of an Excel workbook as tables. */
const readSheets = async (bytes: Uint8Array): Promise<NamedText[]> => {
  const { readWorkbook } = await import('#web/lib/files/workbook/read-workbook.ts');
  try {
    return readWorkbook(bytes).map(({ name, rows }) => ({
      name: `${name}.csv`,
      text: rows.map((row) => row.map(quote).join(',')).join('\n'),
    }));
  } catch (cause) {
    throw cause instanceof FileError ? new ImportError(cause.message, { cause }) : cause;
  }
};

/**
 * Opens a selected file or archive with tables.
 * @throws ImportError if it is too large, damaged or empty
 */
export const openFile = async (file: File): Promise<OpenedFile> => {
  const start = new Uint8Array(
    await file
      .slice(0, 2)
      .arrayBuffer()
      .catch(() => new ArrayBuffer(0)),
  );
  if (file.size > (isZip(start) ? MAX_ARCHIVE_BYTES : MAX_FILE_BYTES))
    throw new ImportError(t('This file is too large.'));
  const bytes = new Uint8Array(
    await file.arrayBuffer().catch((cause: unknown) => {
      throw new ImportError(t('We couldn’t read this file. Choose it again.'), { cause });
    }),
  );
  if (bytes.length === 0) throw new ImportError(t('This file is empty.'));
  if (!isZip(bytes)) return { texts: [{ name: file.name, text: decodeText(bytes) }], readPhoto: () => null };
  const texts = unpack(bytes);
  if (texts.length === 0 && isWorkbook(bytes))
    return { texts: await readSheets(bytes), readPhoto: () => null };
  return {
    texts,
    readPhoto: (id) => {
      for (const [ending, type] of Object.entries(photoTypesByEnding)) {
        const photo = readEntry(bytes, (path) => path === `photos/${id}.${ending}`);
        if (photo) return new Blob([photo.slice()], { type });
      }
      return null;
    },
  };
};
