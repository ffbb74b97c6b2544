import type { FoodKnowledge } from '#shared/nutrition/food-knowledge.ts';
import type { Clock } from '../clock.ts';

/** Gives the food table, read at the first look-up and kept for the container's life. */
export type OpenFoods = () => Promise<FoodKnowledge>;

/** A full table that could not be read is asked for again after so long. */
const PAUSE_MS = 300_000;

interface Dependencies {
  readBuiltIn: () => FoodKnowledge;
  /** null where the built-in table is the one that is wanted. */
  readFull: (() => Promise<FoodKnowledge>) | null;
  clock: Clock;
  /** Hears each time that the full table could not be read. */
  report: (error: unknown) => void;
}

/**
 * Opens the food table. Where the full one cannot be read the built-in one answers meanwhile: it holds what most people
 * eat, with figures of the same source, and whoever logs a meal now cannot wait for an operator. The operator hears of it.
 */
export const createOpenFoods = ({ readBuiltIn, readFull, clock, report }: Dependencies): OpenFoods => {
  let builtIn: FoodKnowledge | null = null;
  let full: Promise<FoodKnowledge> | null = null;
  let triedAgainAt = 0;
  const openBuiltIn = (): FoodKnowledge => (builtIn ??= readBuiltIn());
  return async () => {
    if (readFull === null || (full === null && clock().getTime() < triedAgainAt)) return openBuiltIn();
    try {
      return await (full ??= readFull());
    } catch (error) {
      full = null;
      triedAgainAt = clock().getTime() + PAUSE_MS;
      report(error);
      return openBuiltIn();
    }
  };
};
