import { expect, it } from 'vitest';
import { executiveRoutes } from '#shared/business-agents/executive/routes.ts';
import { sdrRoutes } from '#shared/business-agents/sdr/routes.ts';
import { orByRules } from '#web/features/business-agents/common/or-by-rules.ts';
import { runExecutive } from '#web/features/business-agents/common/run-executive.ts';
import { respondTo } from '#web/features/business-agents/sdr/run-sdr.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import {
  clearInsufficientCredits,
  reportInsufficientCredits,
  useInsufficientCredits,
} from '#web/lib/api/insufficient-credits.ts';
import { errorFromResponse } from '#web/lib/api/error-from-response.ts';
import { idOf } from '#test/support/builders/a-lead.ts';
import { failure, scriptedApi } from '#test/support/scripted-api.ts';

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

it.each([
  ['the assistant', (key: string) => runExecutive({ text: 'Call Ana', preview: true }, key)],
  ['the sales agent', (key: string) => respondTo({ leadId: idOf(1), message: 'Hi' }, key)],
])('%s sends its action again without AI when no credits are left', async (_, send) => {
  const api = scriptedApi();
  const without: boolean[] = [];
  for (const route of [executiveRoutes.run, sdrRoutes.run])
    api.on(route, ({ headers }) => {
      without.push(headers.has('X-Without-AI'));
      return without.length === 1 ? failure('CREDITS_EXHAUSTED') : Response.json({ message: 'By rules' });
    });
  const outcome = send('press-0001').catch(() => undefined);
  (await dialog()).goOn?.();
  clearInsufficientCredits();
  await outcome;
  expect(without).toEqual([false, true]);
});
