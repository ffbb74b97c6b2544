import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Transcript } from '#shared/voice/schema.ts';
import { silence } from '#test/support/synthetic-speech.ts';
import { isFull } from '#test/support/full-size.ts';
import { withUser } from '#test/support/with-user.ts';
import { PATIENCE } from '#test/support/patience.ts';

const CLIP = '/api/functions/voice-to-text';
const JOBS = '/api/voice/jobs';

let clip: Buffer;
beforeAll(async () => {
  clip = await silence(2);
});

describe('Voice consent', () => {
  it.each([null, 'declined'] as const)(
    'D45 without consent (%s) uploads nothing and sends nothing to the speech service',
    async (ai_consent) => {
      const eve = await withUser({ profile: { ai_consent: 'granted' } });
      const { body: permitted } = await eve.call('POST', JOBS, { content_type: 'audio/webm', size: 10 });
      const { job_id } = permitted as unknown as { job_id: string };
      await eve.call('PUT', '/api/profile', { ai_consent });
      const answers = [
        await eve.call('POST', CLIP, { audio: clip.toString('base64') }),
        await eve.call('POST', JOBS, { content_type: 'audio/webm', size: 10 }),
        await eve.call('POST', `${JOBS}/${job_id}/start`),
      ];
      expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
        answers.map(() => [403, 'CONSENT_NEEDED']),
      );
    },
  );
});

it.runIf(isFull)(
  'two hours of speech a day are transcribed, then the user learns when to try again',
  async () => {
    const eve = await withUser({ profile: { ai_consent: 'granted' }, plan: 'premium' });
    // Bytes after the audio may be audio to other readers, so they count as nearly ten minutes.
    const long = Buffer.concat([await silence(1, 'wav'), Buffer.alloc(455_000)]).toString('base64');
    const send = () => eve.call('POST', CLIP, { audio: long, content_type: 'audio/wav' });
    for (let count = 0; count < 12; count += 1) {
      const { status, body } = await send();
      expect(status).toBe(200);
      // Sequential, so that concurrent recordings of other users do not wait for these.
      const { job_id } = body as unknown as Transcript;
      await vi.waitFor(
        async () =>
          expect((await eve.call('GET', `${JOBS}/${job_id}`)).body).toMatchObject({ status: 'done' }),
        { timeout: 60_000 * PATIENCE, interval: 100 },
      );
    }
    const { status, body, headers } = await send();
    expect([status, body.code]).toEqual([429, 'DAILY_LIMIT_REACHED']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(86_400);
  },
);
