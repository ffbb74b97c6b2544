import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { hearSound } from '#functions/platform/speech/speech-stream.ts';
import { transcribeClip } from '#functions/voice/transcribe-clip.ts';
import { type Language, languageAsked } from '#shared/language/languages.ts';
import type { VoiceError } from '#shared/voice/voice-error.ts';
import { voiceMessages } from '#shared/voice/voice-error.ts';
import { createNotedCharge } from '#test/support/free-of-charge.ts';
import { startScriptedStream } from '#test/support/scripted-stream.ts';
import { silence } from '#test/support/synthetic-speech.ts';

const JOB = { text: '', job_id: '01JD0000000000000000000000' };

let transcribe: Awaited<ReturnType<typeof startScriptedStream>>;
let recording: string;
let kept: string[];
let reported: VoiceError[];
let counted: number[];
let profileLanguage: Language;
let begun: typeof JOB | null;
let charges: ReturnType<typeof createNotedCharge>;

beforeAll(async () => {
  transcribe = await startScriptedStream();
  recording = (await silence(1)).toString('base64');
});
afterAll(() => transcribe.stop());
beforeEach(() => {
  kept = [];
  reported = [];
  counted = [];
  begun = null;
  profileLanguage = 'en';
  charges = createNotedCharge();
  vi.stubEnv('AWS_ENDPOINT_URL_TRANSCRIBE_STREAMING', transcribe.endpoint);
  vi.stubEnv('AWS_REGION', 'us-east-1');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'key');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
});
afterEach(() => vi.unstubAllEnvs());

const endpoint = (streamMs?: number) =>
  transcribeClip({
    hear: hearSound,
    languageOf: async ({ raw }) => languageAsked(raw.headers['accept-language']) ?? profileLanguage,
    jobs: {
      startedBy: async () => begun,
      transcribe: async ({ user_id }, _recording, { language }) => {
        kept.push(`${user_id} ${language}`);
        return JOB;
      },
    },
    countSpeech: async (_user, { seconds }) => void counted.push(Math.round(seconds)),
    needDictation: async () => undefined,
    charge: charges.charge,
    report: (reason) => reported.push(reason),
    ...(streamMs !== undefined && { streamMs }),
  });

const ask = (streamMs?: number, deadlineMs = 20_000, headers: Record<string, string> = {}) =>
  endpoint(streamMs)({
    caller: { user_id: 'mara', signed_in_at: 0 },
    params: undefined,
    query: undefined,
    body: { audio: recording, content_type: 'audio/webm' },
    idempotency: { key: 'key', request_hash: 'hash' },
    raw: { body: '', headers, peer: '127.0.0.1' },
    deadline: AbortSignal.timeout(deadlineMs),
  });

describe('Transcribing a short recording', () => {
  it('marks words that were hard to hear, and charges nothing for them', async () => {
    transcribe.play([{ say: 'two legs', confidence: 0.3 }]);
    expect(await ask()).toEqual({ text: 'two legs', is_unsure: true });
    expect(charges.spentOn).toEqual([]);
    transcribe.play([{ say: 'two eggs', confidence: 0.95 }]);
    expect(await ask()).toEqual({ text: 'two eggs' });
  });

  it('returns the final segments of the stream in order', async () => {
    transcribe.play([{ say: 'two eggs' }, { say: 'and toast' }]);
    expect(await ask()).toEqual({ text: 'two eggs and toast' });
    expect({ kept, counted, spentOn: charges.spentOn }).toEqual({
      kept: [],
      counted: [1],
      spentOn: ['voice_transcription'],
    });
  });

  it('VLOG-09 hears US English on the English interface and German on the German one', async () => {
    transcribe.play([{ say: 'zwei Eier' }]);
    await ask(undefined, undefined, { 'accept-language': 'de-AT,de;q=0.9' });
    profileLanguage = 'de';
    await ask(undefined, undefined, { 'accept-language': 'en-GB' });
    await ask();
    expect(transcribe.languages()).toEqual(['de-DE', 'en-US', 'de-DE']);
  });

  it('D19 returns the existing job of a repeated request without transcribing, counting or charging twice', async () => {
    begun = JOB;
    transcribe.play([{ say: 'two eggs' }]);
    expect(await ask()).toEqual(JOB);
    expect({ kept, counted, spentOn: charges.spentOn, streams: transcribe.opened() }).toEqual({
      kept: [],
      counted: [],
      spentOn: [],
      streams: 0,
    });
  });

  it('returns `no_speech` when the stream contains none', async () => {
    transcribe.play([]);
    expect(await ask()).toEqual({ error: 'no_speech', text: voiceMessages.no_speech });
    expect(charges.spentOn).toEqual([]);
  });

  it.each([
    ['at the start', { refuse: 'LimitExceededException', status: 429 }],
    ['midway', [{ say: 'two' }, { fail: 'LimitExceededException' }]],
  ] as const)('API-11 (D40) reports an exceeded quota %s once and starts no job', async (_, script) => {
    transcribe.play(script);
    expect(await ask()).toEqual({ error: 'quota_exceeded', text: voiceMessages.quota_exceeded });
    expect({ kept, reported, streams: transcribe.opened() }).toEqual({
      kept: [],
      reported: ['quota_exceeded'],
      streams: 1,
    });
  });

  it('returns `not_configured` when the account has no Amazon Transcribe', async () => {
    transcribe.play({ refuse: 'SubscriptionRequiredException', status: 400 });
    expect(await ask()).toEqual({ error: 'not_configured', text: voiceMessages.not_configured });
    expect(kept).toEqual([]);
  });

  it.each([
    ['rejects the audio', [{ fail: 'BadRequestException' }]],
    ['fails midway', [{ say: 'two' }, { fail: 'InternalFailureException' }]],
    ['is out of service', { refuse: 'ServiceUnavailableException', status: 503 }],
    ['drops the connection midway', [{ say: 'two' }, 'drop']],
  ] as const)('falls back to a job when the stream %s', async (_, script) => {
    transcribe.play(script);
    expect(await ask()).toEqual(JOB);
    expect({ kept, reported, counted }).toEqual({
      kept: ['mara en'],
      reported: ['unavailable'],
      counted: [1],
    });
    expect(charges.spentOn).toEqual([]);
  });

  it('falls back to a job in time when the stream is too slow', async () => {
    transcribe.play([{ say: 'two' }, 'hang']);
    expect(await ask(300)).toEqual(JOB);
    expect(kept).toEqual(['mara en']);
  });

  it('throws and raises an alarm when the function may not open streams', async () => {
    transcribe.play({ refuse: 'AccessDeniedException', status: 403 });
    await expect(ask()).rejects.toMatchObject({ name: 'AccessDeniedException' });
  });
});
