import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSpeechJobs } from '#functions/platform/speech/speech-jobs.ts';
import type { Idempotency } from '#functions/platform/idempotency/idempotency.ts';
import type { Recording } from '#functions/voice/recording/read-recording.ts';
import { createVoiceJobRepository } from '#functions/voice/repository.ts';
import { createVoiceJobs, type VoiceJobs } from '#functions/voice/service.ts';
import { newUlid } from '#functions/platform/ids.ts';
import { CodedError } from '#shared/errors/coded-error.ts';
import type { Language } from '#shared/language/languages.ts';
import { silence } from '#test/support/synthetic-speech.ts';
import { voiceJobId } from '#shared/voice/schema.ts';
import { voiceMessages } from '#shared/voice/voice-error.ts';
import { type FaultyService, type ServiceAnswer, startFaultyService } from '#test/support/faulty-service.ts';
import { openTestTable } from '../test-table.ts';

const MINUTE = 60_000;
const recording: Recording = {
  bytes: Buffer.from('sound'),
  type: 'audio/mp4',
  seconds: 4,
  sound: null,
  isEmpty: false,
};

/** Starts the job within a request's deadline. */
const transcribed = (deadline = AbortSignal.timeout(25_000), language: Language = 'en') =>
  jobs.transcribe({ user_id: 'mara', idempotency: press, deadline }, recording, {
    language,
    isCounted: false,
  });

const refusal = (type: string, status = 400): ServiceAnswer => ({
  status,
  headers: { 'content-type': 'application/x-amz-json-1.1' },
  body: JSON.stringify({ __type: type, Message: 'Scripted.' }),
});

let opened: Awaited<ReturnType<typeof openTestTable>>;
let transcribe: FaultyService;
let now: Date;
let objects: Map<string, string>;
let paid: string[];
/** What happens to the user's credits and daily seconds, in order. */
let steps: string[];
let refusals: { credits?: CodedError; limit?: CodedError };
let uploaded: Uint8Array | null;
let jobs: VoiceJobs;
let press: Idempotency;
const repository = () => createVoiceJobRepository(opened.table, () => now);

