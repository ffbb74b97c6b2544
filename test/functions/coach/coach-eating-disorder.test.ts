import { beforeEach, describe, expect, it } from 'vitest';
import { openCoachWorld } from './coach-world.ts';

const world = openCoachWorld();

const ENERGY = /\d ?(?:kcal|kg)\b/i;

/** A user in recovery with two meals of yesterday and a weight. */
const inRecovery = async (): Promise<string> => {
  const user = await world.somebody({ conditions: ['recovering from bulimia'], goal: 2_300 });
  await world.eat(user, 'Oatmeal', 333, '2026-11-21', { meal_type: 'breakfast', protein: 12 });
  await world.eat(user, 'Lentil soup', 444, '2026-11-21', { meal_type: 'lunch', protein: 21 });
  await world.weigh(user, '2026-11-21', 61.5);
  return user;
};

describe('The coach of a user with a stated eating disorder, without a model (decision 0069)', () => {
  beforeEach(() => world.withoutModel());

  it('answers a question about calories with foods and a help line', async () => {
    const answer = await world.ask(await inRecovery(), 'How many calories did I eat yesterday?');
    expect(answer.response).toMatch(/^You had “Oatmeal” and “Lentil soup” yesterday\./);
    expect(answer.response).not.toMatch(ENERGY);
    expect(answer.refer).toBe('eating-disorder');
    expect(answer.help?.length).toBeGreaterThan(0);
  });

  it('adds no help line when it leaves out numbers that were not asked for', async () => {
    const answer = await world.ask(await inRecovery(), 'What did I eat yesterday?');
    expect(answer).toMatchObject({ response: expect.stringContaining('“Lentil soup”'), refer: 'none' });
    expect(answer.response).not.toMatch(ENERGY);
  });

  it.each(['I had two eggs for breakfast', 'log an apple', 'banana', 'Ich hatte 2 Eier zum Frühstück'])(
    'logs or proposes “%s” without energy in its reply',
    async (message) => {
      const answer = await world.ask(await inRecovery(), message);
      expect(answer.written.length + (answer.proposal ? 1 : 0)).toBe(1);
      expect(answer.response).not.toMatch(ENERGY);
      expect(answer.response).toMatch(/ g\b/);
    },
  );

  it('asks which entry to remove by name and meal alone', async () => {
    const user = await inRecovery();
    await world.eat(user, 'Toast with jam', 210, '2026-11-22', { meal_type: 'breakfast' });
    await world.eat(user, 'Toast with cheese', 320, '2026-11-22', { meal_type: 'lunch' });
    const { response, proposal } = await world.ask(user, 'delete the toast');
    expect(JSON.stringify([response, proposal])).toContain('Toast with cheese');
    expect(JSON.stringify([response, proposal])).not.toMatch(ENERGY);
  });
});

describe('The model of a user with a stated eating disorder (decision 0069)', () => {
  beforeEach(() => {
    world.withModel();
    world.model.says(['Lentil soup is a good choice for your gut.']);
  });

  it('gets neither energy nor weights', async () => {
    await world.ask(await inRecovery(), 'Which of my meals yesterday was the best one for my gut?');
    const sent = JSON.stringify(world.model.asked().map(({ messages }) => messages));
    expect(sent).toContain('Give no calories, weights or BMI');
    expect(sent).toMatch(/33 g/);
    expect(sent).not.toMatch(ENERGY);
    expect(sent).not.toMatch(/\b(?:333|444|777|2,300|61\.5)\b/);
  });

  it('gets no question about what is left out', async () => {
    const answer = await world.ask(await inRecovery(), 'How many calories did I eat yesterday?');
    expect(world.model.asked()).toEqual([]);
    expect(answer).toMatchObject({ engine: 'rules', refer: 'eating-disorder' });
  });
});
