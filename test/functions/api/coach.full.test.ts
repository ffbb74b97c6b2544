import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newUlid } from '#functions/platform/ids.ts';
import { type CoachAnswer, coachAnswer } from '#shared/coach/schema.ts';
import { type ChatModel, startChatModel } from '#test/support/chat-model.ts';
import { writePlan } from '#test/support/give-plan.ts';
import { openWindow } from '#test/support/live-window.ts';
import { type MeasuredCloud, startMeasuredCloud } from '#test/support/measured-cloud.ts';

let model: ChatModel;
let product: MeasuredCloud;

beforeAll(async () => {
  model = await startChatModel();
  product = await startMeasuredCloud({ OPENAI_API_KEY: 'scripted', OPENAI_BASE_URL: model.baseUrl });
});
afterAll(async () => {
  await product.stop();
  await model.stop();
});

const somebody = async (name: string) => {
  const person = await product.person(`${name}@example.com`);
  await person.call('PUT', '/api/profile', { ai_consent: 'granted' });
  await writePlan(product.table, person.sub, 'enterprise');
  return person;
};

const reading = new Set(['GetItem', 'BatchGetItem', 'Query', 'Scan', 'TransactGetItems']);
const ASK = '/api/functions/nutrition-assistant';

describe('The coach in a product whose model answers', () => {
  it('API-09 logs a meal, notifies the open tab and reads the table at most five times, once for the session', async () => {
    const mara = await somebody('mara');
    const window = await openWindow(product.cloud.origin, mara);
    const turn_id = newUlid();
    const meal = {
      items: [{ food: 'eggs', grams: 100, record_id: null }],
      meal_type: 'breakfast',
      date: new Date().toISOString().slice(0, 10),
      time: null,
    };
    // The first entry of a sandbox also reads whether the day's time zone is recorded as active.
    const lina = await somebody('lina');
    model.says([{ calls: [['log_meal', meal]] }, 'Logged.']);
    await lina.call('POST', ASK, {
      message: 'Log two eggs for breakfast',
      userId: lina.sub,
      context: 'ai_coach',
      time_zone: 'UTC',
      turn_id: newUlid(),
    });
    model.says([
      { calls: [['log_meal', meal]] },
      'Your eggs are in the diary. Well done, and enjoy the day.',
    ]);
    let answer: CoachAnswer | undefined;
    const calls = await product.during(async () => {
      const { status, body } = await mara.call('POST', ASK, {
        message: 'Log two eggs for breakfast',
        userId: mara.sub,
        context: 'ai_coach',
        time_zone: 'UTC',
        turn_id,
        connection_id: window.connection_id,
      });
      expect(status).toBe(200);
      answer = coachAnswer.parse(body);
    });
    expect(answer).toMatchObject({ engine: 'model', turn_id, written: [{ kind: 'entry' }] });
    expect(calls.filter(({ operation }) => reading.has(operation)).length).toBeLessThanOrEqual(5);
    const tokens = window.heard.flatMap(({ message }) =>
      message['type'] === 'coach_token' ? [String(message['text'])] : [],
    );
    expect(answer?.response.startsWith(tokens.join('').trim())).toBe(true);
    expect(tokens.join('')).toContain('Your eggs');
    const { body: entries } = await mara.call('GET', '/api/food-entries');
    expect(entries.entries.map(({ id }) => id)).toEqual(answer?.written.map(({ id }) => id));
    const undone = await mara.call('POST', '/api/coach/undo', { turn_id });
    expect(undone.body).toMatchObject({ undone: answer?.written.map(({ id }) => id), kept: [] });
    const chat = await mara.call('GET', '/api/coach/messages');
    expect(chat.body).toMatchObject({ messages: [{ type: 'user' }, { type: 'ai', is_undone: true }] });
    expect((await mara.call('DELETE', '/api/coach/messages')).status).toBe(204);
    expect((await mara.call('GET', '/api/coach/messages')).body).toMatchObject({ messages: [] });
    window.close();
  });

  it("never notifies another user's tab, whatever connection ID the request contains", async () => {
    const [ben, eve] = [await somebody('ben'), await somebody('eve')];
    const window = await openWindow(product.cloud.origin, ben);
    model.says(['You are doing well.']);
    const { status } = await eve.call('POST', ASK, {
      message: 'How am I doing?',
      context: 'ai_coach',
      connection_id: window.connection_id,
    });
    expect([status, window.heard.filter(({ message }) => message['type'] === 'coach_token')]).toEqual([
      200,
      [],
    ]);
    window.close();
  });
});
