import { startChatModel } from '#test/support/chat-model.ts';
import { writePlan } from '#test/support/give-plan.ts';
import { openWindow } from '#test/support/live-window.ts';
import { startMeasuredCloud } from '#test/support/measured-cloud.ts';
import { medianOf, ms, repeatedly } from './figures.ts';
import type { Limit, Section } from './report.ts';

/** Pace of the model: ms to the first piece, and pieces per second. */
const PACE = { ttft: 200, tps: 20 };
const MAX_MS = 300;
const REPLY = 'You are doing well today. Keep going, and drink a glass of water now and then.';
/** Characters per piece of the scripted model. */
const PIECE = 8;
/**
 * Ms after the request at which the model has sent its first sentence and the start of the next one, which shows that
 * the first is complete.
 */
const FIRST_SENTENCE_MS = PACE.ttft + Math.floor((REPLY.indexOf('. ') + 2) / PIECE) * (1_000 / PACE.tps);
const reading = new Set(['GetItem', 'BatchGetItem', 'Query']);

/** Measures how soon a coach reply is visible, and what a turn reads. */
export const measureCoach = async (): Promise<{ section: Section; limits: Limit[] }> => {
  const model = await startChatModel();
  const product = await startMeasuredCloud({ OPENAI_API_KEY: 'scripted', OPENAI_BASE_URL: model.baseUrl });
  const person = await product.person('asks@example.com');
  await person.call('PUT', '/api/profile', { ai_consent: 'granted' });
  await writePlan(product.table, person.sub, 'enterprise');
  model.says([REPLY], PACE);

  const ask = async () => {
    const window = await openWindow(product.cloud.origin, person);
    const calls = await product.during(() =>
      person.call('POST', '/api/functions/nutrition-assistant', {
        message: 'How am I doing?',
        context: 'ai_coach',
        connection_id: window.connection_id,
      }),
    );
    const { at } = await window.firstOf('coach_token');
    window.close();
    const asked = model.askedAt().at(-1) ?? Number.NaN;
    return {
      wait: at - asked - FIRST_SENTENCE_MS,
      reads: calls.filter(({ operation }) => reading.has(operation)).length,
    };
  };
  await ask();
  const runs = await repeatedly(ask);
  await product.stop();
  await model.stop();
  const wait = medianOf(runs.map((run) => run.wait));
  const reads = Math.max(...runs.map((run) => run.reads));
  return {
    section: {
      title: 'Coach',
      text: 'A scripted model writes 160 characters per second. The tab receives each sentence over its WebSocket as soon as it is complete and checked.',
      head: ['Metric', 'Measured'],
      rows: [
        ['From the model’s first complete sentence until the tab receives it', ms(wait)],
        ['Table reads per turn, maximum of 5', String(reads)],
      ],
    },
    limits: [
      {
        what: 'Time until the tab receives the first piece of a reply',
        must: `at most ${MAX_MS} ms after its first complete sentence`,
        measured: ms(wait),
        holds: wait <= MAX_MS,
      },
      {
        what: 'Table reads per coach turn',
        must: 'at most 4 requests',
        measured: String(reads),
        holds: reads > 0 && reads <= 4,
      },
    ],
  };
};
