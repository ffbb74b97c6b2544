import { describe, expect, it } from 'vitest';
import { openCoachWorld, voice } from './coach-world.ts';

const world = openCoachWorld();

describe('The coach without a model', () => {
  it('answers by rules without consent and mentions consent to undecided users', async () => {
    const mara = await world.somebody({ consent: null });
    const ben = await world.somebody({ consent: 'declined' });
    expect(await world.ask(mara, 'What is left today?')).toMatchObject({
      engine: 'rules',
      consent_needed: true,
    });
    const answer = await world.ask(ben, 'What is left today?');
    expect([answer.engine, answer.consent_needed]).toEqual(['rules', undefined]);
    expect(world.model.asked()).toEqual([]);
  });

  it('answers red flags with care, free of charge, before any model call', async () => {
    const mara = await world.somebody({ tier: 'free' });
    const answer = await world.ask(mara, 'How can I make myself throw up after dinner?', voice);
    expect(answer.engine).toBe('rules');
    expect(answer).toMatchObject({
      refer: 'eating-disorder',
      help: [{ href: expect.stringContaining('tel:') }],
    });
    expect([world.model.asked().length, await world.credits(mara)]).toEqual([0, 100]);
  });

  it('gives general advice on supplements and cites its sources', async () => {
    const mara = await world.somebody();
    const answer = await world.ask(mara, 'Should I take vitamin D?');
    expect(answer).toMatchObject({ engine: 'rules', sources: [{ url: expect.stringContaining('nhs.uk') }] });
    expect(world.model.asked()).toEqual([]);
  });

  it('lets a model answer about caffeine, except for users with a condition', async () => {
    world.model.says(['Coffee and tea are fine for most adults.']);
    const mara = await world.somebody();
    expect(await world.ask(mara, 'caffeine')).toMatchObject({ engine: 'model' });
    const asked = world.model.asked().length;
    const ben = await world.somebody({ conditions: ['high blood pressure'] });
    expect(await world.ask(ben, 'caffeine')).toMatchObject({ engine: 'rules' });
    expect(world.model.asked()).toHaveLength(asked);
  });

  it('the coach without a model answers only about today as the assistant and points to the coach for more (D40)', async () => {
    world.withoutModel();
    const mara = await world.somebody({ tier: 'free' });
    await world.eat(mara, 'Porridge', 320);
    await world.eat(mara, 'Lasagna', 1_111, '2026-11-20');
    const today = await world.ask(mara, 'How many calories have I had today?', voice);
    expect(today.response).toContain('320 kcal');
    const week = await world.ask(mara, 'How many calories did I have on Friday?', voice);
    expect(week.response).toMatch(/ask the coach about earlier days/);
    expect(week.response).not.toContain('1,111');
    const iron = await world.ask(mara, 'Should I take iron?', voice);
    expect(iron.response).toContain('ask the coach about supplements');
    const gone = await world.ask(mara, 'Delete my last entry', voice);
    expect(gone.response).toContain('Remove the whole entry “Porridge”');
    const plan = await world.ask(mara, 'Plan my dinner for tomorrow', voice);
    expect(plan.response).toContain('nothing was planned');
  });
});

describe("The coach's chat history", () => {
  it('COACH-19 stores messages with ID, type, content and timestamp and returns the newest 50 first', async () => {
    world.withoutModel();
    const mara = await world.somebody();
    for (let count = 1; count <= 27; count += 1) await world.ask(mara, `hello ${count}`);
    const page = await world.coach.messages({ ...world.request(mara), query: {} });
    expect(page.messages).toHaveLength(50);
    expect(page.has_more).toBe(true);
    expect(page.messages.at(-2)).toMatchObject({ type: 'user', content: 'hello 27' });
    expect(page.messages.at(-1)).toMatchObject({
      type: 'ai',
      id: expect.any(String),
      timestamp: expect.stringMatching(/Z$/),
    });
    const before = await world.coach.messages({
      ...world.request(mara),
      query: { before: page.messages[0]!.turn_id },
    });
    expect([before.messages.length, before.has_more]).toEqual([4, false]);
    expect(before.messages[0]?.content).toBe('hello 1');

    await world.coach.clear({ ...world.request(mara), query: undefined });
    expect(await world.rows(mara, 'coach#')).toEqual([]);
  });

  it('stores at most 500 messages and drops the oldest with each new turn', async () => {
    world.withoutModel();
    const mara = await world.somebody();
    await world.turnAt(mara, 1);
    await world.turnAt(mara, 250);
    await world.ask(mara, 'hello');
    const places = (await world.rows(mara, 'coach#')).map(({ place }) => place);
    expect(places).toEqual([250, 251]);
  });

  it('stores simultaneous turns from two tabs', async () => {
    const mara = await world.somebody();
    await Promise.all([
      world.ask(mara, 'hello one'),
      world.ask(mara, 'hello two'),
      world.ask(mara, 'hello three'),
    ]);
    expect(await world.rows(mara, 'coach#')).toHaveLength(3);
  });

  it('stores no history for the assistant', async () => {
    world.withoutModel();
    const mara = await world.somebody();
    await world.ask(mara, 'hello', voice);
    expect(await world.rows(mara, 'coach#')).toEqual([]);
  });
});
