import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findJava } from '#infra/local/services/dynamodb/java/find-java.ts';
import { requireJava } from '#infra/local/services/dynamodb/java/require-java.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'platewise-java-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Installs a `java` that only prints its version. */
const install = (path: string, version: string): string => {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `#!/bin/sh\necho 'openjdk version "${version}" 2025-01-01' >&2\n`);
  chmodSync(file, 0o755);
  return file;
};

/** Searches only what a test installs. */
const places = (javaHome?: string) => ({
  javaHome: javaHome === undefined ? undefined : join(folder, javaHome),
  searchPath: join(folder, 'path'),
  patterns: [join(folder, 'jvm', '*', 'bin', 'java')],
});

const nobody = { mayInstall: () => false, install: () => Promise.reject(new Error('not asked for')) };
const quiet = (): void => undefined;

describe('The Java runtime', () => {
  it('the Java runtime comes from JAVA_HOME', async () => {
    const java = install('home/bin/java', '21.0.1');
    install('path/java', '17.0.2');
    expect(await findJava(places('home'))).toBe(java);
  });

  it('the Java runtime comes from the path when JAVA_HOME is too old', async () => {
    install('home/bin/java', '11.0.2');
    install('path/java', '17.0.2');
    expect(await findJava(places('home'))).toBe('java');
  });

  it('the Java runtime can be found in the usual system folders', async () => {
    install('path/java', '1.8.0_402');
    install('jvm/11/bin/java', '11.0.2');
    const java = install('jvm/25/bin/java', '25');
    expect(await findJava(places())).toBe(java);
  });

  it('the Java runtime causes an error with install instructions when it is missing', async () => {
    await expect(requireJava(places(), quiet, nobody)).rejects.toThrow(
      /needs Java 17.*\n.*sudo apt-get install openjdk-17-jre-headless/,
    );
  });

  it('installs automatically when this user may, with a notice', async () => {
    const said: string[] = [];
    const installer = { mayInstall: () => true, install: async () => void install('path/java', '17.0.2') };
    expect(await requireJava(places(), (line) => said.push(line), installer)).toBe('java');
    expect(said).toEqual(['Java is missing: installing openjdk-17-jre-headless with apt-get ...']);
  });

  it('causes an error with install instructions when the installation fails', async () => {
    const installer = { mayInstall: () => true, install: () => Promise.reject(new Error('no network')) };
    await expect(requireJava(places(), quiet, installer)).rejects.toThrow('brew install openjdk@17');
  });
});
