import { beforeEach, describe, expect, it } from 'vitest';
import { openCoachWorld, voice } from './coach-world.ts';

const world = openCoachWorld();
beforeEach(() => world.withoutModel());

type Row = Record<string, unknown>;
const entriesOf = async (user: string): Promise<string[]> =>
  (await world.rows(user, 'entry#'))
    .map(
      (row: Row) =>
        `${String(row['local_date']).slice(5)} ${String(row['meal_type'])} ${String(row['food_name'])} ${String(row['calories'])}`,
    )
    .toSorted();
const totalOf = async (user: string): Promise<unknown> =>
  (await world.rows(user, 'summary#2026-11-22'))[0]?.['total_calories'];

/** Sends messages one after the other and returns the last answer. */
const say = async (user: string, ...messages: string[]) => {
  const answers = [];
  for (const message of messages) answers.push(await world.ask(user, message));
  return answers.at(-1)!;
};

const undo = (user: string, turn_id: string) =>
  world.coach.undo({ ...world.request(user), query: undefined, body: { turn_id } });

describe('A correction in the chat', () => {
  it.each([
    ['changes the amount', ['log 100 g rice for lunch', 'it was only 50 g'], ['11-22 lunch White rice 65']],
    ['changes the count', ['log 2 eggs for breakfast', 'make that three'], ['11-22 breakfast Egg 233']],
    [
      'changes the meal',
      ['log 100 g rice for dinner', 'that was lunch, not dinner'],
      ['11-22 lunch White rice 130'],
    ],
    ['changes the day', ['100 g Reis zum Mittagessen', 'das war gestern'], ['11-21 lunch White rice 130']],
    ['removes the last entry', ['log 100 g rice for lunch', 'oops remove that'], []],
    [
      'removes one food of a meal',
      ['log 100 g rice and 30 g almonds for lunch', 'remove the almonds'],
      ['11-22 lunch White rice 130'],
    ],
    [
      'adds to the last meal',
      ['log 100 g rice for lunch', 'and 30 g almonds'],
      ['11-22 lunch Almonds 174', '11-22 lunch White rice 130'],
    ],
    ['undoes several turns', ['log 100 g rice for lunch', 'log 30 g almonds', 'undo both'], []],
    [
      'changes a named food of an earlier turn',
      ['log 100 g rice for lunch', 'log 30 g almonds for lunch', 'the rice was 200 g'],
      ['11-22 lunch Almonds 174', '11-22 lunch White rice 260'],
    ],
  ])('%s', async (_what, messages, expected) => {
    const mara = await world.somebody();
    await say(mara, ...messages);
    expect(await entriesOf(mara)).toEqual(expected);
  });

  it('leaves the last entry alone after another question', async () => {
    const mara = await world.somebody();
    await say(
      mara,
      'log 100 g rice for lunch',
      'how many calories has an egg?',
      'make it 250 g',
      'and an apple',
    );
    expect(await entriesOf(mara)).toEqual(['11-22 lunch White rice 130']);
  });

  it('works for the assistant too, which stores no chat', async () => {
    const mara = await world.somebody({ tier: 'free' });
    await world.ask(mara, 'log 100 g rice for lunch', voice);
    await world.ask(mara, 'make it 200 g', voice);
    expect(await entriesOf(mara)).toEqual(['11-22 lunch White rice 260']);
    await world.ask(mara, 'undo', voice);
    expect(await entriesOf(mara)).toEqual(['11-22 lunch White rice 130']);
  });

  it('can be undone by its button, which restores the entry and the sums of its day', async () => {
    const mara = await world.somebody();
    const { turn_id, written } = await say(mara, 'log 100 g rice for lunch', 'make it 200 g');
    expect(written).toMatchObject([{ kind: 'changed_entry', calories: 260 }]);
    expect(await totalOf(mara)).toBe(260);
    expect(await undo(mara, turn_id)).toMatchObject({ kept: [] });
    expect(await entriesOf(mara)).toEqual(['11-22 lunch White rice 130']);
    expect(await totalOf(mara)).toBe(130);
  });

  it('restores a removed entry', async () => {
    const mara = await world.somebody();
    await world.eat(mara, 'Porridge', 320);
    const { turn_id, written } = await say(mara, 'delete the porridge');
    expect(written).toMatchObject([{ kind: 'removed_entry', food_name: 'Porridge' }]);
    expect(await entriesOf(mara)).toEqual([]);
    await undo(mara, turn_id);
    expect(await entriesOf(mara)).toEqual(['11-22 snack Porridge 320']);
    expect(await totalOf(mara)).toBe(320);
  });

  it('asks which entry is meant, and removes the chosen one only', async () => {
    const mara = await world.somebody();
    await world.eat(mara, 'Latte', 120, '2026-11-22', { meal_type: 'breakfast' });
    await world.eat(mara, 'Latte', 150, '2026-11-22', { meal_type: 'lunch' });
    const asked = await say(mara, 'remove the latte');
    expect(asked.proposal).toMatchObject({ kind: 'choice' });
    expect(asked.proposal?.options).toHaveLength(2);
    await say(mara, 'breakfast');
    expect(await entriesOf(mara)).toEqual(['11-22 lunch Latte 150']);
  });

  it("never reaches another user's entries", async () => {
    const mara = await world.somebody();
    const ben = await world.somebody();
    await say(mara, 'log 100 g rice for lunch');
    const answer = await say(ben, 'undo');
    expect(answer.response).toContain('nothing to undo');
    await say(ben, 'delete the rice');
    expect(await entriesOf(mara)).toEqual(['11-22 lunch White rice 130']);
  });

  it('answers in German on a German page', async () => {
    const mara = await world.somebody();
    const german = world.request(mara);
    const { response } = await world.coach.ask({
      ...german,
      raw: { ...german.raw, headers: { 'accept-language': 'de' } },
      query: undefined,
      body: { message: '100 g Reis zum Mittagessen', context: 'ai_coach', time_zone: 'Europe/Berlin' },
    });
    expect(response).toMatch(/^Heute zum Mittagessen eingetragen: „/);
  });
});

