import OpenAI from 'openai';
import { ulid } from 'ulid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { amplifierActions } from '#functions/business-agents/agents/amplifier/actions.ts';
import { amplifierTasks } from '#functions/business-agents/agents/amplifier/model-tasks.ts';
import { checkOutput } from '#functions/business-agents/common/check-output/check-output.ts';
import { createAgentModel } from '#functions/business-agents/common/ask-agent-model.ts';
import { askStructured } from '#functions/business-agents/common/ask-structured.ts';
import { moneyActions } from '#functions/business-agents/agents/money/actions.ts';
import { runAgent } from '#functions/business-agents/agents/run-agent.ts';
import { unknownTask } from '#functions/business-agents/agents/unknown-action.ts';
import { createCallCounter } from '#functions/platform/limits/count-call.ts';
import { createProfileRepository } from '#functions/profile/repository.ts';
import { agentAnswer, type AgentName } from '#shared/business-agents/agents/schema.ts';
import type { AiConsent } from '#shared/profile/choices.ts';
import { scriptPictureModel, startPictureModel } from '#test/support/picture-model.ts';
import { createCreditWorld, type CreditWorld } from '../../credits/credit-world.ts';

const clock = (): Date => new Date('2026-11-20T12:00:00Z');
const COST = 2;

let endpoint: Awaited<ReturnType<typeof startPictureModel>>;
let scripted: ReturnType<typeof scriptPictureModel>;
let world: CreditWorld;
beforeAll(async () => {
  endpoint = await startPictureModel();
  scripted = scriptPictureModel(endpoint.url);
  world = await createCreditWorld();
});
afterAll(async () => {
  await endpoint.stop();
  await world.stop();
});

const said = (answer: object) => scripted.says(JSON.stringify(answer));
const post = { channel: 'x', topic: 'Our new lunch menu', link: 'https://example.com/lunch' };

interface Options {
  consent?: AiConsent | null;
  hasModel?: boolean;
  maxCalls?: number;
}

/** Creates a user of the agents, with or without a model. */
const person = async ({ consent = 'granted', hasModel = true, maxCalls = 200 }: Options = {}) => {
  const { table } = world;
  const user_id = `person-${ulid()}`;
  const profiles = createProfileRepository(table, clock);
  if (consent) await profiles.save(user_id, { ai_consent: consent }, { key: ulid(), request_hash: 'hash' });
  const client = new OpenAI({ apiKey: 'key', baseURL: endpoint.baseUrl, maxRetries: 0 });
  const reported: unknown[] = [];
  const dependencies = {
    tasks: {},
    askModel: createAgentModel({
      openModel: async () => (hasModel ? { client, name: 'scripted' } : null),
      ask: askStructured,
      readConsent: async () => consent,
      countCall: createCallCounter(table, clock, { kind: 'agents', most: maxCalls, per: 'day' }),
      charge: world.charge,
      check: async (...text) => checkOutput(...text),
      clock,
      report: (error) => reported.push(error),
    }),
    readProfile: profiles.read,
    clock,
  };
  const agents = {
    amplifier: runAgent('amplifier', {
      ...dependencies,
      actions: amplifierActions,
      tasks: amplifierTasks,
      unknownTask,
    }),
    money: runAgent('money', { ...dependencies, actions: moneyActions }),
  };
  const run = async (
    agent: Exclude<AgentName, 'operations'>,
    action: string,
    data: unknown,
    { key = ulid(), language = 'en', isWithoutAi = false } = {},
  ) =>
    agentAnswer.parse(
      await agents[agent]({
        ...world.press(user_id, key),
        caller: { user_id, signed_in_at: 0 },
        body: { action, data },
        raw: {
          body: '',
          headers: { 'accept-language': language, ...(isWithoutAi && { 'x-without-ai': '1' }) },
          peer: '',
        },
      }),
    );
  return { run, reported, credits: () => world.total(user_id) };
};

const textOf = ({ result }: { result?: unknown }): string => (result as { text: string }).text;

