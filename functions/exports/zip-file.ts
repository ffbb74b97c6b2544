import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** A zip without the 64-bit form ends at 2^32 - 1 bytes. Source: APPNOTE.TXT of PKWARE, 4.3.9. */
const MOST_BYTES = 4_290_000_000;
/** For what comes last, and for the list of all files at the zip's end. */
const RESERVED_BYTES = 20_000_000;

/** What a file of the zip is made of: texts or bytes, piece by piece. */
export type Pieces = AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>;

export interface ZipFile {
  /** Adds a file. @param isPacked for what is compressed already, as photos are */
  add: (name: string, pieces: Pieces, isPacked?: boolean) => Promise<void>;
  /** Whether a file of this size still fits, with what comes last. */
  hasRoomFor: (bytes: number) => boolean;
  /** @returns the size of the whole, in bytes */
  close: () => Promise<number>;
  /** Lets go of a zip that will not be closed: while it is open, its space on the disk is taken. */
  discard: () => void;
}

/**
 * Writes a zip to a file as its parts come. No more than one piece is in memory: whoever adds waits until the disk
 * has taken what is there.
 * @throws Error when the whole gets too large for a zip
 */
export const createZipFile = (path: string, at: Date): ZipFile => {
  const stream = createWriteStream(path);
  let bytes = 0;
  let failure: Error | null = null;
  stream.on('error', (error) => (failure = error));
  const zip = new Zip((error, chunk) => {
    if (error) failure = error;
    else {
      bytes += chunk.length;
      stream.write(chunk);
    }
  });
  const settle = async (): Promise<void> => {
    if (failure) throw failure;
    if (bytes > MOST_BYTES) throw new Error(`The export has more than ${MOST_BYTES} bytes.`);
    if (stream.writableNeedDrain) await once(stream, 'drain');
  };

  return {
    add: async (name, pieces, isPacked = false) => {
      const file = isPacked ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
      file.mtime = at;
      zip.add(file);
      for await (const piece of pieces) {
        file.push(typeof piece === 'string' ? Buffer.from(piece) : piece);
        await settle();
      }
      file.push(new Uint8Array(0), true);
      await settle();
    },
    hasRoomFor: (more) => bytes + more <= MOST_BYTES - RESERVED_BYTES,
    discard: () => void stream.destroy(),
    close: async () => {
      zip.end();
      stream.end();
      await finished(stream);
      await settle();
      return bytes;
    },
  };
};
