/** Looks up words of a sorted list. */
export interface SortedWords {
  get: (word: string) => number | undefined;
  has: (word: string) => boolean;
}

/**
 * Finds words by binary search and keeps what it found: a meal has a few dozen words, and a map of the whole list would
 * be a tenth of the cold start.
 * @param words in ascending order of their UTF-16 code units
 */
export const sortedWords = (words: readonly string[]): SortedWords => {
  const found = new Map<string, number | undefined>();
  const search = (word: string): number | undefined => {
    let [low, high] = [0, words.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (words[middle]! < word) low = middle + 1;
      else high = middle;
    }
    return words[low] === word ? low : undefined;
  };
  const get = (word: string): number | undefined => {
    if (!found.has(word)) {
      // Words of texts that no food has are not kept for good.
      if (found.size >= words.length) found.clear();
      found.set(word, search(word));
    }
    return found.get(word);
  };
  return { get, has: (word) => get(word) !== undefined };
};
