import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import {
  DeleteTranscriptionJobCommand,
  GetTranscriptionJobCommand,
  ListTranscriptionJobsCommand,
  StartTranscriptionJobCommand,
  TranscribeClient,
} from '@aws-sdk/client-transcribe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createAwsGateway } from '#infra/local/gateway/aws-gateway.ts';
import type { PolicyStatement, Principal } from '#infra/local/gateway/principal.ts';
import type { ServiceEvent } from '#infra/local/services/eventbridge/event-bus.ts';
import { createS3 } from '#infra/local/services/s3/s3.ts';
import { openStore, type Store } from '#infra/local/store.ts';
import { createTranscribeService } from '#infra/local/services/transcribe/transcribe-service.ts';
import { createTranscriptionJobs } from '#infra/local/services/transcribe/transcription-jobs.ts';
import { credentialsOf, OPERATOR, PREFIX, principal } from '../../gateway/aws-endpoint.ts';
import { temporaryFolder } from '../../gateway/temporary-folder.ts';
import { scriptedRecogniser } from './scripted-recogniser.ts';
import { eventually } from '#test/support/eventually.ts';

const start: PolicyStatement = {
  Effect: 'Allow',
  Action: 'transcribe:StartTranscriptionJob',
  Resource: '*',
  Condition: { StringEquals: { 'transcribe:OutputBucketName': 'recordings' } },
};
const read: PolicyStatement = {
  Effect: 'Allow',
  Action: 's3:GetObject',
  Resource: 'arn:aws:s3:::recordings/recordings/*',
};
const write: PolicyStatement = {
  Effect: 'Allow',
  Action: 's3:PutObject',
  Resource: 'arn:aws:s3:::recordings/results/*',
};
const voice = principal('voice', [start, read, write]);
const unread = principal('unread', [start, write]);
const unwritten = principal('unwritten', [start, read]);

let script: ReturnType<typeof scriptedRecogniser>;
let s3: ReturnType<typeof createS3>;
let store: Store;
let events: ServiceEvent[];
let reported: unknown[];
let server: Server;
let jobs: ReturnType<typeof createTranscriptionJobs>;
let url: string;

beforeEach(async () => {
  script = scriptedRecogniser();
  events = [];
  reported = [];
  const dir = temporaryFolder();
  const clock = (): Date => new Date();
  store = openStore(join(dir, 'store.sqlite'));
  s3 = createS3({ store, dir: join(dir, 's3'), clock });
  jobs = createTranscriptionJobs({
    recognizer: script.recognizer,
    objects: s3.objects,
    events: { emit: async (event) => void events.push(event), stop: () => undefined },
    clock,
    report: (error) => reported.push(error),
  });
  const known = [OPERATOR, voice, unread, unwritten];
  const gateway = createAwsGateway({
    services: [createTranscribeService(jobs, script.recognizer), s3.service],
    principalOf: (key) => known.find(({ accessKeyId }) => accessKeyId === key),
    clock,
  });
  server = createServer((request, response) => void gateway(request, response, PREFIX));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${PREFIX}`;
  await s3.objects.put('recordings', 'recordings/1', 'sound');
});
afterEach(async () => {
  jobs.stop();
  await new Promise((resolve) => server.close(resolve));
  store.close();
});

const clientOf = (signer: Principal): TranscribeClient =>
  new TranscribeClient({
    endpoint: url,
    region: 'us-east-1',
    credentials: credentialsOf(signer),
    maxAttempts: 1,
    requestHandler: { httpAgent: { keepAlive: false } },
  });

const input = {
  TranscriptionJobName: 'job-1',
  LanguageCode: 'en-US' as const,
  MediaFormat: 'webm' as const,
  Media: { MediaFileUri: 's3://recordings/recordings/1' },
  OutputBucketName: 'recordings',
  OutputKey: 'results/1.json',
};
const begin = (signer: Principal = voice, change: object = {}) =>
  clientOf(signer).send(new StartTranscriptionJobCommand({ ...input, ...change }));
const ended = (TranscriptionJobStatus: string): ServiceEvent => ({
  source: 'aws.transcribe',
  type: 'Transcribe Job State Change',
  detail: { TranscriptionJobName: 'job-1', TranscriptionJobStatus },
});

describe('Transcribe: batch jobs', () => {
  it("Transcribe jobs write the transcript in Transcribe's format, and report completion", async () => {
    script.hears('two eggs');
    const { TranscriptionJob } = await begin();
    expect(TranscriptionJob).toMatchObject({ TranscriptionJobStatus: 'IN_PROGRESS', LanguageCode: 'en-US' });
    await eventually(() => expect(events).toEqual([ended('COMPLETED')]));
    const result = await s3.objects.get('recordings', 'results/1.json');
    expect(JSON.parse(result!.body.toString())).toMatchObject({
      jobName: 'job-1',
      results: { transcripts: [{ transcript: 'two eggs' }] },
    });
  });

  it('Transcribe jobs report a failure and write nothing when the recording is unreadable', async () => {
    script.fails();
    await begin();
    await eventually(() => expect(events).toEqual([ended('FAILED')]));
    expect(await s3.objects.head('recordings', 'results/1.json')).toBeUndefined();
    expect(reported).toHaveLength(1);
  });

  it.each([
    ['without permission to read the recording', unread, {}, 'AccessDeniedException'],
    ['without permission to write the result', unwritten, {}, 'AccessDeniedException'],
    ['with a result for another bucket', voice, { OutputBucketName: 'theirs' }, 'AccessDeniedException'],
    [
      'for a missing recording',
      voice,
      { Media: { MediaFileUri: 's3://recordings/recordings/2' } },
      'BadRequestException',
    ],
    ['in an unsupported language', voice, { LanguageCode: 'ja-JP' as never }, 'BadRequestException'],
    [
      'in German, which the local model does not know',
      voice,
      { LanguageCode: 'de-DE' },
      'SubscriptionRequiredException',
    ],
    ['with unsupported settings', voice, { Settings: { ShowSpeakerLabels: true } }, 'BadRequestException'],
  ] as const)('Transcribe jobs fail for a request %s', async (_, signer, change, name) => {
    await expect(begin(signer, change)).rejects.toMatchObject({ name });
    expect(script.heard).toEqual([]);
  });

  it('Transcribe jobs have a unique name, and exist until they are deleted', async () => {
    script.hears('two eggs');
    const operator = clientOf(OPERATOR);
    const name = { TranscriptionJobName: 'job-1' };
    await begin();
    await expect(begin()).rejects.toMatchObject({ name: 'ConflictException' });
    const { TranscriptionJob } = await operator.send(new GetTranscriptionJobCommand(name));
    expect(TranscriptionJob?.TranscriptionJobName).toBe('job-1');
    await expect(clientOf(voice).send(new DeleteTranscriptionJobCommand(name))).rejects.toMatchObject({
      name: 'AccessDeniedException',
    });
    await operator.send(new DeleteTranscriptionJobCommand(name));
    await expect(operator.send(new GetTranscriptionJobCommand(name))).rejects.toMatchObject({
      name: 'NotFoundException',
    });
  });

  it('Transcribe jobs name the missing programs to install, and unsupported settings', async () => {
    script.uninstall();
    await expect(begin()).rejects.toMatchObject({
      name: 'SubscriptionRequiredException',
      message: expect.stringContaining('pocketsphinx') as string,
    });
    await expect(clientOf(OPERATOR).send(new ListTranscriptionJobsCommand({}))).rejects.toThrow(
      'Transcribe ListTranscriptionJobs',
    );
  });
});
