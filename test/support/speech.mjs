import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { install, mayInstall } from './apt.mjs';

/** A voice (flite), what packs it (ffmpeg), and what hears it (pocketsphinx). */
const programs = ['flite', 'ffmpeg', 'pocketsphinx_continuous'];
const packages = ['flite', 'ffmpeg', 'pocketsphinx', 'pocketsphinx-en-us'];

const missing = () =>
  programs.filter(
    (name) => !(process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, name))),
  );

/**
 * The programs behind the tests of speech; installs Debian's where the machine allows it.
 * Throws with what to do where it does not.
 */
export const ensureSpeech = () => {
  if (missing().length > 0 && mayInstall()) install(...packages);
  const left = missing();
  if (left.length > 0)
    throw new Error(
      `The tests of speech need ${left.join(', ')}. Debian, Ubuntu: apt-get install ${packages.join(' ')}`,
    );
};
