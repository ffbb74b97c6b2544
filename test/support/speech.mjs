import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { install, mayInstall } from './apt.mjs';

/** Text-to-speech (flite), encoder (ffmpeg) and speech recognition (pocketsphinx). */
const programs = ['flite', 'ffmpeg', 'pocketsphinx_continuous'];
const packages = ['flite', 'ffmpeg', 'pocketsphinx', 'pocketsphinx-en-us'];

const missing = () =>
  programs.filter(
    (name) => !(process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, name))),
  );

/**
 * Checks the programs of the speech tests; installs Debian's if possible.
 * Otherwise throws an error with instructions.
 */
export const ensureSpeech = () => {
  if (missing().length > 0 && mayInstall()) install(...packages);
  const left = missing();
  if (left.length > 0)
    throw new Error(
      `The tests of speech need ${left.join(', ')}. Debian, Ubuntu: apt-get install ${packages.join(' ')}`,
    );
};
