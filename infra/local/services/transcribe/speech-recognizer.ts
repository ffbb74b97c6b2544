import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type LanguageFiles, languageFiles } from './language/language-files.ts';
import { runBounded } from './run-bounded.ts';
import { findSpeechPrograms, type SpeechPrograms } from './speech-programs.ts';

/** Audio data as received. */
export interface Sound {
  bytes: Uint8Array;
  /** ffmpeg's options for raw samples, e.g. `['-f', 's16le', '-ar', '16000']`; empty for formats with a header. */
  inputOptions: string[];
}

/** Converts speech to text on this machine. */
export interface SpeechRecognizer {
  /** False if the programs are not installed. */
  isInstalled(): boolean;
  /** Prepares everything that the first request would otherwise wait for. */
  prepare(): Promise<void>;
  /**
   * Returns the words in lower case without punctuation; empty for silence.
   * @throws Error when the audio cannot be read; the signal's reason when it is aborted
   */
  wordsIn(sound: Sound, signal: AbortSignal): Promise<string>;
}

/** Maximum audio duration in seconds; the product's jobs have at most ten minutes. */
const MAX_SECONDS = 660;

/**
 * Converts audio to the format of the acoustic model. Source: CMUSphinx, 'Building an application with pocketsphinx'.
 */
const toWave = (input: string, options: string[], output: string): string[] => [
  '-nostdin',
  '-loglevel',
  'error',
  ...options,
  '-i',
  input,
  ...`-t ${MAX_SECONDS} -ar 16000 -ac 1 -y`.split(' '),
  output,
];

const toWords = (wave: string, { acousticModel }: SpeechPrograms, model: string, dictionary: string) => [
  '-hmm',
  acousticModel,
  '-lm',
  model,
  '-dict',
  dictionary,
  '-infile',
  wave,
  '-logfn',
  '/dev/null',
];

/**
 * Creates a recognizer from ffmpeg and pocketsphinx, with a language model of the food table. It processes one
 * recording
 * at a time because each uses a whole processor. The audio is stored in a temporary folder meanwhile.
 * @param root the project's root folder
 * @param searchPath `PATH`
 */
export const createSpeechRecognizer = (root: string, searchPath: string): SpeechRecognizer => {
  let last: Promise<unknown> = Promise.resolve();
  let language: Promise<LanguageFiles> | undefined;

  const languageOf = async ({ dictionary }: SpeechPrograms): Promise<LanguageFiles> => {
    language ??= languageFiles(root, dictionary);
    try {
      return await language;
    } catch (error) {
      language = undefined;
      throw error;
    }
  };

  const listen = async (
    programs: SpeechPrograms,
    { bytes, inputOptions }: Sound,
    signal: AbortSignal,
  ): Promise<string> => {
    const { model, dictionary } = await languageOf(programs);
    signal.throwIfAborted();
    const folder = mkdtempSync(join(tmpdir(), 'platewise-speech-'));
    try {
      const [sound, wave] = [join(folder, 'sound'), join(folder, 'sound.wav')];
      writeFileSync(sound, bytes, { mode: 0o600 });
      await runBounded(programs.ffmpeg, toWave(sound, inputOptions, wave), signal);
      const args = toWords(wave, programs, model, dictionary);
      const lines = await runBounded(programs.recognizer, args, signal);
      return lines.split(/\s+/).filter(Boolean).join(' ');
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  };

  return {
    isInstalled: () => findSpeechPrograms(searchPath) !== undefined,
    prepare: async () => {
      const programs = findSpeechPrograms(searchPath);
      if (programs) await languageOf(programs);
    },
    wordsIn: (sound, signal) => {
      const programs = findSpeechPrograms(searchPath);
      if (!programs) return Promise.reject(new Error('The speech programs are not installed.'));
      const words = last.then(() => listen(programs, sound, signal));
      last = words.catch(() => undefined);
      return words;
    },
  };
};
