import type { FoodIndex } from '../match/food-index.ts';

/** Buffer for one search at a time: the number of query words that each name contains. */
const scratch = new WeakMap<FoodIndex, Uint8Array>();
const scratchOf = (index: FoodIndex): Uint8Array => {
  const before = scratch.get(index);
  if (before !== undefined) return before;
  const made = new Uint8Array(index.names.length);
  scratch.set(index, made);
  return made;
};

/**
 * Returns the indexes of the names that contain a word of each group.
 * @param groups for each query word the words of the table that it may mean
 */
export const namesWith = (index: FoodIndex, groups: readonly (readonly string[])[]): number[] => {
  const counts = scratchOf(index);
  const touched: number[] = [];
  for (const [place, words] of groups.entries()) {
    for (const word of words) {
      const names = index.postings.get(word)?.names ?? [];
      for (let at = 0; at < names.length; at += 1) {
        const name = names[at] ?? 0;
        if (counts[name] !== place) continue;
        counts[name] = place + 1;
        if (place === 0) touched.push(name);
      }
    }
  }
  const found = touched.filter((name) => counts[name] === groups.length);
  for (const name of touched) counts[name] = 0;
  return found;
};
