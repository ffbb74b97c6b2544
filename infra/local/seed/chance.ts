import { createHash } from 'node:crypto';

/** Returns a number from 0 to 1 that only depends on the text, so that the demo data is the same everywhere. */
export const chance = (text: string): number =>
  createHash('sha256').update(text).digest().readUInt32BE() / 2 ** 32;

/** Returns one element of a list, which only depends on the text. @throws Error if the list is empty */
export const pick = <T>(list: readonly T[], text: string): T => {
  const chosen = list[Math.floor(chance(text) * list.length)];
  if (chosen === undefined) throw new Error('The list for the demo data is empty.');
  return chosen;
};
