import type { Readable } from 'node:stream';
import {
  StartStreamTranscriptionCommand,
  TranscribeStreamingClient,
  type TranscriptResultStream,
} from '@aws-sdk/client-transcribe-streaming';
import type { SpeechLocale } from '#shared/language/speech-locale.ts';
import { withinDeadline } from '../http/within-deadline.ts';

/** Audio in a format that the stream accepts. */
export interface StreamableSound {
  encoding: 'ogg-opus' | 'pcm';
  /** Hz. */
  sampleRate: number;
  bytes: Uint8Array;
}

/** How an audio is transcribed. */
interface HearOptions {
  /** The language that is spoken. */
  locale: SpeechLocale;
  deadline: AbortSignal;
}

/** A transcript, which is empty without speech. */
interface HeardWords {
  words: string;
  /** Mean confidence of the words, 0 to 1; null if the service gives none. */
  confidence: number | null;
}

/** Returns the transcript of an audio. */
export type HearSound = (sound: StreamableSound, options: HearOptions) => Promise<HeardWords>;

/** Silences the SDK's console warning that a stream cannot be resent. We report failures ourselves. */
const nothing = (): void => undefined;
const silent = { debug: nothing, info: nothing, warn: nothing, error: nothing };

/** Bytes of audio per event: about a second of Opus, far below the service's limit of 32 KB. */
const CHUNK = 4_096;

const eventsOf = async function* ({ bytes }: StreamableSound) {
  for (let at = 0; at < bytes.length; at += CHUNK)
    yield { AudioEvent: { AudioChunk: bytes.subarray(at, at + CHUNK) } };
};

/** Returns the mean, or null of nothing. */
const meanOf = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

/** Joins the final results in order and ignores partial ones. @throws the error that the service reports midway */
const wordsIn = async (events: AsyncIterable<TranscriptResultStream>): Promise<HeardWords> => {
  const said: string[] = [];
  const confidences: number[] = [];
  for await (const event of events) {
    const { TranscriptEvent, $unknown: _unknown, ...failures } = event;
    for (const failure of Object.values(failures)) throw failure as Error;
    for (const { IsPartial, Alternatives } of TranscriptEvent?.Transcript?.Results ?? [])
      if (!IsPartial) {
        const [best] = Alternatives ?? [];
        said.push(best?.Transcript ?? '');
        confidences.push(...(best?.Items ?? []).flatMap(({ Confidence }) => Confidence ?? []));
      }
  }
  return { words: said.join(' ').trim(), confidence: meanOf(confidences) };
};

/**
 * Watches the connection of a stream: a lost connection looks like a finished stream, and the SDK would return the
 * partial transcript as complete.
 * @returns a function that throws if the connection was lost
 */
const watchConnection = (client: TranscribeStreamingClient): (() => void) => {
  let connection: Readable | undefined;
  client.middlewareStack.add(
    (next) => async (args) => {
      const answer = await next(args);
      connection = (answer.response as { body?: Readable }).body;
      return answer;
    },
    { step: 'deserialize', name: 'watchConnection', priority: 'low' },
  );
  return () => {
    if (connection?.readableEnded) return;
    throw Object.assign(new Error('The connection to Transcribe was lost.'), { code: 'ECONNRESET' });
  };
};

/**
 * Transcribes with Amazon Transcribe streaming. A stream cannot be resent, so there are no retries. Each
 * audio uses its own connection, which is always closed.
 */
export const hearSound: HearSound = async (sound, { locale, deadline }) => {
  const client = new TranscribeStreamingClient({ maxAttempts: 1, logger: silent });
  const checkConnection = watchConnection(client);
  const readTranscript = async (): Promise<HeardWords> => {
    const start = new StartStreamTranscriptionCommand({
      LanguageCode: locale,
      MediaEncoding: sound.encoding,
      MediaSampleRateHertz: sound.sampleRate,
      AudioStream: eventsOf(sound),
    });
    const { TranscriptResultStream } = await client.send(start, { abortSignal: deadline });
    const words = await wordsIn(TranscriptResultStream!);
    checkConnection();
    return words;
  };
  try {
    return await withinDeadline(readTranscript(), deadline);
  } finally {
    client.destroy();
  }
};
