import type { Readable } from 'node:stream';
import {
  StartStreamTranscriptionCommand,
  TranscribeStreamingClient,
  type TranscriptResultStream,
} from '@aws-sdk/client-transcribe-streaming';
import { withinDeadline } from '../http/within-deadline.ts';

/** Sound in a form that the stream takes. */
export interface StreamableSound {
  encoding: 'ogg-opus' | 'pcm';
  /** Hz. */
  sampleRate: number;
  bytes: Uint8Array;
}

/** The words in a sound, as they are said; empty when there are none. */
export type HearSound = (sound: StreamableSound, deadline: AbortSignal) => Promise<string>;

/** Without one the SDK complains on the console that a stream is not sent twice; what failed is reported by us. */
const nothing = (): void => undefined;
const silent = { debug: nothing, info: nothing, warn: nothing, error: nothing };

/** Bytes of sound in one event: far below the 32 KB that the service takes, about a second of Opus. */
const CHUNK = 4_096;

const eventsOf = async function* ({ bytes }: StreamableSound) {
  for (let at = 0; at < bytes.length; at += CHUNK)
    yield { AudioEvent: { AudioChunk: bytes.subarray(at, at + CHUNK) } };
};

/** The final results in order; guesses on the way are left out. @throws what the service says went wrong midway */
const wordsIn = async (events: AsyncIterable<TranscriptResultStream>): Promise<string> => {
  const said: string[] = [];
  for await (const event of events) {
    const { TranscriptEvent, $unknown: _unknown, ...failures } = event;
    for (const failure of Object.values(failures)) throw failure as Error;
    for (const { IsPartial, Alternatives } of TranscriptEvent?.Transcript?.Results ?? [])
      if (!IsPartial) said.push(Alternatives?.[0]?.Transcript ?? '');
  }
  return said.join(' ').trim();
};

/**
 * Watches the connection under a stream: one that is lost midway ends like one that is finished, and the SDK takes the
 * words up to there for all of them.
 * @returns says so by throwing
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
 * Amazon Transcribe's stream, US English. A stream cannot be sent twice, so nothing is tried again here. Each sound has
 * a connection of its own, which ends with it, whatever comes.
 */
export const hearSound: HearSound = async (sound, deadline) => {
  const client = new TranscribeStreamingClient({ maxAttempts: 1, logger: silent });
  const checkConnection = watchConnection(client);
  const heard = async (): Promise<string> => {
    const start = new StartStreamTranscriptionCommand({
      LanguageCode: 'en-US',
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
    return await withinDeadline(heard(), deadline);
  } finally {
    client.destroy();
  }
};
