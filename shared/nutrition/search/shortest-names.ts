import type { FoodIndex } from '../match/food-index.ts';

/** Maximum number of names to compare in detail. */
const MAX_NAMES = 150;

/** Weights are compared in steps of 1/64; those above the last step are equal. */
const STEPS_PER_WEIGHT = 64;
const STEPS = 1_024;

/** Returns the step up to which there are enough names. */
const stepOfEnough = (steps: Uint16Array): number => {
  const counts = new Uint32Array(STEPS);
  for (let at = 0; at < steps.length; at += 1) counts[steps[at] ?? 0]! += 1;
  let [step, sum] = [0, counts[0] ?? 0];
  while (sum < MAX_NAMES && step < STEPS - 1) {
    step += 1;
    sum += counts[step] ?? 0;
  }
  return step;
};

/**
 * Returns the names with the fewest additional words, in table order: a single letter is a prefix of a third of all
 * names, and most are never shown.
 * @param places in any order
 */
export const shortestNames = (index: FoodIndex, places: readonly number[]): number[] => {
  const inOrder = (names: readonly number[]): number[] => [...Int32Array.from(names).sort()];
  if (places.length <= MAX_NAMES) return inOrder(places);
  const steps = new Uint16Array(places.length);
  for (let at = 0; at < places.length; at += 1) {
    const name = index.names.at(places[at] ?? 0);
    const weight = name === undefined ? STEPS : name.weight - name.prior;
    steps[at] = Math.max(0, Math.min(STEPS - 1, Math.round(weight * STEPS_PER_WEIGHT)));
  }
  const most = stepOfEnough(steps);
  return inOrder(places.filter((_, at) => (steps[at] ?? STEPS) <= most)).slice(0, MAX_NAMES);
};
