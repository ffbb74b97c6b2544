import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { inspect } from 'node:util';

/** Receives failures of the local cloud itself. */
export type Report = (error: unknown) => void;

/** Writes failures in full to a file, and one line of each to the terminal. */
export const createHostLog = (file: string, say: (line: string) => void): Report => {
  mkdirSync(dirname(file), { recursive: true });
  return (error) => {
    appendFileSync(file, `${new Date().toISOString()} ${inspect(error)}\n`);
    say(
      `The local cloud met an error: ${error instanceof Error ? error.message : String(error)} (see ${file})`,
    );
  };
};
