import { describe, expect, it } from 'vitest';
import { editWishOf } from '#shared/coach/intent/edit-wish.ts';
import { mealIn, openCoachWorld, voice } from './coach-world.ts';

const world = openCoachWorld();
const TODAY = '2026-11-22';
const NOTHING = {
  of_food: null,
  amount_words: null,
  food_words: null,
  meal_type: null,
  date: null,
  time: null,
};
const day = ['get_day', { date: TODAY }] as [string, object];
const change = (more: object): [string, object] => [
  'change_entry',
  { entry: 'entry-a', ...NOTHING, ...more },
];

/** A user with 200 g of rice at lunch, logged by a rule. */
const withRice = async () => {
  const mara = await world.somebody();
  world.withoutModel();
  await world.ask(mara, 'Log 200 g cooked rice for lunch');
  world.withModel();
  return mara;
};
const entriesOf = (user_id: string) => world.rows(user_id, 'entry#');
const turn = async (
  user_id: string,
  message: string,
  calls: [string, object][],
  reply: string,
  more: object = {},
) => {
  world.model.says([{ calls: [day] }, { calls }, reply]);
  return world.ask(user_id, message, more);
};

describe('The tools of a model that change entries', () => {
  it('set an amount that the user’s words give, in the same rows as the rules, and can be undone', async () => {
    const mara = await withRice();
    const [before] = await entriesOf(mara);
    const answer = await turn(
      mara,
      'Fix my lunch please, the bowl of rice held 120 g, my scale says',
      [change({ amount_words: '120 g' })],
      'I changed the rice.',
    );
    expect(answer).toMatchObject({ engine: 'model', written: [{ kind: 'changed_entry' }] });
    const [entry] = await entriesOf(mara);
    expect(Number(entry?.['calories']) / Number(before?.['calories'])).toBeCloseTo(0.6, 1);
    expect((await world.rows(mara, 'summary#'))[0]?.['total_calories']).toBe(entry?.['calories']);
    await world.coach.undo({ ...world.request(mara), query: undefined, body: { turn_id: answer.turn_id } });
    expect((await entriesOf(mara))[0]?.['calories']).toBe(before?.['calories']);
  });

  it.each([
    ['an amount that the user never wrote', { amount_words: '90 g' }],
    ['a part of a number', { amount_words: '20 g' }],
    ['a food that the user never wrote', { food_words: 'quinoa' }],
    ['an entry that does not exist', { entry: 'entry-q', amount_words: '120 g' }],
    ['a coming day', { date: '2026-11-30' }],
    ['nothing', {}],
  ])('change nothing for %s', async (_what, more) => {
    const mara = await withRice();
    const before = await entriesOf(mara);
    const answer = await turn(
      mara,
      'Fix my lunch please, the bowl of rice held 120 g, my scale says',
      [change(more)],
      'How much was it?',
    );
    expect(answer.written).toEqual([]);
    expect(await entriesOf(mara)).toEqual(before);
  });

  it('move an entry to another meal and day', async () => {
    const mara = await withRice();
    const answer = await turn(
      mara,
      'Move the rice to where it belongs, which is the evening of the day before',
      [change({ meal_type: 'dinner', date: '2026-11-21' })],
      'I moved the rice to dinner.',
    );
    expect(answer.written).toMatchObject([{ meal_type: 'dinner', local_date: '2026-11-21' }]);
    expect((await entriesOf(mara))[0]).toMatchObject({ meal_type: 'dinner', local_date: '2026-11-21' });
  });

  it('remove an entry', async () => {
    const mara = await withRice();
    const answer = await turn(
      mara,
      'Please delete whichever one it was that I left on the plate, you can see it at noon',
      [['remove_entry', { entry: 'entry-a', of_food: null }]],
      'I removed the rice.',
    );
    expect(answer.written).toMatchObject([{ kind: 'removed_entry' }]);
    expect(await entriesOf(mara)).toEqual([]);
  });

  it('undo the last message, which the answer names', async () => {
    const mara = await withRice();
    const answer = await turn(
      mara,
      'Please revert whatever my last message did, it left my pocket by accident',
      [['undo_changes', { messages: 1 }]],
      'That is undone.',
    );
    expect(answer.undone_turns).toHaveLength(1);
    expect(await entriesOf(mara)).toEqual([]);
  });

  it('ask first when the message only hints at a change, and do it after a yes', async () => {
    const mara = await withRice();
    const hint = 'Hm, the bowl of rice looks wrong, my scale showed 120 g';
    const answer = await turn(mara, hint, [change({ amount_words: '120 g' })], 'Should I correct the rice?');
    expect([answer.written, answer.proposal?.kind]).toEqual([[], 'confirm']);
    const [before] = await entriesOf(mara);
    const confirmed = await world.ask(mara, 'Yes', { answers: { turn_id: answer.turn_id, option: 0 } });
    expect(confirmed.engine).toBe('rules');
    expect(Number(mealIn(confirmed)?.calories) / Number(before?.['calories'])).toBeCloseTo(0.6, 1);
  });

  it('change an entry once per message', async () => {
    const mara = await withRice();
    const call = change({ amount_words: '120 g' });
    const { written } = await turn(
      mara,
      'Fix my lunch please, the bowl of rice held 120 g, my scale says',
      [call, call],
      'I changed the rice.',
    );
    expect(written).toHaveLength(1);
  });

  it("never reach another user's entries", async () => {
    const mara = await withRice();
    const ben = await world.somebody();
    await turn(
      ben,
      'Please delete the rice that Mara logged, the whole bowl of it',
      [['remove_entry', { entry: 'entry-a', of_food: null }]],
      'There is no such entry.',
    );
    expect(await entriesOf(mara)).toHaveLength(1);
  });

  it('stay hidden for a question, and a call of one then ends the turn', async () => {
    const mara = await withRice();
    await expect(
      turn(mara, 'How am I doing?', [['remove_entry', { entry: 'entry-a', of_food: null }]], 'Done.'),
    ).rejects.toMatchObject({ code: 'MODEL_ANSWER_INVALID' });
    expect(await entriesOf(mara)).toHaveLength(1);
  });

  it('let the assistant read the day that it changes', async () => {
    const mara = await withRice();
    const answer = await turn(
      mara,
      'Fix my lunch please, the bowl of rice held 120 g, my scale says',
      [change({ amount_words: '120 g' })],
      'I changed the rice.',
      voice,
    );
    expect(answer.written).toHaveLength(1);
  });
});

describe('A claim of a change', () => {
  it.each([
    ['nothing changed', [], 'I removed the rice.'],
    ['another food changed', [change({ amount_words: '120 g' })], 'I removed the salmon.'],
  ] as const)('is rejected when %s', async (_when, calls, reply) => {
    const mara = await withRice();
    world.model.says([{ calls: [day] }, ...(calls.length > 0 ? [{ calls: [...calls] }] : []), reply]);
    const answer = await world.ask(mara, 'Fix my lunch please, the bowl of rice held 120 g, my scale says');
    expect(answer.engine).toBe('rules');
    expect(answer.response).not.toContain('I removed');
  });
});

describe('A wish to edit', () => {
  it.each([
    ['Could you correct yesterday’s lunch?', 'clear'],
    ['Bitte den Reis von heute Mittag löschen', 'clear'],
    ['The soup was actually smaller', 'possible'],
    ['Should I change my lunch?', null],
    ['Don’t delete the rice', null],
    ['What is left today?', null],
  ])('recognizes "%s" as %s', (message, wish) => expect(editWishOf(message)).toBe(wish));
});
