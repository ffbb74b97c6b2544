import {
  DescribeVoicesCommand,
  PollyClient,
  SynthesizeSpeechCommand,
  type SynthesizeSpeechCommandInput,
} from '@aws-sdk/client-polly';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Principal } from '#infra/local/gateway/principal.ts';
import { type PollyServer, startPollyServer } from '#infra/local/services/polly/polly-server.ts';
import { credentialsOf, principal } from '../../gateway/aws-endpoint.ts';
import { scriptedSpeaker } from './scripted-speaker.ts';

const allowed = principal('speech', [{ Effect: 'Allow', Action: 'polly:SynthesizeSpeech', Resource: '*' }]);
const other = principal('diary', [{ Effect: 'Allow', Action: 'dynamodb:Query', Resource: '*' }]);

let script: ReturnType<typeof scriptedSpeaker>;
let server: PollyServer;
let reported: unknown[];
const clients: PollyClient[] = [];
beforeEach(async () => {
  script = scriptedSpeaker();
  reported = [];
  server = await startPollyServer({
    speaker: script.speaker,
    principalOf: (key) => [allowed, other].find(({ accessKeyId }) => accessKeyId === key),
    clock: () => new Date(),
    report: (error) => reported.push(error),
    limitMs: 200,
  });
});
afterEach(async () => {
  for (const client of clients.splice(0)) client.destroy();
  await server.close();
});

/** Creates the SDK's own client with its unchanged protocol. */
const clientOf = (signer: Principal): PollyClient => {
  const client = new PollyClient({
    endpoint: server.endpoint,
    region: 'us-east-1',
    credentials: credentialsOf(signer),
    maxAttempts: 1,
  });
  clients.push(client);
  return client;
};

const speak = async (
  change: Partial<SynthesizeSpeechCommandInput> = {},
  client: PollyClient = clientOf(allowed),
) => {
  const { AudioStream, ContentType, RequestCharacters } = await client.send(
    new SynthesizeSpeechCommand({
      Engine: 'neural',
      OutputFormat: 'mp3',
      Text: 'Two eggs.',
      VoiceId: 'Joanna',
      ...change,
    }),
  );
  const sound = Buffer.from(await AudioStream!.transformToByteArray()).toString();
  return { sound, ContentType, RequestCharacters };
};

describe('Polly: requests of its SDK client over HTTP/2', () => {
  it('API-10 Polly requests return the audio for a text', async () => {
    expect(await speak()).toEqual({ sound: 'sound', ContentType: 'audio/mpeg', RequestCharacters: 9 });
    expect(script.said).toEqual(['Two eggs.']);
  });

  it('Polly requests can run one after the other and in parallel', async () => {
    const client = clientOf(allowed);
    await speak({}, client);
    const answers = await Promise.all([speak({}, client), speak({}, client)]);
    expect(answers.map(({ sound }) => sound)).toEqual(['sound', 'sound']);
  });

  it('Polly requests fail without the permission, which the error names', async () => {
    await expect(speak({}, clientOf(other))).rejects.toMatchObject({
      name: 'AccessDeniedException',
      message: expect.stringContaining('polly:SynthesizeSpeech') as string,
    });
    expect(script.said).toEqual([]);
  });

  it('Polly requests fail with an invalid signature', async () => {
    const forged = { ...allowed, secretAccessKey: 'guessed' };
    await expect(speak({}, clientOf(forged))).rejects.toMatchObject({ name: 'InvalidSignatureException' });
  });

  it('Polly requests fail when the text was changed after signing', async () => {
    const client = clientOf(allowed);
    client.middlewareStack.add(
      (next) => (args) => {
        const request = args.request as { body: Uint8Array };
        request.body = Buffer.from(new TextDecoder().decode(request.body).replace('Two', 'Ten'));
        return next(args);
      },
      { step: 'finalizeRequest', priority: 'low' },
    );
    await expect(speak({}, client)).rejects.toMatchObject({ name: 'InvalidSignatureException' });
    expect(script.said).toEqual([]);
  });

  it('Polly requests receive the answer of an account without Polly when the machine has no voice', async () => {
    script.uninstall();
    await expect(speak()).rejects.toMatchObject({
      name: 'SubscriptionRequiredException',
      message: expect.stringContaining('apt-get install flite ffmpeg') as string,
    });
  });

  it('Polly requests for a German voice receive the answer of an account without Polly, as the local voice is English', async () => {
    const german = { LanguageCode: 'de-DE', VoiceId: 'Vicki' } as const;
    await expect(speak(german)).rejects.toMatchObject({ name: 'SubscriptionRequiredException' });
    await expect(speak({ ...german, VoiceId: 'Joanna' })).rejects.toMatchObject({
      name: 'LanguageNotSupportedException',
    });
    expect(script.said).toEqual([]);
  });

  it('Polly requests fail above 3,000 characters', async () => {
    await speak({ Text: 'a'.repeat(3_000) });
    await expect(speak({ Text: 'a'.repeat(3_001) })).rejects.toMatchObject({
      name: 'TextLengthExceededException',
    });
  });

  it.each([
    ['markup', { TextType: 'ssml' }],
    ['another format', { OutputFormat: 'pcm' }],
    ['another engine', { Engine: 'standard' }],
    ['a voice that is not neural', { VoiceId: 'Zhiyu' }],
    ['no text', { Text: '' }],
  ] as const)('Polly requests fail for %s, which is not supported', async (_, change) => {
    await expect(speak(change)).rejects.toMatchObject({ name: 'ValidationException' });
    expect(script.said).toEqual([]);
  });

  it('Polly requests receive the name of an unsupported operation', async () => {
    await expect(clientOf(allowed).send(new DescribeVoicesCommand({}))).rejects.toMatchObject({
      name: 'NotImplementedException',
    });
  });

  it('Polly requests fail as on AWS when synthesis takes too long', async () => {
    script.hangs();
    await expect(speak()).rejects.toMatchObject({ name: 'ServiceFailureException' });
  });

  it('Polly requests receive an internal error, which is also logged', async () => {
    script.fails();
    await expect(speak()).rejects.toMatchObject({ $metadata: { httpStatusCode: 500 } });
    expect(reported).toEqual([new Error('The voice broke.')]);
  });
});
