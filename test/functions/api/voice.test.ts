import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, inject, it, vi } from 'vitest';
import type { Transcript, VoiceJob } from '#shared/voice/schema.ts';
import { voiceMessages } from '#shared/voice/voice-error.ts';
import type { ApiUser } from '#test/support/api-user.ts';
import { isFull } from '#test/support/full-size.ts';
import { silence, spoken } from '#test/support/synthetic-speech.ts';
import { MIN_SHARE_HEARD, shareHeard } from '#test/support/recognized-words.ts';
import { withUser } from '#test/support/with-user.ts';
import { PATIENCE } from '#test/support/patience.ts';
import { eventually } from '#test/support/eventually.ts';

const CLIP = '/api/functions/voice-to-text';
const JOBS = '/api/voice/jobs';
const BREAKFAST = 'two scrambled eggs and a slice of toast for breakfast';

let mara: ApiUser;
let ben: ApiUser;
let breakfast: Buffer;
beforeAll(async () => {
  [mara, ben, breakfast] = await Promise.all([withUser(), withUser(), spoken(BREAKFAST)]);
  for (const person of [mara, ben]) await person.call('PUT', '/api/profile', { ai_consent: 'granted' });
  // The first recording on a machine waits until the recognizer has learned the food table.
  const { body } = await mara.call('POST', CLIP, {
    audio: (await spoken('an apple', 'mp4')).toString('base64'),
    content_type: 'audio/mp4',
  });
  await whenDone((body as unknown as Transcript).job_id!, 120_000);
});

const say = async (recording: Buffer, content_type?: string) => {
  const answer = await mara.call('POST', CLIP, {
    audio: recording.toString('base64'),
    ...(content_type !== undefined && { content_type }),
  });
  return { ...answer, body: answer.body as unknown as Transcript & { code?: string } };
};

const jobOf = async (id: string, person: ApiUser = mara) => {
  const answer = await person.call('GET', `${JOBS}/${id}`);
  return { ...answer, body: answer.body as unknown as VoiceJob & { code?: string } };
};

const whenDone = (id: string, timeout = 60_000): Promise<VoiceJob> =>
  vi.waitFor(
    async () => {
      const { body } = await jobOf(id);
      if (body.status !== 'done') throw new Error(`The job is ${body.status}.`);
      return body;
    },
    { timeout, interval: 100 },
  );

const permit = async (content_type: string, size: number) =>
  (await mara.call('POST', JOBS, { content_type, size })).body as unknown as {
    job_id: string;
    url: string;
    fields: Record<string, string>;
  };

const upload = async (recording: Buffer, contentType = 'audio/webm') => {
  const { job_id, url, fields } = await permit(contentType, recording.length);
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([new Uint8Array(recording)]), 'meal');
  const { status } = await fetch(url, { method: 'POST', body: form });
  return { job_id, status };
};

const start = (id: string, person: ApiUser = mara) => person.call('POST', `${JOBS}/${id}/start`);

