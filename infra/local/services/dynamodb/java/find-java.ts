import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** The minimum Java release for DynamoDB Local. */
export const JAVA_RELEASE = 17;

const run = promisify(execFile);

/** The locations that are searched for `java`. */
export interface JavaPlaces {
  /** `JAVA_HOME` */
  javaHome: string | undefined;
  /** `PATH` */
  searchPath: string;
  /** Glob patterns that are tried last. Default: the install locations of operating systems and package managers. */
  patterns?: string[];
}

const commonPatterns = [
  '/usr/lib/jvm/*/bin/java',
  '/opt/java/*/bin/java',
  '/opt/homebrew/opt/openjdk*/bin/java',
  '/usr/local/opt/openjdk*/bin/java',
  '/Library/Java/JavaVirtualMachines/*/Contents/Home/bin/java',
];

/**
 * Returns the release of a `java`, e.g. 17, or undefined when it does not run.
 * @param java command or path
 */
const javaReleaseOf = async (java: string, searchPath: string): Promise<number | undefined> => {
  try {
    const { stderr } = await run(java, ['-version'], { env: { PATH: searchPath }, timeout: 20_000 });
    const release = /version "(\d+)/.exec(stderr)?.[1];
    return release === undefined ? undefined : Number(release);
  } catch {
    return undefined;
  }
};

/** Returns the first `java` of release 17 or later: from JAVA_HOME, then the search path, then the common locations. */
export const findJava = async ({
  javaHome,
  searchPath,
  patterns,
}: JavaPlaces): Promise<string | undefined> => {
  const fromHome = javaHome === undefined ? [] : [join(javaHome, 'bin', 'java')];
  for (const java of [...fromHome, 'java', ...globSync(patterns ?? commonPatterns).sort()]) {
    const release = await javaReleaseOf(java, searchPath);
    if (release !== undefined && release >= JAVA_RELEASE) return java;
  }
  return undefined;
};
