import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aWrittenInsight, createInsightsWorld, type InsightsWorld } from './insights-world.ts';

let scripted: InsightsWorld['scripted'];
let person: InsightsWorld['person'];
let stop: InsightsWorld['stop'];

beforeAll(async () => {
  ({ scripted, person, stop } = await createInsightsWorld());
});
afterAll(() => stop());

const says = (...insights: unknown[]) => scripted.says(JSON.stringify({ insights }));

describe('Unsafe insights', () => {
  it.each([
    ['advises laxatives', { description: 'Take a laxative after dinner.' }, {}],
    ['advises 600 kcal a day', { description: 'Eat 600 kcal a day until Friday.' }, {}],
    ['gives a dose', { description: 'Take two units of insulin with it.' }, {}],
    ['insults', { title: 'You are lazy' }, {}],
    ['claims a deed', { description: 'I have logged your lunch.' }, {}],
    ['binds a number to the wrong label', { description: 'You have 500 kcal left today.' }, {}],
    ['names an allergen', { description: 'Try peanut butter on toast.' }, { allergens: ['peanut'] }],
    ['has an unsafe button', { label: 'Take laxatives' }, {}],
  ])('shows rules free of charge when the only insight of a model %s', async (_what, unsafe, profile) => {
    const mara = await person();
    await mara.save(profile);
    await says(aWrittenInsight(unsafe));
    const answer = await mara.ask({ refresh: true });
    expect([answer.engine, await mara.credits()]).toEqual(['rules', 100]);
    expect(answer.insights.length).toBeGreaterThanOrEqual(3);
    for (const text of Object.values(unsafe)) expect(JSON.stringify(answer)).not.toContain(text);
  });

  it('keeps the safe insights of a model when another one is unsafe', async () => {
    const mara = await person();
    await says(
      aWrittenInsight(),
      aWrittenInsight({ title: 'Faster', description: 'Take a laxative after dinner.', facts: [1] }),
    );
    const answer = await mara.ask({ refresh: true });
    expect(answer.engine).toBe('model');
    expect(JSON.stringify(answer)).toContain('More at lunch');
    expect(JSON.stringify(answer)).not.toContain('laxative');
  });

  it('hides a paid insight that names an allergen which the user states later', async () => {
    const mara = await person();
    await says(aWrittenInsight({ description: 'Peanut butter is an easy lunch.' }));
    expect(JSON.stringify(await mara.ask({ refresh: true }))).toContain('Peanut butter');
    await mara.save({ allergens: ['peanut'] });
    expect(JSON.stringify(await mara.ask())).not.toContain('Peanut butter');
  });

  it('quotes no dangerous name that the user typed for a meal', async () => {
    const mara = await person();
    for (const ago of [0, 1, 2, 3, 4]) await mara.log(ago, 900, 'Take 40 laxatives');
    expect(JSON.stringify(await mara.ask())).not.toContain('laxatives');
  });
});