/** Files in the buckets of recordings. */
const recordingsKept = (): string[] =>
  readdirSync(join(inject('dataDir'), 's3'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.parentPath.includes('-recordings'))
    .map(({ name }) => name);

describe('POST /api/functions/voice-to-text with a synthetic voice', () => {
  it('API-11 transcribes a webm recording', async () => {
    const { status, body } = await say(breakfast);
    expect({ status, error: body.error }).toEqual({ status: 200, error: undefined });
    expect(shareHeard(BREAKFAST, body.text)).toBeGreaterThan(MIN_SHARE_HEARD);
  });

  it.each(isFull ? (['ogg', 'wav'] as const) : (['ogg'] as const))(
    'transcribes %s in the same request',
    async (container) => {
      const { status, body } = await say(await spoken(BREAKFAST, container), `audio/${container}`);
      expect({ status, job: body.job_id }).toEqual({ status: 200, job: undefined });
      expect(shareHeard(BREAKFAST, body.text)).toBeGreaterThan(MIN_SHARE_HEARD);
    },
  );

  it('API-11 (D40) answers silence with `no_speech` and a message instead of text', async () => {
    const { status, body } = await say(await silence(2));
    expect({ status, body }).toEqual({
      status: 200,
      body: { error: 'no_speech', text: voiceMessages.no_speech },
    });
  });

  it.runIf(isFull)('transcribes the beginning of a truncated recording', async () => {
    const { status, body } = await say(breakfast.subarray(0, Math.floor(breakfast.length * 0.7)));
    expect(status).toBe(200);
    expect(body.error).toBeUndefined();
    expect(shareHeard('two scrambled eggs', body.text)).toBeGreaterThan(0.5);
    expect(body.text).not.toContain('breakfast');
  });

  it.runIf(isFull)(
    'transcribes the beginning of a recording truncated in its only part, as a job',
    async () => {
      const whole = await spoken(BREAKFAST, 'finished webm');
      const { body } = await say(whole.subarray(0, Math.floor(whole.length * 0.6)));
      const { text, error } = await whenDone(body.job_id!);
      expect(error).toBeUndefined();
      expect(shareHeard('two scrambled eggs', text)).toBeGreaterThan(0.5);
    },
  );

  it('finds no speech in a recording that ends before its first sound', async () => {
    const header = breakfast.subarray(0, breakfast.indexOf(Buffer.from([0x1f, 0x43, 0xb6, 0x75])));
    const { status, body } = await say(header);
    expect({ status, error: body.error }).toEqual({ status: 200, error: 'no_speech' });
  });
});

describe('POST /api/functions/voice-to-text with unusable audio', () => {
  const garbage = Buffer.from(Array.from({ length: 5_000 }, (_, index) => (index * 7919) % 251));

  it.each([
    ['bytes that are not audio', async () => garbage, 'audio/webm'],
    ['text', async () => Buffer.from('two eggs'), 'audio/webm'],
    ['a picture', async () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), 'audio/wav'],
    ['webm declared as mp4', async () => breakfast, 'audio/mp4'],
    ['wav declared as webm', () => spoken('an apple', 'wav'), 'audio/webm'],
  ])('rejects %s', async (_, make, type) => {
    const { status, body } = await say(await make(), type);
    expect({ status, code: body.code }).toEqual({ status: 422, code: 'RECORDING_NOT_READABLE' });
  });

  it('API-11 rejects a recording too large for a request and names the field', async () => {
    const tooLarge = Buffer.alloc(4 * 1024 * 1024 + 3);
    const { status, body } = await mara.call('POST', CLIP, { audio: tooLarge.toString('base64') });
    expect({ status, code: body.code, field: body.details[0]?.field }).toEqual({
      status: 400,
      code: 'VALIDATION_FAILED',
      field: 'audio',
    });
  });

  it.runIf(isFull)('rejects more than ten minutes', async () => {
    const { status, body } = await say(await silence(602));
    expect({ status, code: body.code }).toEqual({ status: 422, code: 'RECORDING_TOO_LONG' });
  });
});

