import { expect, it } from 'vitest';
import { orByRules } from '#web/features/business-agents/common/or-by-rules.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import {
  clearInsufficientCredits,
  reportInsufficientCredits,
  useInsufficientCredits,
} from '#web/lib/api/insufficient-credits.ts';
import { errorFromResponse } from '#web/lib/api/error-from-response.ts';
import { failure } from '#test/support/scripted-api.ts';

/** Sends an action that a model would answer, with an account without credits. */
const start = () => {
  const sent: boolean[] = [];
  const outcome = orByRules(async (isWithoutAi) => {
    sent.push(isWithoutAi);
    if (isWithoutAi) return 'by rules';
    const error = await errorFromResponse(failure('CREDITS_EXHAUSTED'));
    reportInsufficientCredits(error);
    throw error;
  });
  return { sent, outcome };
};
const dialog = async () => {
  await expect.poll(() => useInsufficientCredits.getState().goOn).not.toBeNull();
  return useInsufficientCredits.getState();
};

it('continuing without AI sends the same action to the rules', async () => {
  const { sent, outcome } = start();
  (await dialog()).goOn?.();
  clearInsufficientCredits();
  expect([await outcome, sent]).toEqual(['by rules', [false, true]]);
});

it('closing the dialog for insufficient credits fails the action and sends nothing else', async () => {
  const { sent, outcome } = start();
  const failed = expect(outcome).rejects.toBeInstanceOf(ApiError);
  await dialog();
  clearInsufficientCredits();
  await failed;
  expect(sent).toEqual([false]);
});
