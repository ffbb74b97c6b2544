import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** DynamoDB Local needs this release or a later one. */
export const JAVA_RELEASE = 17;

const run = promisify(execFile);

/** Where systems and version managers put Java. */
const commonPlaces = [
  '/usr/lib/jvm/*/bin/java',
  '/opt/java/*/bin/java',
  '/opt/homebrew/opt/openjdk*/bin/java',
  '/usr/local/opt/openjdk*/bin/java',
  '/Library/Java/JavaVirtualMachines/*/Contents/Home/bin/java',
];

/**
 * Release of a `java`, e.g. 17; undefined when it does not run.
 * @param java command or path
 */
export const javaReleaseOf = async (java: string, searchPath: string): Promise<number | undefined> => {
  try {
    const { stderr } = await run(java, ['-version'], { env: { PATH: searchPath }, timeout: 20_000 });
    const release = /version "(\d+)/.exec(stderr)?.[1];
    return release === undefined ? undefined : Number(release);
  } catch {
    return undefined;
  }
};

/** @returns the first `java` of release 17 or later: JAVA_HOME's, the path's, then the common places' */
export const findJava = async (machine: {
  javaHome: string | undefined;
  searchPath: string;
}): Promise<string | undefined> => {
  const first = machine.javaHome ? [join(machine.javaHome, 'bin', 'java'), 'java'] : ['java'];
  const release = (java: string) => javaReleaseOf(java, machine.searchPath);
  for (const java of first) if (((await release(java)) ?? 0) >= JAVA_RELEASE) return java;
  for (const java of globSync(commonPlaces).sort()) if (((await release(java)) ?? 0) >= JAVA_RELEASE) return java;
  return undefined;
};
