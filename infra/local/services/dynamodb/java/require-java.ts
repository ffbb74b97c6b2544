import { runCommand } from '../../../host/run-command.ts';
import { findJava, JAVA_RELEASE, type JavaPlaces } from './find-java.ts';

const PACKAGE = `openjdk-${JAVA_RELEASE}-jre-headless`;

const howToInstall =
  `Platewise needs Java ${JAVA_RELEASE} or later for its database, and found none. Install it and start again:\n` +
  `  Debian, Ubuntu   sudo apt-get install ${PACKAGE}\n` +
  `  Fedora           sudo dnf install java-${JAVA_RELEASE}-openjdk-headless\n` +
  `  macOS            brew install openjdk@${JAVA_RELEASE}\n` +
  'An installation elsewhere is found through JAVA_HOME.';

const isRoot = (): boolean => process.platform === 'linux' && process.getuid?.() === 0;

/** Whether this user may install Java, and how. */
export interface Installer {
  mayInstall(): boolean;
  install(searchPath: string): Promise<void>;
}

const aptGet: Installer = {
  mayInstall: isRoot,
  install: async (searchPath) => {
    const env = { PATH: searchPath, DEBIAN_FRONTEND: 'noninteractive' };
    await runCommand('apt-get', ['update', '-q'], { env });
    await runCommand('apt-get', ['install', '-y', '-q', '--no-install-recommends', PACKAGE], { env });
  },
};

/**
 * Finds Java, and installs it where this user may (root, with apt-get).
 * @returns the `java` to run
 * @throws Error that says what to install
 */
export const requireJava = async (
  places: JavaPlaces,
  say: (line: string) => void,
  installer: Installer = aptGet,
): Promise<string> => {
  const found = await findJava(places);
  if (found !== undefined) return found;
  if (!installer.mayInstall()) throw new Error(howToInstall);
  say(`Java is missing: installing ${PACKAGE} with apt-get ...`);
  try {
    await installer.install(places.searchPath);
  } catch (error) {
    throw new Error(howToInstall, { cause: error });
  }
  const installed = await findJava(places);
  if (installed === undefined) throw new Error(howToInstall);
  return installed;
};
