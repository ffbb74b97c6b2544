import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runBounded } from '../transcribe/run-bounded.ts';
import { findVoicePrograms, type VoicePrograms } from './voice-programs.ts';

/** Turns words into speech on this machine. */
export interface Speaker {
  /** False where the machine lacks the programs. */
  isInstalled(): boolean;
  /**
   * @returns MP3
   * @throws the signal's reason when it ends first; Error when a program fails
   */
  speak(text: string, signal: AbortSignal): Promise<Buffer>;
}

/** As Polly's neural voices sound. Source: Amazon Polly API Reference, 'SynthesizeSpeech', SampleRate. */
const SAMPLE_RATE = 24_000;

const toMp3 = (wave: string, mp3: string): string[] => [
  ...'-nostdin -loglevel error -i'.split(' '),
  wave,
  ...`-ar ${SAMPLE_RATE} -ac 1 -codec:a libmp3lame -b:a 48k -y`.split(' '),
  mp3,
];

/**
 * flite's voice of US English, packed by ffmpeg. One text at a time: each takes a processor. The text lies in a folder
 * of its own for as long as it is spoken.
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
      // In a file: a text that begins with a dash would be an option.
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
      if (!programs) return Promise.reject(new Error('The programs for speech are not installed.'));
      const sound = last.then(() => speakWith(programs, text, signal));
      last = sound.catch(() => undefined);
      return sound;
    },
  };
};
