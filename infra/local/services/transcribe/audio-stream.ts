import type { IncomingHttpHeaders } from 'node:http';
import type { Sound } from './speech-recognizer.ts';
import { eventCodec } from './signed-events.ts';
import { badRequest, LOCAL_LANGUAGE } from './errors.ts';

/** The audio format of a stream. */
export interface StreamSettings {
  /** ffmpeg's options for the format. */
  inputOptions: string[];
  /** Whether the local recognizer has a model of the language. */
  isKnownLanguage: boolean;
}

const HEADER = 'x-amzn-transcribe-';

/** The languages that the product uses. Source: Amazon Transcribe Developer Guide, 'Supported languages'. */
const languages: ReadonlySet<string> = new Set(['en-US', 'de-DE']);

/**
 * Reads the audio format from the headers.
 * Source: Amazon Transcribe API Reference, 'StartStreamTranscription'.
 * @throws AwsError BadRequestException
 */
export const streamSettingsOf = (headers: IncomingHttpHeaders): StreamSettings => {
  const setting = (name: string): string => headers[HEADER + name]?.toString() ?? '';
  const [language, encoding, rate] = ['language-code', 'media-encoding', 'sample-rate'].map(setting);
  if (!languages.has(language ?? '')) throw badRequest(`'${language}' is not a supported language code.`);
  const isKnownLanguage = language === LOCAL_LANGUAGE;
  const hertz = Number(rate);
  if (!Number.isInteger(hertz) || hertz < 8_000 || hertz > 48_000)
    throw badRequest('The sample rate must be between 8000 and 48000 Hz.');
  if (encoding === 'pcm')
    return { isKnownLanguage, inputOptions: ['-f', 's16le', '-ar', String(hertz), '-ac', '1'] };
  if (encoding === 'ogg-opus') return { isKnownLanguage, inputOptions: ['-f', 'ogg'] };
  if (encoding === 'flac') return { isKnownLanguage, inputOptions: ['-f', 'flac'] };
  throw badRequest(`'${encoding}' is not a media encoding: use pcm, ogg-opus or flac.`);
};

/** Maximum audio size of a stream in bytes, far above what the product sends. */
const MAX_AUDIO_BYTES = 64 * 1024 * 1024;

/** Collects the audio of a stream's events. @throws AwsError BadRequestException */
export const soundOf = async (
  events: AsyncIterable<Uint8Array>,
  { inputOptions }: Pick<StreamSettings, 'inputOptions'>,
): Promise<Sound> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const event of events) {
    const { headers, body } = eventCodec.decode(event);
    if (headers[':event-type']?.value !== 'AudioEvent')
      throw badRequest('The local cloud supports no stream event except AudioEvent.');
    size += body.length;
    if (size > MAX_AUDIO_BYTES) throw badRequest('Your stream is too big.');
    chunks.push(body);
  }
  return { bytes: Buffer.concat(chunks), inputOptions };
};