describe('A food that the user may not have eaten', () => {
  it('asks before it logs the food, and logs it once even if it is confirmed twice', async () => {
    const mara = await world.somebody();
    const asked = await say(mara, 'pizza');
    expect(asked).toMatchObject({ written: [], proposal: { kind: 'confirm' } });
    expect(asked.response).toMatch(/^Log “.+\?$/);
    expect(await entriesOf(mara)).toEqual([]);
    const answers = { turn_id: asked.turn_id, option: 0 };
    await world.ask(mara, 'Yes', { answers });
    expect(await entriesOf(mara)).toHaveLength(1);
    const again = await world.ask(mara, 'Yes', { answers });
    expect(again).toMatchObject({ written: [] });
    expect(again.response).toContain('no longer open');
    expect(await entriesOf(mara)).toHaveLength(1);
  });

  it('logs nothing after a no, or after another message', async () => {
    const mara = await world.somebody();
    await say(mara, 'pizza', 'nein danke');
    await say(mara, 'pizza', 'what is left today?', 'yes');
    expect(await entriesOf(mara)).toEqual([]);
  });

  it('shows its question again after a reload', async () => {
    const mara = await world.somebody();
    await say(mara, 'pizza');
    const { messages } = await world.coach.messages({ ...world.request(mara), query: {} });
    expect(messages.at(-1)?.proposal).toMatchObject({ kind: 'confirm', options: ['Confirm'] });
  });
});

describe('Water and weight in the chat', () => {
  it('stores water and weight as such and not as food, and undoes them', async () => {
    const mara = await world.somebody();
    await say(mara, 'add 500 ml water', 'i weigh 71.4 kg this morning');
    expect(await entriesOf(mara)).toEqual([]);
    expect((await world.rows(mara, 'summary#'))[0]).toMatchObject({ water_ml: 500 });
    expect((await world.rows(mara, 'weight#'))[0]).toMatchObject({ weight: 71.4 });
    await say(mara, 'undo both');
    expect((await world.rows(mara, 'summary#'))[0]).toMatchObject({ water_ml: 0 });
    expect(await world.rows(mara, 'weight#')).toEqual([]);
  });

  it('logs water and food of the same message', async () => {
    const mara = await world.somebody();
    await say(mara, 'had 300 ml water and 100 g rice for lunch');
    expect(await entriesOf(mara)).toEqual(['11-22 lunch White rice 130']);
    expect((await world.rows(mara, 'summary#'))[0]).toMatchObject({ water_ml: 300, total_calories: 130 });
  });
});

describe('Other messages', () => {
  it.each([
    ['log 5 km run', /track exercise/],
    ['don’t log the beer', /nothing was logged/],
    ['i ate a lot', /What did you eat/],
  ])('write nothing and say why: %s', async (message, reply) => {
    const mara = await world.somebody();
    const { response, written } = await say(mara, message);
    expect(response).toMatch(reply);
    expect(written).toEqual([]);
    expect(await entriesOf(mara)).toEqual([]);
  });

  it('plan a coming day only on request, and offer it otherwise', async () => {
    const mara = await world.somebody();
    const planned = await say(mara, 'plan 100 g rice for lunch tomorrow');
    expect(planned.written).toMatchObject([{ kind: 'planned_meal', local_date: '2026-11-23' }]);
    const offered = await say(mara, "tomorrow i'll have 2 eggs for breakfast");
    expect(offered).toMatchObject({ written: [], proposal: { kind: 'confirm' } });
    expect(await entriesOf(mara)).toEqual([]);
  });

  it('repeat what was eaten before', async () => {
    const mara = await world.somebody();
    await world.eat(mara, 'My special bowl', 410, '2026-11-21', { meal_type: 'breakfast' });
    await say(mara, "same as yesterday's breakfast");
    expect(await entriesOf(mara)).toContain('11-22 breakfast My special bowl 410');
  });

  it('log what the user avoids with a warning', async () => {
    const mara = await world.somebody();
    const { response, written } = await say(
      mara,
      "I'm allergic to peanuts",
      'log 30 g peanut butter as a snack',
    );
    expect(written).toHaveLength(1);
    expect(response).toMatch(/Careful: “Peanut butter” contains peanut/);
  });
});
