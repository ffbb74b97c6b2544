import { describe, expect, it } from 'vitest';
import { newUlid } from '#functions/platform/ids.ts';
import { watchStop } from '#functions/coach/stop/watch-stop.ts';
import { openCoachWorld, twoEggs, voice } from './coach-world.ts';

const world = openCoachWorld(20);
/** Slow enough to be stopped. */
const SLOW = { ttft: 20, tps: 25 };
const SENTENCES = [
  'You are doing well. ',
  'Keep drinking water. ',
  ...Array(40).fill('Take your time to eat. '),
];
const LONG = SENTENCES.join('');

const askSlowly = (mara: string, more: object = {}) => {
  const turn_id = newUlid();
  const answer = world.ask(mara, 'How am I doing?', {
    turn_id,
    connection_id: `window-of-${mara}`,
    ...more,
  });
  return { turn_id, answer };
};

describe('A stopped reply', () => {
  it('ends with the sentences that the tab shows, is charged as one message and stays in the chat as stopped', async () => {
    const mara = await world.somebody({ tier: 'enterprise' });
    const free = await world.somebody({ tier: 'free' });
    world.model.says([LONG], SLOW);
    for (const user of [mara, free]) {
      const { turn_id, answer } = askSlowly(user, user === free ? voice : {});
      await world.hearsPieces(turn_id, 1);
      await world.stopReply(user, turn_id, 1);
      expect(await answer).toMatchObject({
        response: 'You are doing well.',
        engine: 'model',
        is_stopped: true,
        written: [],
      });
    }
    expect(await world.credits(free)).toBe(98);
    const { messages } = await world.coach.messages({ ...world.request(mara), query: {} });
    expect(messages.at(-1)).toMatchObject({ content: 'You are doing well.', is_stopped: true });
  });

  it('a stopped reply keeps no sentence that arrived after the click', async () => {
    const mara = await world.somebody();
    world.model.says([LONG], SLOW);
    const { turn_id, answer } = askSlowly(mara);
    await world.hearsPieces(turn_id, 3);
    await world.stopReply(mara, turn_id, 2);
    expect((await answer).response).toBe('You are doing well. Keep drinking water.');
  });

  it('costs nothing and writes nothing when no sentence was shown, and no more tokens are read', async () => {
    const mara = await world.somebody({ tier: 'free' });
    world.model.says([{ calls: [['log_meal', twoEggs]] }, LONG], { ttft: 150, tps: 5 });
    const { turn_id, answer } = askSlowly(mara, {
      ...voice,
      message: 'Log two eggs for breakfast, and say why',
    });
    await world.stopReply(mara, turn_id, 0);
    expect(await answer).toMatchObject({ response: '', is_stopped: true, written: [] });
    expect(await world.credits(mara)).toBe(100);
    expect(await world.rows(mara, 'entry#')).toEqual([]);
    expect(await world.rows(mara, 'credit-hold#')).toEqual([]);
    expect(world.heard).toEqual([]);
  });

  it('keeps what its tool had already logged, with the sentence that reports it', async () => {
    const mara = await world.somebody();
    world.model.says([{ calls: [['log_meal', twoEggs]] }, `I logged your eggs for breakfast. ${LONG}`], SLOW);
    const { turn_id, answer } = askSlowly(mara, {
      message: 'Please log eggs for breakfast and tell me why they are good',
    });
    await world.hearsPieces(turn_id, 1);
    await world.stopReply(mara, turn_id, 1);
    const { response, written } = await answer;
    expect(response).toBe('I logged your eggs for breakfast.');
    expect(written).toHaveLength(1);
    expect(await world.rows(mara, 'entry#')).toHaveLength(1);
  });

  it("cannot be stopped by another user, and a stopped turn leaves the user's other turns alone", async () => {
    const [mara, ben] = [await world.somebody(), await world.somebody()];
    world.model.says(['You are doing well. Keep drinking water, and eat what you like.'], SLOW);
    const { turn_id, answer } = askSlowly(mara);
    await world.stopReply(ben, turn_id, 0);
    await world.stopReply(mara, newUlid(), 0);
    expect(await answer).not.toHaveProperty('is_stopped');
  });
});

describe('Watching for a stop', () => {
  it('reads nothing for a reply that ends before the first interval', async () => {
    let reads = 0;
    const watch = watchStop(async () => (reads += 1), 60_000);
    await watch.checkLast();
    watch.end();
    expect([reads, watch.pieces()]).toEqual([0, null]);
  });

  it('lets the reply go on when a read fails', async () => {
    let reads = 0;
    const watch = watchStop(async () => {
      reads += 1;
      if (reads === 1) throw new Error('throttled');
      return 4;
    }, 1);
    await new Promise((resolve) => watch.signal.addEventListener('abort', resolve));
    watch.end();
    expect(watch.pieces()).toBe(4);
  });
});
