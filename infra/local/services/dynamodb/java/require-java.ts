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

/** Reports whether the current user can install Java, and installs it. */
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
 * Finds Java, or installs it if the current user can (root, with apt-get).
 * @returns the `java` to run
 * @throws Error that states what to install
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
