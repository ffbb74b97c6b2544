import { describe, expect, inject, it } from 'vitest';
import type { CreditBalance } from '#shared/credits/schema.ts';
import type { ApiUser } from '#test/support/api-user.ts';
import { givePlan } from '#test/support/give-plan.ts';
import { silence } from '#test/support/synthetic-speech.ts';
import { withUser } from '#test/support/with-user.ts';

const total = async (person: ApiUser): Promise<number> =>
  ((await person.call('GET', '/api/credits')).body as unknown as CreditBalance).total;

describe('Credits for speech', () => {
  const say = async (person: ApiUser, seconds: number) =>
    person.call('POST', '/api/functions/voice-to-text', {
      audio: (await silence(seconds)).toString('base64'),
    });

  it('D19 silence costs no credits', async () => {
    const ben = await withUser({ profile: { ai_consent: 'granted' } });
    expect((await say(ben, 2)).body).toMatchObject({ error: 'no_speech' });
    expect(await total(ben)).toBe(100);
  });

  it.each(['free', 'basic'] as const)(
    'GATE-08 (D18) a recording over a minute counts as dictation, which %s does not include',
    async (tier) => {
      const ben = await withUser({ profile: { ai_consent: 'granted' } });
      await givePlan(inject('dataDir'), ben, tier);
      const refused = await say(ben, 61);
      expect([refused.status, refused.body.code, refused.body.details]).toEqual([
        403,
        'TIER_REQUIRED',
        [{ field: 'feature', message: 'premium' }],
      ]);
      await givePlan(inject('dataDir'), ben, 'premium');
      expect((await say(ben, 61)).status).toBe(200);
    },
  );

  it('GATE-08 (D18) an uploaded recording is measured too and deleted when the plan does not cover it', async () => {
    const ben = await withUser({ profile: { ai_consent: 'granted' } });
    const recording = await silence(61);
    const { body } = await ben.call('POST', '/api/voice/jobs', {
      content_type: 'audio/webm',
      size: recording.length,
    });
    const { job_id, url, fields } = body as unknown as {
      job_id: string;
      url: string;
      fields: Record<string, string>;
    };
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('file', new Blob([new Uint8Array(recording)]), 'day');
    expect((await fetch(url, { method: 'POST', body: form })).status).toBe(204);
    const start = async () => (await ben.call('POST', `/api/voice/jobs/${job_id}/start`)).body.code;
    expect([await start(), await start()]).toEqual(['TIER_REQUIRED', 'VOICE_JOB_NOT_FOUND']);
    expect(await total(ben)).toBe(100);
  });
});
