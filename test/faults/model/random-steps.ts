import type { SeededRandom } from '../support/seeded-random.ts';
import type { Press, Step } from './player.ts';
import { troubles } from './wire.ts';
import { PEOPLE, WINDOWS } from './world.ts';
import { writers } from './writers.ts';

/** All actions of a client. `look` writes nothing: it refreshes what the tab shows. */
const allKinds: readonly string[] = [...Object.keys(writers), 'look'];
const NUMBERS = 1_000;

const randomPress = (random: SeededRandom, kinds: readonly string[]): Press => ({
  kind: random.pick(kinds),
  who: random.below(PEOPLE),
  window: random.below(WINDOWS),
  n: [random.below(NUMBERS), random.below(NUMBERS), random.below(NUMBERS)],
});

/** Returns a random step. A fifth are two concurrent actions, half of these the same one in both tabs. */
const randomStep = (random: SeededRandom, kinds: readonly string[]): Step => {
  const press = randomPress(random, kinds);
  const other = random.below(10);
  const presses =
    other === 0
      ? [press, { ...press, window: (press.window + 1) % WINDOWS }]
      : other === 1
        ? [press, randomPress(random, kinds)]
        : [press];
  const goesWrong = random.below(4) === 0;
  return {
    presses,
    ...(goesWrong && { trouble: { kind: random.pick(troubles), at: random.pick([0, 0, 1]) } }),
    asksAgain: random.below(2) === 0,
    isRepeated: random.below(6) === 0,
  };
};

export const randomSteps = (random: SeededRandom, count: number, kinds = allKinds): Step[] =>
  Array.from({ length: count }, () => randomStep(random, kinds));
