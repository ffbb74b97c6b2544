import { findProgram } from '../../host/find-program.ts';

/** The programs that create speech. */
export interface VoicePrograms {
  voice: string;
  ffmpeg: string;
}

/** Instructions that are shown when a program is missing. */
export const HOW_TO_INSTALL =
  'Speech on this machine needs flite and ffmpeg. Debian, Ubuntu: sudo apt-get install flite ffmpeg';

/**
 * Finds flite and ffmpeg.
 * @param searchPath `PATH`
 * @returns undefined when one of them is missing
 */
export const findVoicePrograms = (searchPath: string): VoicePrograms | undefined => {
  const voice = findProgram(searchPath, 'flite');
  const ffmpeg = findProgram(searchPath, 'ffmpeg');
  return voice !== undefined && ffmpeg !== undefined ? { voice, ffmpeg } : undefined;
};
