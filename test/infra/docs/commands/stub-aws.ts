import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const CALLS = 'aws-calls';
const END = '\u001e';

/**
 * Writes an executable `aws` that answers `{}` and notes its words, so that a test can check what a shell made of a
 * documented command.
 * @returns the folder for `PATH`, and the calls so far
 */
export const createStubAws = (folder: string) => {
  const bin = join(folder, 'bin');
  const calls = join(folder, CALLS);
  mkdirSync(bin, { recursive: true });
  const script = `#!/usr/bin/env bash\n[ "$1" = --version ] && { echo aws-cli/2.0.0; exit; }\n{ printf '%s\\0' "$@"; printf '\\036'; } >> '${calls}'\necho '{}'\n`;
  writeFileSync(join(bin, 'aws'), script, { mode: 0o755 });
  return {
    bin,
    /** Returns the words of each call. */
    calls: (): string[][] =>
      existsSync(calls)
        ? readFileSync(calls, 'utf8')
            .split(END)
            .slice(0, -1)
            .map((call) => call.split('\0').slice(0, -1))
        : [],
  };
};
