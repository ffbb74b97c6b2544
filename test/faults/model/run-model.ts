import type { FaultyAws } from '../support/faulty-aws.ts';
import { seededRandom } from '../support/seeded-random.ts';
import { Broken } from './doors.ts';
import { createPlayer, type Step } from './player.ts';
import { randomSteps } from './random-steps.ts';
import { openStage } from './stage.ts';
import type { Stand } from './wire.ts';

/** Maximum number of runs to shorten a failing sequence. */
const SHORTENINGS = 40;

interface Options {
  seed: number;
  steps: number;
  bug?: Stand['bug'];
  /** The actions to run; defaults to all. */
  kinds?: readonly string[];
  /** Steps with the same users; new users follow. */
  together?: number;
  /** Whether a failing sequence is shortened, which takes some more runs. */
  isShortened?: boolean;
}

interface Found {
  why: string;
  steps: Step[];
}

/** Runs steps with new users. @returns the failure with the steps up to it, or null */
export const playAll = async (
  aws: FaultyAws,
  steps: readonly Step[],
  bug?: Stand['bug'],
  driven = new Set<string>(),
): Promise<Found | null> => {
  const stage = await openStage(aws, bug);
  const player = createPlayer(stage);
  let played = 0;
  try {
    await player.begin();
    for (const step of steps) {
      played += 1;
      await player.play(step);
    }
    await player.checkAll();
    return null;
  } catch (error) {
    if (!(error instanceof Broken)) throw error;
    return { why: error.message, steps: steps.slice(0, played) };
  } finally {
    for (const route of player.driven) driven.add(route);
    await stage.close();
  }
};

/** Removes as many steps as possible, halves first, while the failure persists (ddmin, Zeller 2002, simplified). */
const shortened = async (
  found: Found,
  replay: (steps: readonly Step[]) => Promise<Found | null>,
): Promise<Found> => {
  let best = found;
  let size = Math.ceil(best.steps.length / 2);
  let plays = 0;
  while (size >= 1 && plays < SHORTENINGS) {
    for (let at = 0; at < best.steps.length && plays < SHORTENINGS;) {
      const fewer = best.steps.toSpliced(at, size);
      plays += 1;
      const again = fewer.length > 0 ? await replay(fewer) : null;
      if (again) best = again;
      else at += size;
    }
    size = size === 1 ? 0 : Math.ceil(size / 2);
  }
  return best;
};

/**
 * Runs random steps with several groups of users until a failure.
 * @returns the failure with its steps, or null, and the routes used
 */
export const runModel = async (
  aws: FaultyAws,
  { seed, steps, bug, kinds, together = 100, isShortened = false }: Options,
): Promise<{ found: Found | null; driven: Set<string>; played: number }> => {
  const all = randomSteps(seededRandom(seed), steps, kinds);
  const driven = new Set<string>();
  let played = 0;
  for (let at = 0; at < all.length; at += together) {
    const theirs = all.slice(at, at + together);
    const found = await playAll(aws, theirs, bug, driven);
    played += found ? found.steps.length : theirs.length;
    if (!found) continue;
    const replay = (fewer: readonly Step[]) => playAll(aws, fewer, bug);
    return { found: isShortened ? await shortened(found, replay) : found, driven, played };
  }
  return { found: null, driven, played };
};
