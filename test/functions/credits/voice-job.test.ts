import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPayForJob, type PayForJob } from '#functions/voice/pay-for-job.ts';
import { createCreditWorld, type CreditWorld } from './credit-world.ts';

let world: CreditWorld;
let pay: PayForJob;
let people = 0;
let mara: string;
const deadline = () => AbortSignal.timeout(25_000);

beforeAll(async () => {
  world = await createCreditWorld();
  pay = createPayForJob(world.holds);
});
afterAll(() => world.stop());
beforeEach(async () => {
  world.at('2026-11-20T12:00:00Z');
  mara = `person-${(people += 1)}`;
  await pay.reserve(mara, 'job', deadline());
});

describe('Credits for a transcription job', () => {
  it('D19 charges the credits once when the transcript is ready, however often completion is reported', async () => {
    expect(await world.total(mara)).toBe(99);
    await pay.spend(mara, 'job');
    await pay.spend(mara, 'job');
    await pay.release(mara, 'job');
    expect(await world.total(mara)).toBe(99);
    expect((await world.told(mara)).at(-1)).toEqual(['spent', 'voice_transcription', -1, 99]);
  });

  it('D19 charges no credits without a transcript', async () => {
    await pay.release(mara, 'job');
    await pay.spend(mara, 'job');
    expect(await world.total(mara)).toBe(100);
  });

  it('charges the credits once for a job that is started twice', async () => {
    await pay.reserve(mara, 'job', deadline());
    expect(await world.total(mara)).toBe(99);
  });

  it('returns the credits after 25 minutes when completion is never reported', async () => {
    world.at('2026-11-20T12:24:59Z');
    expect(await world.total(mara)).toBe(99);
    world.at('2026-11-20T12:25:00Z');
    expect(await world.total(mara)).toBe(100);
    await pay.spend(mara, 'job');
    expect(await world.total(mara)).toBe(100);
  });

  it('rejects the job before it starts when credits are missing', async () => {
    for (let count = 0; count < 19; count += 1) await world.analyse(mara);
    for (let count = 0; count < 4; count += 1) await pay.reserve(mara, `job-${count}`, deadline());
    await expect(pay.reserve(mara, 'one more', deadline())).rejects.toMatchObject({
      code: 'CREDITS_EXHAUSTED',
    });
  });
});
