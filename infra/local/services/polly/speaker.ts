import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runBounded } from '../transcribe/run-bounded.ts';
import { findVoicePrograms, type VoicePrograms } from './voice-programs.ts';

/** Converts text to speech on this machine. */
export interface Speaker {
  /** False if the programs are not installed. */
  isInstalled(): boolean;
  /**
   * Converts text to MP3.
   * @throws the signal's reason when it is aborted; Error when a program fails
   */
  speak(text: string, signal: AbortSignal): Promise<Buffer>;
}

/** Sample rate of Polly's neural voices. Source: Amazon Polly API Reference, 'SynthesizeSpeech', SampleRate. */
const SAMPLE_RATE = 24_000;

const toMp3 = (wave: string, mp3: string): string[] => [
  ...'-nostdin -loglevel error -i'.split(' '),
  wave,
  ...`-ar ${SAMPLE_RATE} -ac 1 -codec:a libmp3lame -b:a 48k -y`.split(' '),
  mp3,
];

/**
 * Creates a speaker that uses flite's US English voice and encodes with ffmpeg. It processes one text at a time because
 * each uses a whole processor. The text is stored in a temporary folder while it is processed.
 * @param searchPath `PATH`
 */
export const createSpeaker = (searchPath: string): Speaker => {
  let last: Promise<unknown> = Promise.resolve();

  const speakWith = async (
    { voice, ffmpeg }: VoicePrograms,
    text: string,
    signal: AbortSignal,
  ): Promise<Buffer> => {
    signal.throwIfAborted();
    const folder = mkdtempSync(join(tmpdir(), 'platewise-speaker-'));
    try {
      const [words, wave, mp3] = ['words', 'sound.wav', 'sound.mp3'].map((name) => join(folder, name)) as [
        string,
        string,
        string,
      ];
      // Passed as a file, because a text that begins with a dash would be parsed as an option.
      writeFileSync(words, text, { mode: 0o600 });
      await runBounded(voice, ['-voice', 'slt', '-f', words, '-o', wave], signal);
      await runBounded(ffmpeg, toMp3(wave, mp3), signal);
      return readFileSync(mp3);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  };

  return {
    isInstalled: () => findVoicePrograms(searchPath) !== undefined,
    speak: (text, signal) => {
      const programs = findVoicePrograms(searchPath);
      if (!programs) return Promise.reject(new Error('The speech programs are not installed.'));
      const sound = last.then(() => speakWith(programs, text, signal));
      last = sound.catch(() => undefined);
      return sound;
    },
  };
};
