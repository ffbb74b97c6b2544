import { ulid } from 'ulid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { unavailableInsight } from '#shared/insights/fallback.ts';
import { aWrittenInsight, createInsightsWorld, type InsightsWorld } from './insights-world.ts';

const COST = 3;
let scripted: InsightsWorld['scripted'];
let world: InsightsWorld['world'];
let person: InsightsWorld['person'];
let stop: InsightsWorld['stop'];

beforeAll(async () => {
  ({ scripted, world, person, stop } = await createInsightsWorld());
});
afterAll(() => stop());

const says = (...insights: unknown[]) => scripted.says(JSON.stringify({ insights }));

beforeEach(() => says(aWrittenInsight()));

describe('POST /api/functions/generate-insights', () => {
  it('API-12 INSIGHT-06 returns rule-based `insights` and `healthScore` for a userId, free of charge', async () => {
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

  it("API-12 (D40) rejects another user's userId", async () => {
    const mara = await person();
    await expect(mara.ask({ userId: 'ben' })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  it('follows every diary change at once and remains stable otherwise', async () => {
    const mara = await person();
    const before = await mara.ask();
    expect(await mara.ask()).toEqual(before);
    await mara.log(0, 700);
    expect(JSON.stringify((await mara.ask()).insights)).toContain('Your logged days average 640 kcal');
    await mara.log(3, 700);
    expect(JSON.stringify((await mara.ask()).insights)).toContain('Your logged days average 780 kcal');
  });

  it('follows weights and units too', async () => {
    const mara = await person();
    await mara.ask();
    for (const [ago, kg] of [
      [14, 80],
      [7, 79.5],
      [0, 79],
    ] as const)
      await mara.weigh(ago, kg);
    expect(JSON.stringify((await mara.ask()).insights)).toContain('You last weighed 79 kg');
    await mara.save({ unit_system: 'imperial' });
    expect(JSON.stringify((await mara.ask()).insights)).toContain('You last weighed 174.2 lb');
  });
});

describe('Model-written insights', () => {
  it('model-written insights cost 3 credits once and are reused for the day without another call or charge', async () => {
    const mara = await person();
    const key = ulid();
    const answer = await mara.ask({ refresh: true }, { key });
    expect(answer.engine).toBe('model');
    expect(answer.insights[0]).toMatchObject({ title: 'More at lunch', action: { kind: 'plan' } });
    expect(answer.insights.length).toBeGreaterThanOrEqual(3);
    expect(await mara.credits()).toBe(100 - COST);
    const asked = await scripted.requestCount();
    expect(await mara.ask({ refresh: true }, { key })).toEqual(answer);
    expect(await mara.ask()).toEqual(answer);
    expect(await mara.credits()).toBe(100 - COST);
    expect(await scripted.requestCount()).toBe(asked);
  });

  it('model-written insights give way to rules while the diary contradicts their numbers and return afterwards', async () => {
    const mara = await person();
    await says(
      aWrittenInsight(),
      aWrittenInsight({ title: 'Lunch it is', description: 'Lunch is your meal.', facts: [9] }),
    );
    await mara.ask({ refresh: true });
    await mara.log(0, 900);
    const after = await mara.ask();
    const titles = after.insights.map(({ title }) => title);
    expect(titles).toContain('Lunch it is');
    expect(titles).not.toContain('More at lunch');
    expect(JSON.stringify(after.insights)).not.toContain('500 kcal');
    expect(after.insights.length).toBeGreaterThanOrEqual(3);
    expect(await mara.credits()).toBe(100 - COST);
  });

  it('model-written insights cost 3 credits once for two simultaneous requests; the second request is asked to wait', async () => {
    const mara = await person();
    const asked = await scripted.requestCount();
    // The model answers one request only after the other has asked.
    const { promise: modelWaitsFor, resolve } = Promise.withResolvers<void>();
    const press = () => mara.ask({ refresh: true }, { modelWaitsFor });
    const presses = [press(), press()];
    void Promise.race(presses)
      .catch(() => undefined)
      .then(() => resolve());
    const both = await Promise.allSettled(presses);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'REQUEST_RUNNING' },
    });
    expect(await mara.credits()).toBe(100 - COST);
    expect(await scripted.requestCount()).toBe(asked + 1);
    expect((await mara.ask({ refresh: true })).engine).toBe('model');
    expect(await mara.credits()).toBe(100 - 2 * COST);
  });

  it('skips the model for users who should not be urged to eat less: the rules are known to be careful', async () => {
    const mara = await person();
    await mara.save({ age: 15 });
    const asked = await scripted.requestCount();
    expect(await mara.ask({ refresh: true })).toMatchObject({ engine: 'rules' });
    expect(await scripted.requestCount()).toBe(asked);
    expect(await mara.credits()).toBe(100);
  });

  it('drops an insight when a number is not among the facts it cites', async () => {
    const mara = await person();
    await says(
      aWrittenInsight(),
      aWrittenInsight({ title: 'Made up', description: 'You ate 3,141 kcal yesterday.' }),
      aWrittenInsight({ title: 'No such fact', facts: [999] }),
      aWrittenInsight({ title: 'Marked up', description: 'A <b>bold</b> lunch.' }),
      aWrittenInsight({ title: 'Scolding', description: 'You failed your goal of 2,000 kcal again.' }),
      aWrittenInsight({ title: 'Elsewhere', description: 'See www.example.com for your goal.', facts: [1] }),
    );
    const { insights } = await mara.ask({ refresh: true });
    const titles = insights.map(({ title }) => title);
    expect(titles).toContain('More at lunch');
    for (const title of ['Made up', 'No such fact', 'Marked up', 'Scolding', 'Elsewhere'])
      expect(titles).not.toContain(title);
    expect(await mara.credits()).toBe(100 - COST);
  });

  it.each([
    ['contradicts every fact', () => says(aWrittenInsight({ description: 'You ate 3,141 kcal yesterday.' }))],
    ['returns no insight', () => says()],
    ['breaks the schema', () => scripted.says('{"insights":[{"type":"prophecy"}]}')],
    ['returns invalid JSON', () => scripted.says('Eat less!')],
    ['adds unrequested fields', () => scripted.says('{"insights":[],"score":3}')],
    ['returns an endless text', () => says(aWrittenInsight({ description: 'Lunch. '.repeat(4_000) }))],
    ['fails', () => scripted.fails(500)],
    ['has exceeded its quota', () => scripted.fails(429)],
  ])('model-written insights give way to rules free of charge when the model %s', async (_what, script) => {
    const mara = await person();
    await script();
    const answer = await mara.ask({ refresh: true });
    expect(answer).toMatchObject({ engine: 'rules', error: expect.stringContaining('You weren’t charged') });
    expect(answer.insights.length).toBeGreaterThanOrEqual(3);
    expect(await mara.credits()).toBe(100);
  });

  it('model-written insights give way to rules free of charge when the model times out', async () => {
    const mara = await person();
    const answer = await mara.ask({ refresh: true }, { patience: 1 });
    expect(answer.engine).toBe('rules');
    expect(await mara.credits()).toBe(100);
  });

  it('model-written insights remain available when a later request fails, because they were paid for', async () => {
    const mara = await person();
    const paid = await mara.ask({ refresh: true });
    await scripted.fails(500);
    const again = await mara.ask({ refresh: true });
    expect(again.insights).toEqual(paid.insights);
    expect(again.error).toBeDefined();
    expect(await mara.credits()).toBe(100 - COST);
  });

  it('model-written insights require consent, which undecided users are asked for', async () => {
    const asked = await scripted.requestCount();
    const undecided = await person(null);
    expect(await undecided.ask({ refresh: true })).toMatchObject({ engine: 'rules', needs_consent: true });
    const declined = await person('declined');
    expect((await declined.ask({ refresh: true })).needs_consent).toBeUndefined();
    expect(await scripted.requestCount()).toBe(asked);
  });

  it('model-written insights fall back to free rules when no model is configured', async () => {
    const mara = await person();
    const answer = await mara.ask({ refresh: true }, { isConfigured: false });
    expect(answer).toMatchObject({ engine: 'rules' });
    expect(answer.error).toBeUndefined();
    expect(await mara.credits()).toBe(100);
  });

  it('rejects the request with a link to more credits when the balance is too low', async () => {
    const mara = await person();
    for (let spent = 0; spent < 98; spent += 5) await world.analyse(mara.user_id).catch(() => undefined);
    expect(await mara.credits()).toBeLessThan(COST);
    await expect(mara.ask({ refresh: true })).rejects.toMatchObject({ code: 'CREDITS_EXHAUSTED' });
  });
});

describe('Insights while the table is unavailable', () => {
  it('INSIGHT-07 returns an error with an insight and no score', async () => {
    const mara = await person();
    const answer = await mara.ask({}, { isBroken: true });
    expect(answer.insights).toEqual([unavailableInsight]);
    expect(answer.error).toBe('We can’t create insights right now. Try again in a few minutes.');
    expect(answer.healthScore).toBeUndefined();
  });
});
