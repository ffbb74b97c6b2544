/**
 * Returns the share of the spoken words that were recognized, in order. The recognizer's language model grows with the
 * food table, so single words may change; tests only require that the meal is understood.
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

/** Minimum share that counts as understood. */
export const MIN_SHARE_HEARD = 0.7;
