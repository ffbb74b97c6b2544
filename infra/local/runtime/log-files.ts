import { createWriteStream, mkdirSync, type WriteStream } from 'node:fs';
import { join } from 'node:path';

/** One log file per function, appended to across starts. */
export interface LogFiles {
  of(functionName: string): WriteStream;
  /** Flushes and closes the files. */
  close(): Promise<void>;
}

/** Opens the log files. @param dir folder of the files; created if it is missing */
export const openLogFiles = (dir: string): LogFiles => {
  mkdirSync(dir, { recursive: true });
  const streams = new Map<string, WriteStream>();
  return {
    of: (functionName) => {
      const known = streams.get(functionName);
      if (known) return known;
      const stream = createWriteStream(join(dir, `${functionName}.log`), { flags: 'a' });
      // Several sandboxes of a function share this stream.
      stream.setMaxListeners(50);
      streams.set(functionName, stream);
      return stream;
    },
    close: async () => {
      await Promise.all([...streams.values()].map((stream) => new Promise<void>((done) => stream.end(done))));
    },
  };
};
