import OpenAI from 'openai';
import { ulid } from 'ulid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openCharge } from '#functions/credits/parts.ts';
import { createFoodEntryRepository } from '#functions/food-entries/repository.ts';
import { createFoodEntryService } from '#functions/food-entries/service.ts';
import { askForInsights, type WrittenInsight } from '#functions/insights/ask-for-insights.ts';
import { generateInsights } from '#functions/insights/generate-insights.ts';
import { createInsightsRepository } from '#functions/insights/insights-repository.ts';
import { openPersonData } from '#functions/insights/parts.ts';
import { createWriteByModel } from '#functions/insights/write-by-model.ts';
import { createProfileRepository } from '#functions/profile/repository.ts';
import { newFoodEntry } from '#shared/food-entries/schema.ts';
import { unavailableInsight } from '#shared/insights/fallback.ts';
import { insightsAnswer, insightsRequest } from '#shared/insights/schema.ts';
import type { AiConsent } from '#shared/profile/schema.ts';
import { type ScriptedModel, scriptPictureModel, startPictureModel } from '#test/support/picture-model.ts';
import { createCreditWorld, type CreditWorld } from '../credits/credit-world.ts';

const COST = 3;
let endpoint: Awaited<ReturnType<typeof startPictureModel>>;
let scripted: ScriptedModel;
let world: CreditWorld;
const now = new Date('2026-11-20T12:00:00Z');
const clock = (): Date => now;

beforeAll(async () => {
  endpoint = await startPictureModel();
  scripted = scriptPictureModel(endpoint.url);
  world = await createCreditWorld();
}, 60_000);
afterAll(async () => {
  await endpoint.stop();
  await world.stop();
});

/** Somebody who logged lunch on each of the last five days: 500 kcal and 20 g of protein a day. */
const person = async (consent: AiConsent | null = 'granted') => {
  const user_id = `person-${ulid()}`;
  const { table } = world;
  const action = () => ({ key: ulid(), request_hash: 'hash' });
  const service = createFoodEntryService({
    repository: createFoodEntryRepository(table, clock),
    clock,
    newId: () => ulid(),
  });
  const log = (ago: number, calories = 500) =>
    service.create(
      user_id,
      newFoodEntry.parse({
        food_name: 'Lentil soup',
        calories,
        protein: 20,
        meal_type: 'lunch',
        logged_at: new Date(now.getTime() - ago * 86_400_000).toISOString(),
        time_zone: 'UTC',
      }),
      action(),
    );
  for (const ago of [0, 1, 2, 3, 4]) await log(ago);
  const profiles = createProfileRepository(table, clock);
  await profiles.save(user_id, { daily_calorie_goal: 2_000, ai_consent: consent }, action());

  const ask = async (
    body: { userId?: string; refresh?: boolean } = {},
    { key = ulid(), isConfigured = true, isBroken = false, patience = 25_000 } = {},
  ) => {
    const failures: unknown[] = [];
    const client = new OpenAI({ apiKey: 'scripted', baseURL: endpoint.baseUrl, maxRetries: 0 });
    const data = openPersonData(table);
    const endpointOf = generateInsights({
      rows: createInsightsRepository(table, clock),
      data: isBroken ? { ...data, glance: () => Promise.reject(new Error('The table is away.')) } : data,
      writeByModel: createWriteByModel({
        openModel: async () => (isConfigured ? { client, name: 'scripted' } : null),
        ask: askForInsights,
        countCall: async () => undefined,
        charge: openCharge(table, clock, (error) => failures.push(error)),
        report: (error) => failures.push(error),
      }),
      clock,
      report: (error) => failures.push(error),
    });
    const answer = await endpointOf({
      caller: { user_id, signed_in_at: 0 },
      params: undefined,
      query: undefined,
      body: insightsRequest.parse({ ...body, time_zone: 'UTC' }),
      idempotency: { key, request_hash: 'hash' },
      raw: { body: '', headers: {} },
      deadline: AbortSignal.timeout(patience),
    });
    return insightsAnswer.strict().parse(answer);
  };
  return { user_id, log, ask, credits: () => world.total(user_id) };
};

/** The line of the sheet that a fact stands in, as the model counts them. */
const written = (over: Partial<WrittenInsight> = {}): WrittenInsight => ({
  type: 'improvement',
  title: 'More at lunch',
  description: 'You average 500 kcal a day, while your goal is 2,000 kcal.',
  label: 'Plan lunch',
  destination: 'plan',
  facts: Array.from({ length: 12 }, (_none, at) => at + 1),
  ...over,
});
const says = (...insights: unknown[]) => scripted.says(JSON.stringify({ insights }));

beforeEach(() => says(written()));

