import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** A zip without the 64-bit extension ends at 2^32 - 1 bytes. Source: APPNOTE.TXT of PKWARE, 4.3.9. */
const MAX_BYTES = 4_290_000_000;
/** Reserved for the last files and the central directory. */
const RESERVED_BYTES = 20_000_000;

/** The content of a file in the zip, as a stream of text or bytes. */
type Pieces = AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>;

export interface ZipFile {
  /** Adds a file. @param isPacked true for already compressed content such as photos */
  add: (name: string, pieces: Pieces, isPacked?: boolean) => Promise<void>;
  /** Returns whether a file of this size still fits, besides the reserved space. */
  hasRoomFor: (bytes: number) => boolean;
  /** @returns the total size in bytes */
  close: () => Promise<number>;
  /** Closes the stream of an unfinished zip, which otherwise keeps its disk space. */
  discard: () => void;
}

/**
 * Streams a zip to a file. Only one piece is in memory at a time: `add` waits until the disk has written it.
 * @throws Error if the zip gets too large
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
    if (bytes > MAX_BYTES) throw new Error(`The export has more than ${MAX_BYTES} bytes.`);
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
    hasRoomFor: (more) => bytes + more <= MAX_BYTES - RESERVED_BYTES,
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
