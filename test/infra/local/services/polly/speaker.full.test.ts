import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createSpeaker } from '#infra/local/services/polly/speaker.ts';
import { createSpeechRecognizer } from '#infra/local/services/transcribe/speech-recognizer.ts';
import { projectRoot } from '#infra/local/options.ts';
import { MIN_SHARE_HEARD, shareHeard } from '#test/support/recognized-words.ts';

const path = process.env['PATH'] ?? '';
const patience = () => AbortSignal.timeout(60_000);

/** Returns ffprobe's description of an audio file. */
const kindOf = (sound: Buffer) => {
  const folder = mkdtempSync(join(tmpdir(), 'platewise-mp3-'));
  try {
    const file = join(folder, 'sound');
    writeFileSync(file, sound);
    const shown = execFileSync('ffprobe', [
      ...'-v error -show_entries stream=codec_name,sample_rate,channels:format=duration -of json'.split(' '),
      file,
    ]);
    const { streams, format } = JSON.parse(shown.toString()) as {
      streams: Record<string, unknown>[];
      format: { duration: string };
    };
    return { ...streams[0], seconds: Number(format.duration) };
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const leftBehind = (): string[] =>
  readdirSync(tmpdir()).filter((name) => name.startsWith('platewise-speaker-'));

describe('Polly: the synthetic voice of this machine', () => {
  it('API-10 produces an MP3 of a sentence that the speech recognition understands', async () => {
    const said = 'two scrambled eggs and a slice of toast for breakfast';
    const sound = await createSpeaker(path).speak(said, patience());
    expect(kindOf(sound)).toMatchObject({ codec_name: 'mp3', sample_rate: '24000', channels: 1 });
    const heard = await createSpeechRecognizer(projectRoot, path).wordsIn(
      { bytes: sound, inputOptions: [] },
      patience(),
    );
    expect(shareHeard(said, heard)).toBeGreaterThan(MIN_SHARE_HEARD);
  });

  it('produces longer audio for longer text, and treats text like an option literally', async () => {
    const speaker = createSpeaker(path);
    const [short, long, option] = await Promise.all(
      ['Eggs.', 'Eggs, toast, butter, honey, coffee with milk, and then an apple.', '-o /tmp/eggs'].map(
        (text) => speaker.speak(text, patience()),
      ),
    );
    expect(kindOf(long!).seconds).toBeGreaterThan(2 * kindOf(short!).seconds);
    expect(kindOf(option!).seconds).toBeGreaterThan(0.3);
  });

  it('stops when the client disconnects, and leaves no file behind', async () => {
    const before = leftBehind();
    const ended = AbortSignal.abort(new Error('Nobody waits.'));
    await expect(createSpeaker(path).speak('Eggs.', ended)).rejects.toThrow('Nobody waits.');
    await createSpeaker(path).speak('Eggs.', patience());
    expect(leftBehind()).toEqual(before);
  });

  it('the synthetic voice requires flite and ffmpeg', async () => {
    const speaker = createSpeaker('/nonexistent');
    expect(speaker.isInstalled()).toBe(false);
    await expect(speaker.speak('Eggs.', patience())).rejects.toThrow('not installed');
  });
});
