import fc from 'fast-check';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { addDays } from '#shared/time/local-date.ts';
import { type ApiUser, createApiUser } from '#test/support/api-user.ts';
import { createDiaryModel, expectSameDay } from './support/diary-model.ts';
import { createDiaryPlayer, steps } from './support/diary-steps.ts';
import { isFull } from '#test/support/full-size.ts';

const RUNS = isFull ? 60 : 4;
const STEPS = isFull ? 80 : 30;

let mara: ApiUser;
let runs = 0;
beforeAll(async () => {
  mara = await createApiUser(inject('origin'));
});

describe('A diary in two windows of one person', () => {
  it('is what a simple model says, whatever is done, in which order, how stale and how often', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { minLength: STEPS / 2, maxLength: STEPS }), async (done) => {
        const model = createDiaryModel();
        // Days of its own for each run: nothing of an earlier one is on them.
        const player = createDiaryPlayer(mara, model, addDays('2026-01-01', 4 * (runs += 1)));
        for (const step of done) await player.play(step);
        for (const day of player.days) {
          const { status, body } = await mara.call('GET', `/api/diary/${day}`);
          expect(status).toBe(200);
          expectSameDay(body, model.day(day));
        }
      }),
      { numRuns: RUNS },
    );
  });
});
