import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSpeakText } from '#functions/platform/speech/speak-text.ts';
import { speak } from '#functions/speech/speak.ts';
import { CodedError } from '#shared/errors/coded-error.ts';
import type { Language } from '#shared/language/languages.ts';
import type { AiConsent } from '#shared/profile/choices.ts';
import { NOTHING_TO_READ, type SpeechError, speechMessages } from '#shared/speech/speech-error.ts';
import { startScriptedPolly } from '#test/support/scripted-polly.ts';
import { openForAllTests } from '#test/support/open-for-tests.ts';

const sound = Buffer.from('This is MP3.');
const audioContent = sound.toString('base64');

const polly = openForAllTests(startScriptedPolly);
let reported: SpeechError[];
let counted: number[];
let left: number;
let language: Language;
let consent: AiConsent | null;

beforeEach(() => {
  polly.play({ sound });
  language = 'en';
  [reported, counted, left, consent] = [[], [], 30_000, null];
  vi.stubEnv('AWS_ENDPOINT_URL_POLLY', polly.endpoint);
  vi.stubEnv('AWS_REGION', 'us-east-1');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'key');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
});
afterEach(() => vi.unstubAllEnvs());

interface Patience {
  timeoutMs?: number;
  silenceMs?: number;
  deadlineMs?: number;
}

const ask = (text: string, { timeoutMs = 10_000, silenceMs = 5_000, deadlineMs = 10_000 }: Patience = {}) =>
  speak({
    speakText: createSpeakText(silenceMs),
    countCharacters: async (_user, amount = 1) => {
      if (amount > left) throw new CodedError('DAILY_LIMIT_REACHED');
      counted.push(amount);
    },
    readConsent: async () => consent,
    languageOf: async () => language,
    report: (reason) => reported.push(reason),
    timeoutMs,
  })({
    caller: { user_id: 'mara', signed_in_at: 0 },
    params: undefined,
    query: undefined,
    body: { text, voice: 'nova' },
    idempotency: { key: 'key', request_hash: 'hash' },
    raw: { body: '', headers: {}, peer: '127.0.0.1' },
    deadline: AbortSignal.timeout(deadlineMs),
  });

const fallback = (reason: SpeechError) => ({ fallback: true, error: speechMessages[reason] });

describe('Reading a text aloud', () => {
  it("API-10 returns base64 MP3 from the Polly neural voice mapped to 'nova'", async () => {
    expect(await ask('You ate 1,240 kcal.')).toEqual({ audioContent });
    expect(polly.asked()).toEqual([
      {
        Engine: 'neural',
        LanguageCode: 'en-US',
        OutputFormat: 'mp3',
        Text: 'You ate 1,240 kilocalories.',
        TextType: 'text',
        VoiceId: 'Joanna',
      },
    ]);
  });

  it('API-10 returns a German voice for the German interface, with German words for units', async () => {
    language = 'de';
    await ask('Noch 1240 kcal, davon 57,5 g Eiweiß (12 %).');
    expect(polly.asked()).toMatchObject([
      {
        LanguageCode: 'de-DE',
        Text: 'Noch 1.240 Kilokalorien, davon 57,5 Gramm Eiweiß (12 Prozent).',
        VoiceId: 'Vicki',
      },
    ]);
  });

  it('counts the spoken characters', async () => {
    await ask('**5 g**');
    expect(counted).toEqual(['5 grams'.length]);
  });

  it('removes markup that the voice could interpret', async () => {
    await ask('<speak><prosody volume="x-loud">Eggs</prosody></speak>');
    expect(polly.asked()[0]).toMatchObject({ Text: 'Eggs', TextType: 'text' });
  });

  it('API-10 returns an error for a text of symbols only, without calling Polly', async () => {
    expect(await ask('*** --- 🎉')).toEqual({ error: NOTHING_TO_READ });
    expect({ asked: polly.asked(), counted }).toEqual({ asked: [], counted: [] });
  });

  it.each<[AiConsent | null, object]>([
    ['declined', fallback('declined')],
    ['granted', { audioContent }],
    [null, { audioContent }],
  ])('respects the provider consent %s', async (choice, answer) => {
    consent = choice;
    expect(await ask('Two eggs.')).toEqual(answer);
    expect(polly.asked()).toHaveLength('audioContent' in answer ? 1 : 0);
  });
});

describe('A text that cannot be read aloud now', () => {
  it.each<[string, number, SpeechError]>([
    ['ThrottlingException', 400, 'busy'],
    ['TooManyRequestsException', 429, 'busy'],
    ['SubscriptionRequiredException', 400, 'not_configured'],
    ['EngineNotSupportedException', 400, 'not_configured'],
    ['TextLengthExceededException', 400, 'too_long'],
    ['ServiceFailureException', 500, 'unavailable'],
    ['ServiceUnavailableException', 503, 'unavailable'],
  ])('API-10 (D40) answers 200 with `fallback` when Polly returns %s', async (refuse, status, reason) => {
    polly.play({ refuse, status });
    expect(await ask('Two eggs.')).toEqual(fallback(reason));
    expect(reported).toEqual([reason]);
  });

  it('answers `fallback` when the connection breaks before or during the audio', async () => {
    for (const script of ['hang up', 'cut', 'reset'] as const) {
      polly.play(script);
      expect(await ask('Two eggs.')).toEqual(fallback('unavailable'));
    }
  });

  it('answers `fallback` when Polly is unreachable', async () => {
    vi.stubEnv('AWS_ENDPOINT_URL_POLLY', 'http://127.0.0.1:9');
    expect(await ask('Two eggs.')).toEqual(fallback('unavailable'));
  });

  it('answers `fallback` in time when Polly does not respond', async () => {
    polly.play('hang');
    expect(await ask('Two eggs.', { silenceMs: 50 })).toEqual(fallback('unavailable'));
    expect(await ask('Two eggs.', { timeoutMs: 50 })).toEqual(fallback('unavailable'));
    expect(await ask('Two eggs.', { deadlineMs: 50 })).toEqual(fallback('unavailable'));
  });

  it('answers `fallback` when the audio exceeds the response limit', async () => {
    polly.play({ sound: Buffer.alloc(4 * 1024 * 1024 + 1) });
    expect(await ask('Two eggs.')).toEqual(fallback('too_long'));
    polly.play({ sound: Buffer.alloc(4 * 1024 * 1024) });
    const { audioContent: most = '' } = await ask('Two eggs.');
    expect(JSON.stringify({ audioContent: most }).length).toBeLessThan(6 * 1024 * 1024);
  });

  it('answers `fallback` above the daily character limit, without calling Polly', async () => {
    left = 10;
    expect(await ask('Two eggs.')).toEqual({ audioContent });
    polly.play({ sound });
    expect(await ask('Two eggs and toast.')).toEqual(fallback('limit'));
    expect(polly.asked()).toEqual([]);
  });

  it('answers `fallback` when spelled-out units make the text too long', async () => {
    expect(await ask('1mg '.repeat(250))).toEqual({ audioContent });
    expect(await ask('1 tbsp '.repeat(300))).toEqual(fallback('too_long'));
    expect(counted).toHaveLength(1);
  });

  it('throws and raises an alarm when the call is invalid or not permitted', async () => {
    for (const refuse of ['AccessDeniedException', 'ValidationException', 'InvalidSsmlException']) {
      polly.play({ refuse, status: 400 });
      await expect(ask('Two eggs.')).rejects.toMatchObject({ name: refuse });
    }
    expect(reported).toEqual([]);
  });
});