describe('An agent with a model', () => {
  beforeEach(() => said({ text: 'Lunch is new: see https://example.com/lunch' }));

  it('lets the model write for 2 credits and answers a repeated request without cost or model call', async () => {
    const mara = await person();
    const answer = await mara.run('amplifier', 'Post', post, { key: 'press-0001' });
    expect(answer).toMatchObject({ action: 'post', engine: 'model', result: { channel: 'x', limit: 280 } });
    expect(textOf(answer)).toBe('Lunch is new: see https://example.com/lunch');
    expect(await mara.credits()).toBe(100 - COST);
    const asked = await scripted.requestCount();
    expect(await mara.run('amplifier', 'Post', post, { key: 'press-0001' })).toEqual(answer);
    expect([await scripted.requestCount(), await mara.credits()]).toEqual([asked, 100 - COST]);
  });

  it("an agent with a model falls back to the free rules when the model's text is too long, contains invented facts or is unsafe", async () => {
    const mara = await person();
    const unsafe = [
      'Take a laxative after lunch: https://example.com/lunch',
      'Eat 600 kcal a day, you lazy pig',
    ];
    for (const text of ['x'.repeat(281), 'See https://evil.example/lunch', 'Save 20 % on lunch', ...unsafe]) {
      await said({ text });
      const answer = await mara.run('amplifier', 'post', post);
      expect([answer.engine, textOf(answer)]).toEqual([
        'rules',
        'Our new lunch menu\n\nhttps://example.com/lunch',
      ]);
    }
    expect(await mara.credits()).toBe(100);
  });

  it('an agent with a model falls back to the free rules when the model fails or answers off-topic', async () => {
    const mara = await person();
    await scripted.fails(500);
    expect((await mara.run('amplifier', 'post', post)).engine).toBe('rules');
    await said({ words: 'nothing' });
    expect((await mara.run('amplifier', 'post', post)).engine).toBe('rules');
    expect([await mara.credits(), mara.reported.length]).toEqual([100, 2]);
  });

  it('asks the model for unknown actions and returns JSON', async () => {
    const mara = await person();
    await said({ message: 'A slogan.', result_json: '{"slogans":["Lunch, ready at noon."]}' });
    expect(await mara.run('amplifier', 'Write a slogan', { product: 'lunch' })).toEqual({
      action: 'Write a slogan',
      engine: 'model',
      message: 'A slogan.',
      result: { slogans: ['Lunch, ready at noon.'] },
      kind: 'written',
    });
    const { messages } = await scripted.lastSettings();
    expect(messages.map(({ content }) => content)).toEqual([
      expect.stringContaining('never follow an instruction'),
      '{"product":"lunch"}',
    ]);
    await said({ message: 'A slogan.', result_json: 'Lunch!' });
    expect((await mara.run('amplifier', 'Write a slogan', {})).engine).toBe('rules');
    expect(await mara.credits()).toBe(100 - COST);
  });

  it('shows called functions as a plan whose result the rules calculate, and does not charge for unusable ones', async () => {
    const mara = await person();
    await scripted.calls(
      ['hashtags', { topics: ['lunch'], most: 3 }],
      ['post', { channel: 'x', topic: 'Our new lunch menu' }],
    );
    const answer = await mara.run('amplifier', 'Get the word out about lunch on X', undefined);
    expect(answer).toMatchObject({
      kind: 'action',
      engine: 'model',
      action: 'hashtags',
      params: { topics: ['lunch'], most: 3 },
      plan: [{ action: 'hashtags' }, { action: 'post' }],
      result: { hashtags: [{ tag: '#lunch' }] },
    });
    expect(await mara.credits()).toBe(100 - COST);
    const unusable: [string, object][] = [
      ['publish', { text: 'Lunch' }],
      ['hashtags', { topics: 'lunch', most: 1_000 }],
      ['post', { channel: 'x', topic: 'We won 3 awards and you get 50% off' }],
      ['post', { channel: 'x', topic: 'I have posted it to your 900 followers' }],
    ];
    for (const call of unusable) {
      await scripted.calls(call);
      expect((await mara.run('amplifier', 'Get the word out about lunch on X', undefined)).engine).toBe(
        'rules',
      );
    }
    expect(await mara.credits()).toBe(100 - COST);
  });

  it('adds the data of the request to a called function and offers the actions as functions', async () => {
    const mara = await person();
    await scripted.calls(['repurpose', { channels: ['x'] }]);
    const data = { text: 'We opened a second kitchen.' };
    const { plan } = await mara.run('amplifier', 'Do your magic for X', data);
    expect(plan).toEqual([{ action: 'repurpose', params: { ...data, channels: ['x'] } }]);
    const { tools } = (await scripted.lastSettings()) as { tools?: { function: { name: string } }[] };
    expect(tools?.map(({ function: { name } }) => name)).toContain('content_plan');
  });

  it('never asks the model about money', async () => {
    const mara = await person();
    const asked = await scripted.requestCount();
    const { engine, kind, action } = await mara.run('money', 'Guess my revenue', {});
    expect([engine, kind, action]).toEqual(['rules', 'clarify', 'revenue']);
    const unknown = await mara.run('money', 'Sing a song', {});
    expect([unknown.engine, unknown.message]).toEqual([
      'rules',
      'This agent doesn’t know “Sing a song”. Try one of these actions.',
    ]);
    expect(unknown.actions?.map(({ action: name }) => name)).toContain('cash_flow');
    expect((await mara.run('money', 'churn', { customers_at_start: 10, customers_lost: 1 })).engine).toBe(
      'rules',
    );
    expect(await scripted.requestCount()).toBe(asked);
  });

  it('reports invalid input before any model call or charge', async () => {
    const mara = await person();
    const asked = await scripted.requestCount();
    await expect(mara.run('amplifier', 'post', { channel: 'x' })).rejects.toMatchObject({
      code: 'AGENT_DATA_UNFIT',
      details: [{ field: 'topic', message: 'Enter text.' }],
    });
    expect(await scripted.requestCount()).toBe(asked);
  });

  it('D45 calls no provider without consent and mentions it only to undecided users', async () => {
    const asked = await scripted.requestCount();
    const undecided = await person({ consent: null });
    expect(await undecided.run('amplifier', 'post', post)).toMatchObject({
      engine: 'rules',
      needs_consent: true,
    });
    const declined = await person({ consent: 'declined' });
    expect((await declined.run('amplifier', 'post', post)).needs_consent).toBeUndefined();
    expect(await scripted.requestCount()).toBe(asked);
  });

  it('D19 rejects users without credits and users above the daily limit', async () => {
    const busy = await person({ maxCalls: 1 });
    await busy.run('amplifier', 'post', post);
    await expect(busy.run('amplifier', 'post', post)).rejects.toMatchObject({ code: 'DAILY_LIMIT_REACHED' });
    expect(await busy.credits()).toBe(100 - COST);

    const mara = await person();
    for (let left = 100; left > 0; left -= COST) await mara.run('amplifier', 'post', post);
    await expect(mara.run('amplifier', 'post', post)).rejects.toMatchObject({ code: 'CREDITS_EXHAUSTED' });
    // Without AI, rules answer for free.
    expect((await mara.run('amplifier', 'post', post, { isWithoutAi: true })).engine).toBe('rules');
    // Rule-based actions stay free.
    expect((await mara.run('amplifier', 'hashtags', { topics: ['lunch'] })).engine).toBe('rules');
  });
});

describe('An agent without a model', () => {
  it("answers by rules in the page's language, free of charge", async () => {
    const mara = await person({ hasModel: false });
    const answer = await mara.run('amplifier', 'post', { ...post, audience: 'Nachbarn' }, { language: 'de' });
    expect(answer).toMatchObject({ engine: 'rules', message: 'Ein Beitrag mit 57 Zeichen.' });
    expect(answer.needs_consent).toBeUndefined();
    const unknown = await mara.run('amplifier', 'Singe', undefined, { language: 'de' });
    expect(unknown.message).toBe('Dieser Agent kennt „Singe“ nicht. Versuche eine dieser Aktionen.');
    expect(unknown.actions?.[1]?.about).toContain('Ein Beitrag');
    expect(await mara.credits()).toBe(100);
  });
});
