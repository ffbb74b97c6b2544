import {
  StartStreamTranscriptionCommand,
  TranscribeStreamingClient,
  type TranscriptEvent,
} from '@aws-sdk/client-transcribe-streaming';
import { connect } from 'node:http2';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Principal } from '#infra/local/gateway/principal.ts';
import { type StreamServer, startStreamServer } from '#infra/local/services/transcribe/stream-server.ts';
import { credentialsOf, principal } from '../../gateway/aws-endpoint.ts';
import { scriptedRecogniser } from './scripted-recogniser.ts';

const allowed = principal('voice', [
  { Effect: 'Allow', Action: 'transcribe:StartStreamTranscription', Resource: '*' },
]);
const other = principal('diary', [{ Effect: 'Allow', Action: 'dynamodb:Query', Resource: '*' }]);
const silent = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};

let script: ReturnType<typeof scriptedRecogniser>;
let server: StreamServer;
let reported: unknown[];
beforeEach(async () => {
  script = scriptedRecogniser();
  reported = [];
  server = await startStreamServer({
    recognizer: script.recognizer,
    principalOf: (key) => [allowed, other].find(({ accessKeyId }) => accessKeyId === key),
    clock: () => new Date(),
    report: (error) => reported.push(error),
    limitMs: 400,
  });
});
afterEach(() => server.close());

interface Sending {
  signer?: Principal;
  chunks?: Uint8Array[];
  settings?: { LanguageCode?: 'en-US' | 'de-DE' | 'ja-JP'; MediaSampleRateHertz?: number };
  /** Changes the client's request after signing. */
  change?: (headers: Record<string, string>) => void;
}

const listen = async ({
  signer = allowed,
  chunks = [Buffer.from('sound')],
  settings,
  change,
}: Sending = {}) => {
  const client = new TranscribeStreamingClient({
    endpoint: server.endpoint,
    region: 'us-east-1',
    credentials: credentialsOf(signer),
    maxAttempts: 1,
    logger: silent,
  });
  if (change) {
    client.middlewareStack.add(
      (next) => (args) => {
        change((args.request as { headers: Record<string, string> }).headers);
        return next(args);
      },
      { step: 'finalizeRequest', priority: 'low', name: 'changed' },
    );
  }
  try {
    const { TranscriptResultStream } = await client.send(
      new StartStreamTranscriptionCommand({
        LanguageCode: 'en-US',
        MediaEncoding: 'ogg-opus',
        MediaSampleRateHertz: 48_000,
        ...settings,
        AudioStream: (async function* () {
          for (const AudioChunk of chunks) yield { AudioEvent: { AudioChunk } };
        })(),
      }),
    );
    const events: TranscriptEvent[] = [];
    for await (const { TranscriptEvent } of TranscriptResultStream!)
      if (TranscriptEvent) events.push(TranscriptEvent);
    return events.flatMap(({ Transcript }) =>
      (Transcript?.Results ?? []).map((result) => [result.IsPartial, result.Alternatives?.[0]?.Transcript]),
    );
  } finally {
    client.destroy();
  }
};

const errorOf = (listening: Promise<unknown>): Promise<string> =>
  listening.then(
    () => 'no error',
    (error: Error) => error.name,
  );

describe('Transcribe: the streaming endpoint', () => {
  it("answers the SDK's client with one final result over all chunks in order", async () => {
    script.hears('two eggs');
    const chunks = [Buffer.from('some '), Buffer.from('so'), Buffer.from('und')];
    expect(await listen({ chunks })).toEqual([[false, 'two eggs']]);
    expect(Buffer.from(script.heard[0]!.bytes).toString()).toBe('some sound');
  });

  it('answers without results when it recognizes nothing', async () => {
    expect(await listen()).toEqual([]);
  });

  it('rejects a function whose role may not stream, and unknown callers', async () => {
    expect(await errorOf(listen({ signer: other }))).toBe('AccessDeniedException');
    expect(await errorOf(listen({ signer: principal('nobody', []) }))).toBe('UnrecognizedClientException');
    expect(script.heard).toEqual([]);
  });

  it('rejects a stream whose headers were changed', async () => {
    const change = (headers: Record<string, string>): void => {
      headers['x-amzn-transcribe-sample-rate'] = '16000';
    };
    expect(await errorOf(listen({ change }))).toBe('InvalidSignatureException');
  });

  it('rejects an event signed with another key', async () => {
    // The events' signatures are based on the request's signature, so with another key all events are invalid.
    const forged: Principal = { ...allowed, secretAccessKey: 'another secret' };
    expect(await errorOf(listen({ signer: forged }))).toBe('InvalidSignatureException');
    expect(script.heard).toEqual([]);
  });

  it('names an unsupported language and sample rate', async () => {
    expect(await errorOf(listen({ settings: { LanguageCode: 'ja-JP' } }))).toBe('BadRequestException');
    expect(await errorOf(listen({ settings: { MediaSampleRateHertz: 96_000 } }))).toBe('BadRequestException');
  });

  it('answers German like an account without Transcribe, as the local model is English', async () => {
    expect(await errorOf(listen({ settings: { LanguageCode: 'de-DE' } }))).toBe(
      'SubscriptionRequiredException',
    );
  });

  it('fails the stream when the audio is unreadable or takes too long, and continues to serve', async () => {
    script.fails();
    expect(await errorOf(listen())).toBe('BadRequestException');
    expect(reported).toHaveLength(1);
    script.hangs();
    expect(await errorOf(listen())).toBe('ServiceUnavailableException');
    script.hears('two eggs');
    expect(await listen()).toEqual([[false, 'two eggs']]);
  });

  it('API-11 rejects streams with install instructions when the programs are missing', async () => {
    script.uninstall();
    await expect(listen()).rejects.toMatchObject({
      name: 'SubscriptionRequiredException',
      message: expect.stringContaining('apt-get install ffmpeg pocketsphinx') as string,
    });
  });

  it('listens only on loopback, and rejects plain HTTP/2 requests', async () => {
    expect(new URL(server.endpoint).hostname).toBe('127.0.0.1');
    const session = connect(server.endpoint);
    const request = session.request({ ':method': 'POST', ':path': '/stream-transcription' });
    request.end();
    const status = await new Promise((resolve) =>
      request.once('response', (headers) => resolve(headers[':status'])),
    );
    expect(status).toBe(403);
    session.destroy();
  });
});