describe('Insights on demand', () => {
  it('API-12 INSIGHT-06 come for a userId as `insights` and `healthScore`, by rules, and cost nothing', async () => {
    const mara = await person();
    const asked = await scripted.requestCount();
    const answer = await mara.ask({ userId: mara.user_id });
    expect(answer.engine).toBe('rules');
    expect(answer.insights.length).toBeGreaterThanOrEqual(3);
    expect(JSON.stringify(answer.insights)).toContain('Your logged days average 500 kcal');
    expect(answer.healthScore).toBeGreaterThanOrEqual(40);
    expect(answer.error).toBeUndefined();
    expect(await mara.credits()).toBe(100);
    expect(await scripted.requestCount()).toBe(asked);
  });

  it('API-12 (D40) are refused for a userId that is somebody else’s', async () => {
    const mara = await person();
    await expect(mara.ask({ userId: 'ben' })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  it('follow the diary: what the rules said is made anew when something was logged', async () => {
    const mara = await person();
    const before = await mara.ask();
    expect(await mara.ask()).toEqual(before);
    await mara.log(0, 700);
    const after = await mara.ask();
    expect(JSON.stringify(after.insights)).toContain('Your logged days average 640 kcal');
  });
});

describe('Insights by a model', () => {
  it('cost 3 credits once, and stay for the day: who comes back asks nobody and pays nothing', async () => {
    const mara = await person();
    const key = ulid();
    const answer = await mara.ask({ refresh: true }, { key });
    expect(answer.engine).toBe('model');
    expect(answer.insights[0]).toMatchObject({ title: 'More at lunch', action: { kind: 'plan' } });
    expect(answer.insights.length).toBeGreaterThanOrEqual(3);
    expect(await mara.credits()).toBe(100 - COST);
    const asked = await scripted.requestCount();
    await mara.ask({ refresh: true }, { key });
    await mara.log(0, 300);
    expect((await mara.ask()).insights).toEqual(answer.insights);
    expect(await mara.credits()).toBe(100 - COST);
    expect(await scripted.requestCount()).toBe(asked);
  });

  it('are left out where a figure is none of the facts they cite', async () => {
    const mara = await person();
    await says(
      written(),
      written({ title: 'Made up', description: 'You ate 3,141 kcal yesterday.' }),
      written({ title: 'No such fact', facts: [999] }),
      written({ title: 'Elsewhere', description: 'See www.example.com for your goal.', facts: [1] }),
    );
    const { insights } = await mara.ask({ refresh: true });
    const titles = insights.map(({ title }) => title);
    expect(titles).toContain('More at lunch');
    for (const title of ['Made up', 'No such fact', 'Elsewhere']) expect(titles).not.toContain(title);
    expect(await mara.credits()).toBe(100 - COST);
  });

  it.each([
    ['contradicts every fact', () => says(written({ description: 'You ate 3,141 kcal yesterday.' }))],
    ['says nothing', () => says()],
    ['breaks the schema', () => scripted.says('{"insights":[{"type":"prophecy"}]}')],
    ['is no JSON', () => scripted.says('Eat less!')],
    ['fails', () => scripted.fails(500)],
  ])('give way to the rules, and take no credit, where the model %s', async (_what, script) => {
    const mara = await person();
    await script();
    const answer = await mara.ask({ refresh: true });
    expect(answer).toMatchObject({ engine: 'rules', error: expect.stringContaining('No credit was taken') });
    expect(answer.insights.length).toBeGreaterThanOrEqual(3);
    expect(await mara.credits()).toBe(100);
  });

  it('give way to the rules, and take no credit, where the model does not answer in time', async () => {
    const mara = await person();
    const answer = await mara.ask({ refresh: true }, { patience: 1 });
    expect(answer.engine).toBe('rules');
    expect(await mara.credits()).toBe(100);
  });

  it('are kept when a later one fails: what was paid for is not lost', async () => {
    const mara = await person();
    const paid = await mara.ask({ refresh: true });
    await scripted.fails(500);
    const again = await mara.ask({ refresh: true });
    expect(again.insights).toEqual(paid.insights);
    expect(again.error).toBeDefined();
    expect(await mara.credits()).toBe(100 - COST);
  });

  it('are not asked for without consent, and who never decided is to be asked', async () => {
    const asked = await scripted.requestCount();
    const undecided = await person(null);
    expect(await undecided.ask({ refresh: true })).toMatchObject({ engine: 'rules', needs_consent: true });
    const declined = await person('declined');
    expect((await declined.ask({ refresh: true })).needs_consent).toBeUndefined();
    expect(await scripted.requestCount()).toBe(asked);
  });

  it('are free rules where nobody connected a model', async () => {
    const mara = await person();
    const answer = await mara.ask({ refresh: true }, { isConfigured: false });
    expect(answer).toMatchObject({ engine: 'rules' });
    expect(answer.error).toBeUndefined();
    expect(await mara.credits()).toBe(100);
  });

  it('are refused with the way on where credits are too few', async () => {
    const mara = await person();
    for (let spent = 0; spent < 98; spent += 5) await world.analyse(mara.user_id).catch(() => undefined);
    expect(await mara.credits()).toBeLessThan(COST);
    await expect(mara.ask({ refresh: true })).rejects.toMatchObject({ code: 'CREDITS_EXHAUSTED' });
  });
});

describe('Where the table is away', () => {
  it('INSIGHT-07 the answer holds an error with an insight, and no score', async () => {
    const mara = await person();
    const answer = await mara.ask({}, { isBroken: true });
    expect(answer.insights).toEqual([unavailableInsight]);
    expect(answer.error).toBe('Insights cannot be made right now. Please try again in a few minutes.');
    expect(answer.healthScore).toBeUndefined();
  });
});