describe('A recording that needs a job', () => {
  it.runIf(isFull)('API-11 another audio format becomes a job that can be queried', async () => {
    const { status, body } = await say(await spoken(BREAKFAST, 'mp4'), 'audio/mp4');
    expect({ status, text: body.text }).toEqual({ status: 200, text: '' });
    const job = await whenDone(body.job_id!);
    expect(job).toEqual({ id: body.job_id, status: 'done', text: job.text });
    expect(shareHeard(BREAKFAST, job.text)).toBeGreaterThan(MIN_SHARE_HEARD);
  });

  it.runIf(isFull)('a recording beyond the streaming limit becomes a job', async () => {
    const sentences = Array.from({ length: 9 }, () => `${BREAKFAST}.`).join(' ');
    const { body } = await say(await spoken(sentences));
    expect(body.job_id).toBeDefined();
    const { text, error } = await whenDone(body.job_id!);
    expect(error).toBeUndefined();
    expect(shareHeard(sentences.replaceAll('.', ''), text)).toBeGreaterThan(MIN_SHARE_HEARD);
  });

  it('API-11 uploads, transcribes and reports a recording over the socket, and keeps no copy', async () => {
    const { body: realtime } = await mara.call('POST', '/api/realtime/tickets');
    const { ticket } = realtime as unknown as { ticket: string };
    const socket = new WebSocket(`${inject('origin').replace('http', 'ws')}/live?ticket=${ticket}`);
    const messages: unknown[] = [];
    socket.addEventListener('message', ({ data }) => messages.push(JSON.parse(String(data))));
    await new Promise((resolve) => socket.addEventListener('open', resolve));

    const { job_id, status } = await upload(breakfast);
    expect(status).toBe(204);
    expect((await jobOf(job_id)).body).toEqual({ id: job_id, status: 'awaited', text: '' });
    const started = await start(job_id);
    expect({ status: started.status, body: started.body }).toEqual({
      status: 202,
      body: { text: '', job_id },
    });
    const again = await start(job_id);
    expect({ status: again.status, body: again.body }).toEqual({ status: 202, body: { text: '', job_id } });
    const { text } = await whenDone(job_id);
    expect(shareHeard(BREAKFAST, text)).toBeGreaterThan(MIN_SHARE_HEARD);
    await eventually(() => expect(messages).toContainEqual({ type: 'voice_transcribed', job_id, text }));
    await vi.waitFor(() => expect(recordingsKept()).toEqual([]), { timeout: 20_000 * PATIENCE });
    socket.close();
  });

  it.runIf(isFull)('reports `no_speech` for silence', async () => {
    const { job_id } = await upload(await silence(2));
    await start(job_id);
    expect(await whenDone(job_id)).toMatchObject({ error: 'no_speech', text: voiceMessages.no_speech });
  });

  it('rejects a file without audio and deletes its upload at once', async () => {
    const { job_id } = await upload(Buffer.from('two eggs'));
    const { status, body } = await start(job_id);
    expect({ status, code: body.code }).toEqual({ status: 422, code: 'RECORDING_NOT_READABLE' });
    const { body: gone } = await start(job_id);
    expect(gone.code).toBe('VOICE_JOB_NOT_FOUND');
  });

  it('a queued recording cannot be read or started by another user', async () => {
    const { job_id } = await upload(breakfast);
    for (const { status, body } of [await jobOf(job_id, ben), await start(job_id, ben)])
      expect({ status, code: body.code }).toEqual({ status: 404, code: 'VOICE_JOB_NOT_FOUND' });
    expect((await jobOf(job_id)).body.status).toBe('awaited');
  });

  it('a queued recording cannot start before the upload', async () => {
    const { job_id } = await permit('audio/webm', 1_000);
    const { status, body } = await start(job_id);
    expect({ status, code: body.code }).toEqual({ status: 404, code: 'VOICE_JOB_NOT_FOUND' });
  });

  it('a queued recording cannot be larger than the upload form allows', async () => {
    const { status, body } = await mara.call('POST', JOBS, { content_type: 'audio/webm', size: 9e6 });
    expect({ status, field: body.details[0]?.field }).toEqual({ status: 400, field: 'size' });
  });
});

it.runIf(isFull)('the logs contain no transcript or audio', async () => {
  await say(breakfast);
  const logs = join(inject('dataDir'), 'logs');
  const texts = readdirSync(logs).map((file) => readFileSync(join(logs, file), 'utf8'));
  const written = texts.join('\n');
  expect(written).toContain('VoiceIndex');
  expect(written).not.toContain('scrambled');
  expect(written).not.toContain(breakfast.toString('base64').slice(1_000, 1_040));
});
