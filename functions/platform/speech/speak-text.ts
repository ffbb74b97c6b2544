import type { Readable } from 'node:stream';
import { PollyClient, SynthesizeSpeechCommand, type VoiceId } from '@aws-sdk/client-polly';
import type { Language } from '#shared/language/languages.ts';
import { speechLocales } from '#shared/language/speech-locale.ts';
import type { SpeechVoice } from '#shared/speech/schema.ts';
import { withinDeadline } from '../http/within-deadline.ts';
import { scaleTimeout } from '../timeouts.ts';

/** Our name of a voice and the language it speaks. */
interface SpokenWith {
  voice: SpeechVoice;
  language: Language;
}

/** Converts plain text to speech. @returns MP3 */
export type SpeakText = (text: string, spoken: SpokenWith, deadline: AbortSignal) => Promise<Uint8Array>;

/** Maximum wait for the service, ms. */
const SILENCE_MS = 6_000;

/**
 * Maximum size of the audio. Encoded as base64 it fits in Lambda's 6 MB response limit. A thousand characters take
 * about half a megabyte.
 */
const MAX_BYTES = 4 * 1024 * 1024;

/** Polly's neural voices for our voice names. Source: Amazon Polly Developer Guide, 'Available voices'. */
const voiceIds = {
  nova: { en: 'Joanna', de: 'Vicki' },
} as const satisfies Record<SpeechVoice, Record<Language, VoiceId>>;

/** @throws if the stream breaks off, which the SDK takes for the end of the audio */
const wholeSound = async (sound: Readable & { aborted?: boolean }): Promise<Uint8Array> => {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of sound as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > MAX_BYTES)
      throw Object.assign(new Error('Too much audio.'), { name: 'TextLengthExceededException' });
    parts.push(part);
  }
  const isWhole = bytes > 0 && sound.readableEnded && sound.aborted !== true;
  if (!isWhole) throw Object.assign(new Error('The connection to Polly was lost.'), { code: 'ECONNRESET' });
  return Buffer.concat(parts);
};

/**
 * Creates a text-to-speech client for Amazon Polly's neural voices. Each call uses a new connection, since an idle one
 * would have died while the function was frozen. The text is sent as plain text, so that markup has no effect.
 * @param silence maximum wait for the service, ms
 */
export const createSpeakText = (silence = SILENCE_MS): SpeakText => {
  const client = new PollyClient({
    requestHandler: { requestTimeout: scaleTimeout(silence), disableConcurrentStreams: true },
    maxAttempts: 2,
  });
  return (text, { voice, language }, deadline) => {
    const speak = async (): Promise<Uint8Array> => {
      const command = new SynthesizeSpeechCommand({
        Engine: 'neural',
        LanguageCode: speechLocales[language],
        OutputFormat: 'mp3',
        Text: text,
        TextType: 'text',
        VoiceId: voiceIds[voice][language],
      });
      const { AudioStream } = await client.send(command, { abortSignal: deadline });
      return wholeSound(AudioStream as unknown as Readable);
    };
    return withinDeadline(speak(), deadline);
  };
};
