import fc from 'fast-check';
import { seedFrom } from '#test/support/seed.ts';
import { livesWith } from './life.ts';
import { type MoneyWorld, openMoneyWorld } from './money-world.ts';
import { playLife } from './play-life.ts';

/** The seed of the random lives. `MODEL_SEED` repeats those of an earlier run. */
export const seed = seedFrom('MODEL_SEED');

const START = new Date('2024-01-05T08:00:00Z');
/** The test cards of the local Stripe expire in 2040. */
const END = new Date('2037-01-01T00:00:00Z');
/** Shortening a failure takes a second per attempt. */
const LIMIT_MS = 3_600_000;

interface Size {
  count: number;
  /** The longest wait between two actions, in days. */
  longestWait: number;
  /** See `openMoneyWorld`. */
  skipsChanges: boolean;
}

/**
 * Plays random lives of subscribers one after another, until one disagrees with the model.
 * @returns how often each action was possible
 * @throws Error with the shortest life that disagrees
 */
export const playLives = async ({ count, longestWait, skipsChanges }: Size): Promise<Map<string, number>> => {
  const acts = new Map<string, number>();
  let world: MoneyWorld | null = null;
  const play = fc.asyncProperty(livesWith(longestWait), async (life) => {
    if (world && new Date() > END) {
      await world.stop();
      world = null;
    }
    world ??= await openMoneyWorld(START, skipsChanges);
    await playLife(world, life, (kind) => acts.set(kind, (acts.get(kind) ?? 0) + 1));
  });
  try {
    await fc.assert(play, { seed, numRuns: count, interruptAfterTimeLimit: LIMIT_MS });
    return acts;
  } finally {
    await (world as MoneyWorld | null)?.stop();
  }
};
