import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WrittenInsight } from '#functions/insights/generate-insights-with-model.ts';
import { createInsightsWorld, type InsightsWorld } from './insights-world.ts';

const COST = 3;
let { scripted, person, stop } = {} as InsightsWorld;

beforeAll(async () => {
  ({ scripted, person, stop } = await createInsightsWorld());
});
afterAll(() => stop());

const speaks = (tag: string) => ({ speaks: { 'accept-language': tag } });
const written: WrittenInsight = {
  type: 'improvement',
  title: 'Mehr am Mittag',
  description: 'Du kommst im Schnitt auf 500 kcal am Tag, dein Ziel sind 2.000 kcal.',
  label: 'Mittagessen planen',
  destination: 'plan',
  facts: Array.from({ length: 12 }, (_none, at) => at + 1),
};
const says = (...insights: unknown[]) => scripted.says(JSON.stringify({ insights }));
const GERMAN = 'An Tagen mit Einträgen kommst du im Schnitt auf 500';
const ENGLISH = 'Your logged days average 500 kcal';

describe('The language of insights', () => {
  it('the language of insights follows the page, then the profile', async () => {
    const mara = await person();
    const german = await mara.ask({}, speaks('de-AT,de;q=0.9,en;q=0.8'));
    expect(german.language).toBe('de');
    expect(JSON.stringify(german.insights)).toContain(GERMAN);
    const english = await mara.ask({}, speaks('fr, en;q=0.5'));
    expect(english.language).toBeUndefined();
    expect(JSON.stringify(english.insights)).toContain(ENGLISH);
    await mara.save({ language: 'de' });
    expect(JSON.stringify((await mara.ask({}, speaks('*'))).insights)).toContain(GERMAN);
    expect(JSON.stringify((await mara.ask({}, speaks('en'))).insights)).toContain(ENGLISH);
  });

  it("the language of stored insights remains the profile's: a device in another language overwrites nothing", async () => {
    const mara = await person();
    await mara.save({ language: 'de' });
    const kept = await mara.ask({}, speaks('de'));
    await mara.ask({}, speaks('en'));
    // Unchanged, including the time of creation.
    expect(await mara.ask({}, speaks('de'))).toEqual(kept);
  });

  it('requests German from the model and checks its numbers in German format', async () => {
    const mara = await person();
    await says(written, { ...written, title: 'Erfunden', description: 'Es waren 1.500 kcal.' });
    const answer = await mara.ask({ refresh: true }, speaks('de'));
    expect(answer).toMatchObject({ engine: 'model', language: 'de' });
    expect(JSON.stringify((await scripted.lastSettings()).messages)).toContain('label in informal German');
    const titles = answer.insights.map(({ title }) => title);
    expect(titles).toContain('Mehr am Mittag');
    expect(titles).not.toContain('Erfunden');
    expect(JSON.stringify(answer.insights)).not.toMatch(/\b(?:your|the)\b/i);
    expect(await mara.credits()).toBe(100 - COST);
  });

  it('paid insights keep their language; another language gets rules and no second charge', async () => {
    const mara = await person();
    await says(written);
    const paid = await mara.ask({ refresh: true }, speaks('de'));
    const asked = await scripted.requestCount();
    const english = await mara.ask({}, speaks('en'));
    expect(english.engine).toBe('rules');
    expect(JSON.stringify(english.insights)).toContain(ENGLISH);
    expect(await mara.ask({}, speaks('de'))).toEqual(paid);
    expect(await mara.credits()).toBe(100 - COST);
    expect(await scripted.requestCount()).toBe(asked);
  });
});
