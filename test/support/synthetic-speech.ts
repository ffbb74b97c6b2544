import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Encodings of recordings: `webm` like a browser's recorder while it records. */
const codecs = {
  webm: ['-c:a', 'libopus', '-b:a', '32k', '-f', 'webm', '-live', '1', '-cluster_time_limit', '1000'],
  'finished webm': ['-c:a', 'libopus', '-f', 'webm'],
  ogg: ['-c:a', 'libopus', '-f', 'ogg'],
  mp4: ['-c:a', 'aac', '-f', 'mp4'],
  wav: ['-c:a', 'pcm_s16le', '-ar', '16000', '-f', 'wav'],
} as const;

export type Container = keyof typeof codecs;

/** Voices of flite. */
export type Voice = 'slt' | 'rms' | 'awb' | 'kal16';

const inFolder = async <T>(work: (folder: string) => Promise<T>): Promise<T> => {
  const folder = mkdtempSync(join(tmpdir(), 'platewise-voice-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const packed = async (folder: string, input: string[], container: Container): Promise<Buffer> => {
  const file = join(folder, 'sound');
  const settings = ['-nostdin', '-loglevel', 'error', '-y', ...input, '-ac', '1', ...codecs[container], file];
  await run('ffmpeg', settings);
  return readFileSync(file);
};

/** Returns a recording of a sentence by a synthetic voice. */
export const spoken = (words: string, container: Container = 'webm', voice: Voice = 'slt'): Promise<Buffer> =>
  inFolder(async (folder) => {
    const wave = join(folder, 'spoken.wav');
    await run('flite', ['-voice', voice, '-t', words, '-o', wave]);
    return packed(folder, ['-i', wave], container);
  });

/** Returns a WAV file as from a microphone that is opened before the voice starts and closed after it ends. */
export const spokenIntoMicrophone = (words: string, voice: Voice = 'slt'): Promise<Buffer> =>
  inFolder(async (folder) => {
    const wave = join(folder, 'spoken.wav');
    await run('flite', ['-voice', voice, '-t', words, '-o', wave]);
    return packed(folder, ['-i', wave, '-af', 'adelay=700:all=1,apad=pad_dur=1'], 'wav');
  });

/** Returns a silent recording. */
export const silence = (seconds: number, container: Container = 'webm'): Promise<Buffer> =>
  inFolder((folder) =>
    packed(folder, ['-f', 'lavfi', '-i', 'anullsrc=r=48000:cl=mono', '-t', String(seconds)], container),
  );
