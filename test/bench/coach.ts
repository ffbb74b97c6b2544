import { startChatModel } from '#test/support/chat-model.ts';
import { writePlan } from '#test/support/give-plan.ts';
import { openWindow } from '#test/support/live-window.ts';
import { startMeasuredCloud } from '#test/support/measured-cloud.ts';
import { medianOf, ms, repeatedly } from './figures.ts';
import type { Limit, Section } from './report.ts';

/** Pace of the model: ms to the first piece, and pieces per second. */
const PACE = { ttft: 200, tps: 20 };
const MAX_MS = 300;
const reading = new Set(['GetItem', 'BatchGetItem', 'Query']);

/** Measures how soon a coach reply is visible, and what a turn reads. */
export const measureCoach = async (): Promise<{ section: Section; limits: Limit[] }> => {
  const model = await startChatModel();
  const product = await startMeasuredCloud({ OPENAI_API_KEY: 'scripted', OPENAI_BASE_URL: model.baseUrl });
  const person = await product.person('asks@example.com');
  await person.call('PUT', '/api/profile', { ai_consent: 'granted' });
  await writePlan(product.table, person.sub, 'enterprise');
  model.says(['You are doing well today. Keep going, and drink a glass of water now and then.'], PACE);

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
      wait: at - asked - PACE.ttft,
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
      text: 'A scripted model sends its first piece 200 ms after the request; the tab receives it over its WebSocket.',
      head: ['Metric', 'Measured'],
      rows: [
        ['From the model’s first piece until the tab receives it', ms(wait)],
        ['Table reads per turn, maximum of 5', String(reads)],
      ],
    },
    limits: [
      {
        what: 'Time until the tab receives the first piece of a reply',
        must: `at most ${MAX_MS} ms after the model’s`,
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
