import type { SpeechRecognizer, Sound } from '#infra/local/services/transcribe/speech-recognizer.ts';
import { untilAborted } from '../until-aborted.ts';

/** Creates a recognizer that returns the test's transcripts and records its inputs. */
export const scriptedRecogniser = () => {
  const heard: Sound[] = [];
  let installed = true;
  let hear: (signal: AbortSignal) => Promise<string> = async () => '';
  const recognizer: SpeechRecognizer = {
    isInstalled: () => installed,
    prepare: async () => undefined,
    wordsIn: (sound, signal) => {
      heard.push(sound);
      return hear(signal);
    },
  };
  return {
    recognizer,
    heard,
    hears: (words: string): void => {
      hear = async () => words;
    },
    fails: (): void => {
      hear = () => Promise.reject(new Error('This is no sound.'));
    },
    hangs: (): void => {
      hear = untilAborted;
    },
    uninstall: (): void => {
      installed = false;
    },
    install: (): void => {
      installed = true;
    },
  };
};