beforeAll(async () => {
  opened = await openTestTable();
  transcribe = await startFaultyService(async () => ({
    status: 200,
    headers: { 'content-type': 'application/x-amz-json-1.1' },
    body: '{}',
  }));
});
afterAll(async () => {
  await transcribe.stop();
  await opened.stop();
});
beforeEach(() => {
  vi.stubEnv('AWS_ENDPOINT_URL', transcribe.endpoint);
  vi.stubEnv('AWS_REGION', 'us-east-1');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'key');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
  vi.spyOn(Math, 'random').mockReturnValue(0);
  transcribe.heal();
  now = new Date('2026-11-20T12:00:00Z');
  objects = new Map();
  paid = [];
  steps = [];
  refusals = {};
  uploaded = null;
  press = { key: newUlid(), request_hash: 'hash' };
  jobs = createVoiceJobs({
    repository: repository(),
    bucket: {
      name: 'recordings-bucket',
      uploadForm: async () => ({ url: 'https://bucket.example', fields: {} }),
      read: async () => uploaded,
      keep: async ({ id, type }) => void objects.set(id, type),
      remove: async (id) => {
        steps.push('delete recording');
        objects.delete(id);
      },
    },
    speech: createSpeechJobs(500),
    countSpeech: async (_user, { seconds }) => {
      if (refusals.limit) throw refusals.limit;
      steps.push(`count ${Math.round(seconds)} s`);
    },
    needDictation: async () => undefined,
    pay: {
      reserve: async (_user, id) => {
        if (refusals.credits) throw refusals.credits;
        steps.push('reserve');
        paid.push(`reserve ${id}`);
      },
      spend: async (_user, id) => void paid.push(`spend ${id}`),
      release: async (_user, id) => {
        steps.push('release');
        paid.push(`release ${id}`);
      },
    },
    jobPrefix: 'platewise-dev-',
    clock: () => now,
    newId: newUlid,
    report: () => undefined,
  });
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

describe('The daily limit of speech', () => {
  /** Starts an uploaded recording of two seconds. */
  const start = async (id: string) =>
    jobs.start('mara', id, { language: 'de', deadline: AbortSignal.timeout(25_000) });
  const upload = async () => {
    uploaded = await silence(2, 'wav');
    return (await jobs.permitUpload('mara', 'audio/wav')).job_id;
  };

  it('counts no seconds of an upload that the user has no credits for, and keeps it for later', async () => {
    const id = await upload();
    refusals.credits = new CodedError('CREDITS_EXHAUSTED');
    await expect(start(id)).rejects.toMatchObject({ code: 'CREDITS_EXHAUSTED' });
    expect(steps).toEqual([]);
    refusals = {};
    expect(await start(id)).toEqual({ text: '', job_id: id });
    expect(steps).toEqual(['reserve', 'count 2 s']);
  });

  it('keeps an upload above the daily limit for the next day, and releases its credits', async () => {
    const id = await upload();
    refusals.limit = new CodedError('DAILY_LIMIT_REACHED');
    await expect(start(id)).rejects.toMatchObject({ code: 'DAILY_LIMIT_REACHED' });
    expect(steps).toEqual(['reserve', 'release']);
    refusals = {};
    expect(await start(id)).toEqual({ text: '', job_id: id });
  });

  it('counts no seconds of a recording within the request that the user has no credits for', async () => {
    refusals.credits = new CodedError('CREDITS_EXHAUSTED');
    await expect(transcribed()).rejects.toMatchObject({ code: 'CREDITS_EXHAUSTED' });
    expect(steps).toEqual([]);
  });
});

describe('Starting a transcription job', () => {
  it('names the job for its user and environment and reads and writes only its bucket paths', async () => {
    const { job_id } = await transcribed();
    expect(JSON.parse(transcribe.requests[0]!.body.toString())).toEqual({
      TranscriptionJobName: `platewise-dev-mara.${job_id}`,
      LanguageCode: 'en-US',
      MediaFormat: 'mp4',
      Media: { MediaFileUri: `s3://recordings-bucket/recordings/${job_id}` },
      OutputBucketName: 'recordings-bucket',
      OutputKey: `results/${job_id}.json`,
    });
    expect([...objects]).toEqual([[job_id, 'audio/mp4']]);
    expect(paid).toEqual([`reserve ${job_id}`]);
    expect(await jobs.read('mara', job_id!)).toEqual({ id: job_id, status: 'transcribing', text: '' });
  });

  it('VLOG-09 transcribes German for users of the German interface, also from an upload', async () => {
    await transcribed(undefined, 'de');
    uploaded = await silence(2, 'wav');
    const { job_id } = await jobs.permitUpload('mara', 'audio/wav');
    await jobs.start('mara', job_id, { language: 'de', deadline: AbortSignal.timeout(25_000) });
    expect(transcribe.requests.map(({ body }) => JSON.parse(body.toString()))).toMatchObject([
      { LanguageCode: 'de-DE', MediaFormat: 'mp4' },
      { LanguageCode: 'de-DE', MediaFormat: 'wav' },
    ]);
  });

  it.each([
    ['above the quota', 'quota_exceeded', refusal('LimitExceededException', 429)],
    ['without Amazon Transcribe', 'not_configured', refusal('SubscriptionRequiredException')],
    ['during an Amazon Transcribe outage', 'unavailable', refusal('InternalFailureException', 500)],
    ['of an unresponsive Amazon Transcribe', 'unavailable', 'hang'],
  ] as const)(
    'API-11 reports a failure %s at once, charges nothing and deletes the recording',
    async (_, error, fault) => {
      transcribe.always(fault);
      expect(await transcribed()).toEqual({ error, text: voiceMessages[error] });
      expect([...objects]).toEqual([]);
      expect(paid.map((each) => each.split(' ')[0])).toEqual(['reserve', 'release']);
    },
  );

  it('starts once when the response to the start was lost', async () => {
    transcribe.next('lose', refusal('ConflictException'));
    const { job_id } = await transcribed();
    expect(await jobs.read('mara', job_id!)).toMatchObject({ status: 'transcribing' });
  });

  it('D19 creates one job for a repeated request, at whatever point the first attempt failed', async () => {
    transcribe.always(refusal('AccessDeniedException'));
    await expect(transcribed()).rejects.toMatchObject({ name: 'AccessDeniedException' });
    expect(await jobs.startedBy('mara', press)).toBeNull();
    transcribe.heal();
    const [one, other] = await Promise.all([transcribed(), transcribed()]);
    expect(one.job_id).toBe(other.job_id);
    expect(await jobs.startedBy('mara', press)).toEqual(one);
    expect(await jobs.startedBy('ben', press)).toBeNull();
    expect(voiceJobId.safeParse(one.job_id).success).toBe(true);
    press = { ...press, key: newUlid() };
    expect((await transcribed()).job_id).not.toBe(one.job_id);
  });

  it('throws and raises an alarm when the function may not start jobs', async () => {
    transcribe.always(refusal('AccessDeniedException'));
    await expect(transcribed()).rejects.toMatchObject({ name: 'AccessDeniedException' });
  });

  it('gives up after 20 minutes without an event', async () => {
    const { job_id } = await transcribed();
    now = new Date(now.getTime() + 19 * MINUTE);
    expect(await jobs.read('mara', job_id!)).toMatchObject({ status: 'transcribing' });
    now = new Date(now.getTime() + 2 * MINUTE);
    expect(await jobs.read('mara', job_id!)).toMatchObject({ status: 'done', error: 'unavailable' });
  });

  it('counts the completion events until the job is done', async () => {
    const { job_id } = await transcribed();
    const endings = () => repository().countEnding('mara', job_id!);
    expect([await endings(), await endings()]).toEqual([1, 2]);
    await repository().finish('mara', job_id!, { text: 'two eggs' });
    expect([await endings(), await repository().countEnding('ben', job_id!)]).toEqual([0, 0]);
    expect(await jobs.read('mara', job_id!)).toMatchObject({ status: 'done', text: 'two eggs' });
  });

  it('starts no job after the request has ended', async () => {
    const over = AbortSignal.abort();
    await transcribed(over).catch(() => undefined);
    expect(transcribe.requests).toEqual([]);
    expect(paid.map((each) => each.split(' ')[0])).toEqual(['reserve', 'release']);
  });

  it('forgets a job after a day, even if the table still holds its row', async () => {
    const { job_id } = await transcribed();
    now = new Date(now.getTime() + 24 * 60 * MINUTE + 1_000);
    await expect(jobs.read('mara', job_id!)).rejects.toMatchObject({ code: 'VOICE_JOB_NOT_FOUND' });
  });
});
