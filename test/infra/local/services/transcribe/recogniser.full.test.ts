import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { projectRoot } from '#infra/local/options.ts';
import { createSpeechRecognizer } from '#infra/local/services/transcribe/speech-recognizer.ts';
import { runBounded } from '#infra/local/services/transcribe/run-bounded.ts';
import { findSpeechPrograms } from '#infra/local/services/transcribe/speech-programs.ts';
import { silence, spoken } from '#test/support/synthetic-speech.ts';
import { MIN_SHARE_HEARD, shareHeard } from '#test/support/recognized-words.ts';
import { isFull } from '#test/support/full-size.ts';

const MEAL = 'two scrambled eggs and a slice of toast for breakfast';

const never = new AbortController().signal;
const folder = mkdtempSync(join(tmpdir(), 'platewise-recogniser-'));
afterAll(() => rmSync(folder, { recursive: true }));

const running = (what: string): boolean => execFileSync('ps', ['-eo', 'args']).toString().includes(what);

describe('Transcribe: the speech recognition of this machine, with synthetic voices', () => {
  const recognizer = createSpeechRecognizer(projectRoot, process.env.PATH ?? '');
  beforeAll(() => recognizer.prepare());

  it('the speech recognition recognizes a meal in a recording of any format', async () => {
    for (const container of isFull ? (['webm', 'mp4', 'wav'] as const) : (['webm'] as const)) {
      const bytes = await spoken(MEAL, container);
      const words = await recognizer.wordsIn({ bytes, inputOptions: [] }, never);
      expect(shareHeard(MEAL, words)).toBeGreaterThan(MIN_SHARE_HEARD);
    }
  });

  it('the speech recognition returns no text for silence', async () => {
    expect(await recognizer.wordsIn({ bytes: await silence(3), inputOptions: [] }, never)).toBe('');
  });

  it('rejects bytes that are not audio, and stores none of them', async () => {
    const own = mkdtempSync(join(folder, 'sounds-'));
    vi.stubEnv('TMPDIR', own);
    const noSound = { bytes: Buffer.from('two eggs'), inputOptions: [] };
    await expect(recognizer.wordsIn(noSound, never)).rejects.toThrow('ffmpeg');
    vi.unstubAllEnvs();
    expect(readdirSync(own)).toEqual([]);
  });

  it('the speech recognition stops when the client disconnects', async () => {
    const bytes = await silence(2);
    await expect(
      recognizer.wordsIn({ bytes, inputOptions: [] }, AbortSignal.abort(new Error('gone'))),
    ).rejects.toThrow('gone');
  });
});

describe('A child process', () => {
  it('a child process ends at its timeout, and leaves nothing running', async () => {
    const ending = new AbortController();
    const slow = runBounded('/bin/sleep', ['987.6'], ending.signal);
    ending.abort(new Error('Too late.'));
    await expect(slow).rejects.toThrow('Too late.');
    expect(running('sleep 987.6')).toBe(false);
  });

  it('a child process reports its error output on failure', async () => {
    await expect(runBounded('/bin/ls', ['/nowhere-at-all'], never)).rejects.toThrow('/nowhere-at-all');
  });
});

describe('The speech recognition programs', () => {
  const model = join(folder, 'en-us');
  const bin = join(folder, 'bin');
  const install = (name: string): void => {
    writeFileSync(join(bin, name), '#!/bin/sh\n');
    chmodSync(join(bin, name), 0o755);
  };

  it('the speech recognition programs can only be used when all are installed', async () => {
    mkdirSync(join(model, 'en-us'), { recursive: true });
    mkdirSync(bin);
    const found = () => findSpeechPrograms(`/nowhere::${bin}`, [model]);
    expect(found()).toBeUndefined();
    install('ffmpeg');
    install('pocketsphinx_continuous');
    expect(found()).toBeUndefined();
    writeFileSync(join(model, 'en-us', 'mdef'), '');
    writeFileSync(join(model, 'cmudict-en-us.dict'), '');
    expect(found()).toEqual({
      ffmpeg: join(bin, 'ffmpeg'),
      recognizer: join(bin, 'pocketsphinx_continuous'),
      acousticModel: join(model, 'en-us'),
      dictionary: join(model, 'cmudict-en-us.dict'),
    });
    expect(createSpeechRecognizer(projectRoot, '/nowhere').isInstalled()).toBe(false);
  });
});
