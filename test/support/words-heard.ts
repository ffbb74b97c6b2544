/**
 * Share of the words said that were heard, in order. The recogniser's language grows with the food table, so that a
 * word here and there comes out otherwise than before; what tests ask for is that the meal is understood.
 */
export const shareHeard = (said: string, heard: string): number => {
  const [wanted, got] = [said, heard].map((text) => text.toLowerCase().split(/\s+/).filter(Boolean));
  let lengths = wanted!.map(() => 0).concat(0);
  for (const word of got!) {
    const next = [0];
    for (const [at, other] of wanted!.entries())
      next.push(word === other ? lengths[at]! + 1 : Math.max(lengths[at + 1]!, next[at]!));
    lengths = next;
  }
  return lengths.at(-1)! / wanted!.length;
};

/** What counts as understood. */
export const MIN_SHARE_HEARD = 0.7;
