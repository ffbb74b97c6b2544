import { runCommand } from '../run-command.ts';
import { findJava, JAVA_RELEASE } from './find-java.ts';

interface Machine {
  javaHome: string | undefined;
  searchPath: string;
}

const PACKAGE = `openjdk-${JAVA_RELEASE}-jre-headless`;

const howToInstall =
  `Platewise needs Java ${JAVA_RELEASE} or later for its database, and found none. Install it and start again:\n` +
  `  Debian, Ubuntu   sudo apt-get install ${PACKAGE}\n` +
  `  Fedora           sudo dnf install java-${JAVA_RELEASE}-openjdk-headless\n` +
  `  macOS            brew install openjdk@${JAVA_RELEASE}\n` +
  'An installation elsewhere is found through JAVA_HOME.';

const mayInstall = (): boolean => process.platform === 'linux' && process.getuid?.() === 0;

/**
 * Finds Java, and installs it where this user may (root, with apt-get).
 * @returns the `java` to run
 * @throws Error that says what to install
 */
export const requireJava = async (machine: Machine, say: (line: string) => void): Promise<string> => {
  const found = await findJava(machine);
  if (found) return found;
  if (!mayInstall()) throw new Error(howToInstall);
  say(`Java is missing: installing ${PACKAGE} with apt-get ...`);
  const env = { PATH: machine.searchPath, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    await runCommand('apt-get', ['update', '-q'], { env });
    await runCommand('apt-get', ['install', '-y', '-q', '--no-install-recommends', PACKAGE], { env });
  } catch (error) {
    throw new Error(howToInstall, { cause: error });
  }
  const installed = await findJava(machine);
  if (!installed) throw new Error(howToInstall);
  return installed;
};
