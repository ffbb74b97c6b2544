import { describe, expect, it } from 'vitest';
import { createFinishJob } from '#functions/voice/finish-job.ts';
import { voiceMessages } from '#shared/voice/voice-error.ts';

const ID = '01JD0000000000000000000000';
const NAME = `platewise-dev-mara.${ID}`;
const result = (transcript: string): string =>
  JSON.stringify({ jobName: NAME, results: { transcripts: [{ transcript }], items: [] } });

const finishing = (content: string | Error | null = result('two eggs'), isNews = true) => {
  const done: unknown[] = [];
  let endings = 0;
  const finish = createFinishJob({
    repository: {
      countEnding: async () => (endings += 1),
      finish: async (user, id, outcome) => {
        done.push({ [`${user} ${id}`]: outcome });
        return isNews;
      },
    },
    bucket: {
      read: async () => {
        if (content instanceof Error) throw content;
        return content === null ? null : Buffer.from(content);
      },
      remove: async (id) => void done.push(`remove ${id}`),
    },
    speech: { forget: async (name) => void done.push(`forget ${name}`) },
    pay: {
      spend: async (user, id) => void done.push(`spend ${user} ${id}`),
      release: async (user, id) => void done.push(`release ${user} ${id}`),
    },
    jobPrefix: 'platewise-dev-',
    notify: async (user, messages) => void done.push({ [`tell ${user}`]: messages }),
  });
  const ended = (status = 'COMPLETED', name = NAME) =>
    finish({
      source: 'aws.transcribe',
      detail: { TranscriptionJobName: name, TranscriptionJobStatus: status },
    });
  return { done, ended };
};

const cleared = [`remove ${ID}`, `forget ${NAME}`];
const [spent, released] = [`spend mara ${ID}`, `release mara ${ID}`];

describe('A finished transcription job', () => {
  it('API-11 stores the transcript, notifies the user, charges the credits and deletes the recording, result and record', async () => {
    const { done, ended } = finishing();
    await ended();
    expect(done).toEqual([
      { [`mara ${ID}`]: { text: 'two eggs' } },
      { 'tell mara': [{ type: 'voice_transcribed', job_id: ID, text: 'two eggs' }] },
      spent,
      ...cleared,
    ]);
  });

  it.each([
    ['failed', 'FAILED', null, 'unavailable'],
    ['wrote no result', 'COMPLETED', null, 'unavailable'],
    ['wrote an invalid result', 'COMPLETED', 'two eggs', 'unavailable'],
    ['contained no speech', 'COMPLETED', result(' '), 'no_speech'],
  ] as const)(
    'reports the reason, charges nothing and is cleaned up when it %s',
    async (_, status, content, error) => {
      const { done, ended } = finishing(content);
      await ended(status);
      const outcome = { error, text: voiceMessages[error] };
      expect(done).toEqual([
        { [`mara ${ID}`]: outcome },
        { 'tell mara': [{ type: 'voice_transcribed', job_id: ID, ...outcome }] },
        released,
        ...cleared,
      ]);
    },
  );

  it('reports a finished job once: repeated events, or those of a deleted account, only clean up', async () => {
    const { done, ended } = finishing(null, false);
    await ended();
    expect(done.slice(1)).toEqual([released, ...cleared]);
  });

  it('abandons an unreadable transcript at the last attempt and notifies the user', async () => {
    const { done, ended } = finishing(new Error('The bucket hangs.'));
    for (let call = 1; call < 3; call += 1) {
      await expect(ended()).rejects.toThrow('The bucket hangs.');
      expect(done).toEqual([]);
    }
    await expect(ended()).rejects.toThrow('The bucket hangs.');
    const outcome = { error: 'unavailable', text: voiceMessages.unavailable };
    expect(done).toEqual([
      { [`mara ${ID}`]: outcome },
      { 'tell mara': [{ type: 'voice_transcribed', job_id: ID, ...outcome }] },
      released,
    ]);
  });

  it('ignores a job of another environment', async () => {
    const { done, ended } = finishing();
    await ended('COMPLETED', `platewise-prod-mara.${ID}`);
    await ended('COMPLETED', 'platewise-dev-something');
    expect(done).toEqual([]);
  });
});
