import type { FoodKnowledge } from '#shared/nutrition/match/food-knowledge.ts';
import type { Clock } from '../clock.ts';

/** Returns the food table, which is loaded on first use and cached for the life of the Lambda instance. */
export type OpenFoods = () => Promise<FoodKnowledge>;

/** Pause before a failed read of the full table is retried. */
const PAUSE_MS = 300_000;

interface Dependencies {
  readBuiltIn: () => FoodKnowledge;
  /** null if only the built-in table is used. */
  readFull: (() => Promise<FoodKnowledge>) | null;
  clock: Clock;
  /** Logs a failed read of the full table. */
  report: (error: unknown) => void;
}

/**
 * Opens the food table. If the full one cannot be read, the built-in one is used instead: it covers common foods with
 * values from the same source. The failure is reported to the operator.
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
