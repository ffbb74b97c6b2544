import type { FoodIndex } from '../match/food-index.ts';
import type { NameColumns } from './name-columns.ts';
import type { SortedWords } from './sorted-words.ts';
import type { WordPlaces } from './word-places.ts';

/** Returns the indexes of a text's words in a vocabulary, or null if one is missing. */
const placesOf = (text: string, wordAt: SortedWords): number[] | null => {
  const places: number[] = [];
  for (const word of text.split(' ')) {
    const place = wordAt.get(word);
    if (place === undefined) return null;
    places.push(place);
  }
  return places;
};

/**
 * Finds names by their words, in order or in any order; the first of equal ones. Searches the names with the rarest
 * word, because an index of all names would dominate the cold start.
 */
export const namesByWords = (
  { starts, words }: NameColumns,
  { wordAt, namesWith, rarestOf }: WordPlaces,
  nameAt: FoodIndex['names']['at'],
  ordered: boolean,
): FoodIndex['spoken'] => {
  const isOf = (start: number, said: readonly number[]): boolean => {
    for (let at = 0; at < said.length; at += 1) {
      if (words[start + at] === said[at]) continue;
      if (ordered || !words.subarray(start, start + said.length).includes(said[at] ?? 0)) return false;
    }
    return true;
  };
  const placeOf = (text: string): number | undefined => {
    const said = placesOf(text, wordAt);
    if (said === null) return undefined;
    for (const name of namesWith(rarestOf(said))) {
      const start = starts[name] ?? 0;
      if ((starts[name + 1] ?? 0) - start === said.length && isOf(start, said)) return name;
    }
    return undefined;
  };
  return {
    has: (text) => placeOf(text) !== undefined,
    get: (text) => {
      const place = placeOf(text);
      return place === undefined ? undefined : nameAt(place);
    },
  };
};

/** Pairs of adjacent words in names. */
export const pairsOf = (
  { starts, words }: NameColumns,
  { wordAt, namesWith, rarestOf }: WordPlaces,
): FoodIndex['pairs'] => ({
  has: (text) => {
    const said = placesOf(text, wordAt);
    const [one, other] = said ?? [];
    if (said?.length !== 2) return false;
    return namesWith(rarestOf(said)).some((name) => {
      const end = starts[name + 1] ?? 0;
      for (let at = (starts[name] ?? 0) + 1; at < end; at += 1)
        if (words[at - 1] === one && words[at] === other) return true;
      return false;
    });
  },
});
