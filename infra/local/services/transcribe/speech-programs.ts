import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram } from '../../host/find-program.ts';

/** The programs and models for speech recognition. */
export interface SpeechPrograms {
  ffmpeg: string;
  recognizer: string;
  /** Folder of the acoustic model. */
  acousticModel: string;
  /** The CMU pronouncing dictionary. */
  dictionary: string;
}

/** Instructions that are shown when a program is missing. */
export const HOW_TO_INSTALL =
  'Speech recognition on this machine needs ffmpeg and pocketsphinx with its US English model. ' +
  'Debian, Ubuntu: sudo apt-get install ffmpeg pocketsphinx pocketsphinx-en-us';

const modelFolders = ['/usr/share', '/usr/local/share', '/opt/homebrew/share'].map((share) =>
  join(share, 'pocketsphinx', 'model', 'en-us'),
);

/**
 * Finds ffmpeg, pocketsphinx and its model.
 * @param searchPath `PATH`
 * @returns undefined when one of them is missing
 */
export const findSpeechPrograms = (
  searchPath: string,
  folders: readonly string[] = modelFolders,
): SpeechPrograms | undefined => {
  const ffmpeg = findProgram(searchPath, 'ffmpeg');
  const recognizer = findProgram(searchPath, 'pocketsphinx_continuous');
  const model = folders
    .map((folder) => ({
      acousticModel: join(folder, 'en-us'),
      dictionary: join(folder, 'cmudict-en-us.dict'),
    }))
    .find(
      ({ acousticModel, dictionary }) => existsSync(join(acousticModel, 'mdef')) && existsSync(dictionary),
    );
  return ffmpeg && recognizer && model ? { ffmpeg, recognizer, ...model } : undefined;
};
