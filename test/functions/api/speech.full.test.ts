import { beforeAll, describe, expect, inject, it } from 'vitest';
import { systemClock } from '#functions/platform/clock.ts';
import { dailyLimits } from '#functions/platform/limits/daily-limits.ts';
import { createCallCounter } from '#functions/platform/limits/count-call.ts';
import { speechAnswer } from '#shared/speech/schema.ts';
import { NOTHING_TO_READ, speechMessages } from '#shared/speech/speech-error.ts';
import type { ApiUser } from '#test/support/api-user.ts';
import { openLocalTable } from '#test/support/local-table.ts';
import { withUser } from '#test/support/with-user.ts';
import { logsOf } from '#test/support/logs-of.ts';

const SPEECH = '/api/functions/text-to-speech';
const REPLY = 'You have 640 kcal left today. A bowl of lentil soup would fit.';

let mara: ApiUser;
beforeAll(async () => {
  mara = await withUser();
});

const hear = async (text: string, person = mara) => {
  const { status, body } = await person.call('POST', SPEECH, { text, voice: 'nova' });
  return { status, answer: speechAnswer.strict().parse(body) };
};

/** MPEG frames and the tag before the first one start with these bytes. */
const looksLikeMp3 = (sound: Buffer): boolean =>
  sound.subarray(0, 3).toString() === 'ID3' || (sound[0] === 0xff && (sound[1]! & 0xe0) === 0xe0);

describe('POST /api/functions/text-to-speech', () => {
  it("API-10 returns `audioContent` as base64 MP3 for a text and the voice 'nova'", async () => {
    const { status, answer } = await hear(REPLY);
    expect(status).toBe(200);
    expect(Object.keys(answer)).toEqual(['audioContent']);
    const sound = Buffer.from(answer.audioContent!, 'base64');
    expect(looksLikeMp3(sound)).toBe(true);
    expect(sound.toString('base64')).toBe(answer.audioContent);
    expect(sound.length).toBeGreaterThan(5_000);
  });

  it('returns audio about as long as its text', async () => {
    const lengths = await Promise.all(
      ['Eggs.', REPLY].map(async (text) => (await hear(text)).answer.audioContent!.length),
    );
    expect(lengths[1]).toBeGreaterThan(lengths[0]! * 2);
  });

  it('charges no credits', async () => {
    const balance = async () => (await mara.call('GET', '/api/credits')).body;
    const before = await balance();
    await hear(REPLY);
    expect(await balance()).toEqual(before);
  });

  it('uses the default voice when none is given', async () => {
    const { status, body } = await mara.call('POST', SPEECH, { text: 'Eggs.' });
    expect({ status, has: Object.keys(body) }).toEqual({ status: 200, has: ['audioContent'] });
  });

  it('API-10 (D40) answers 200 with `error` for an empty text', async () => {
    expect(await hear('* * *')).toEqual({ status: 200, answer: { error: NOTHING_TO_READ } });
  });

  it('API-10 (D40) answers 200 with `fallback` for a user who declined providers', async () => {
    const ben = await withUser({ profile: { ai_consent: 'declined' } });
    expect(await hear(REPLY, ben)).toEqual({
      status: 200,
      answer: { fallback: true, error: speechMessages.declined },
    });
  });

  it("API-10 (D40) answers 200 with `fallback` beyond a user's 30,000 characters a day", async () => {
    const [lena, ben] = await Promise.all([withUser(), withUser()]);
    const table = await openLocalTable(inject('dataDir'));
    await createCallCounter(table, systemClock, dailyLimits.readAloud)(lena.id, 30_000 - 10);
    expect((await hear('Two eggs.', lena)).answer.audioContent).toBeDefined();
    expect((await hear('Two eggs.', lena)).answer).toEqual({ fallback: true, error: speechMessages.limit });
    expect((await hear('Eggs.', ben)).answer.audioContent).toBeDefined();
  });

  it('writes no text to the logs', async () => {
    await hear('Scrambled secrets of Mara.');
    const written = logsOf(inject('dataDir')).join('\n');
    expect(written).toContain('"service":"speech"');
    expect(written).not.toContain('secrets of Mara');
  });
});
