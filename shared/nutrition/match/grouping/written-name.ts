import type { FoodMention } from '../../parse/food-mention.ts';
import type { FoodRecord } from '../../table/food-record.ts';
import { parseMeal } from '../../parse/parse-meal.ts';
import type { FoodKnowledge } from '../food-knowledge.ts';
import type { FoodIndex } from '../food-index.ts';

/** Returns the foods whose full name several parts of a text write: 'rice with beans', unlike 'rice, beans'. */
export type WrittenNameFinder = (parts: readonly FoodMention[]) => ReadonlySet<FoodRecord>;

const NONE: ReadonlySet<FoodRecord> = new Set();

/** Returns whether a sorted list contains a number. */
const includes = (sorted: Int32Array, value: number): boolean => {
  let [low, high] = [0, sorted.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = sorted[middle] ?? 0;
    if (found === value) return true;
    if (found < value) low = middle + 1;
    else high = middle - 1;
  }
  return false;
};

/** Returns the positions of the names that contain all words. */
const namesWithAll = (index: FoodIndex, words: readonly string[]): number[] => {
  const lists = words.flatMap((word) => index.postings.get(word)?.names ?? []);
  if (lists.length < words.length) return [];
  const [rarest, ...others] = lists.sort((one, other) => one.length - other.length);
  return [...(rarest ?? [])].filter((name) => others.every((list) => includes(list, name)));
};

/** Returns all words of a part, including a portion at its end that is part of the name: 'honey BAR'. */
export const namedWords = ({ words, extra }: FoodMention): string[] => [...words, ...extra];

const wordsOf = (parts: readonly FoodMention[]): string[] => [
  ...new Set(parts.flatMap((part) => namedWords(part).map((word) => (part.negated ? `no:${word}` : word)))),
];

/** Returns whether two parts have the same words and are attached in the same way. A dictated list has no commas. */
const isSamePart = (part: FoodMention, named: FoodMention | undefined, at: number): boolean =>
  named !== undefined &&
  part.negated === named.negated &&
  namedWords(part).join(' ') === namedWords(named).join(' ') &&
  (at === 0 ||
    (part.amount.article === named.amount.article &&
      part.link === named.link &&
      (!part.afterBreak || named.afterBreak)));

/** Maximum number of parsed names that are kept per table, since the same meals come again and again. */
const MAX_PARSED = 500;

/** Creates a finder for the names of a table. A name is parsed like a text, so that both are split in the same way. */
const createFinder = (knowledge: FoodKnowledge): WrittenNameFinder => {
  const { index } = knowledge;
  const parsed = new Map<string, readonly FoodMention[]>();
  const partsOf = (name: string): readonly FoodMention[] => {
    const kept = parsed.get(name);
    if (kept) return kept;
    if (parsed.size >= MAX_PARSED) parsed.clear();
    const mentions = parseMeal(name, knowledge).meals[0]?.mentions ?? [];
    parsed.set(name, mentions);
    return mentions;
  };
  return (parts) => {
    const words = wordsOf(parts);
    if (!index.spoken.has(words.join(' '))) return NONE;
    const records = namesWithAll(index, words).flatMap((place) => {
      const name = index.names.at(place);
      if (name?.words.size !== words.length) return [];
      const named = partsOf(name.text);
      const isWritten =
        named.length === parts.length && parts.every((part, at) => isSamePart(part, named[at], at));
      return isWritten ? [name.record] : [];
    });
    return new Set(records);
  };
};

const finders = new WeakMap<FoodKnowledge, WrittenNameFinder>();

/** Returns the finder for the names of a table, the same one for the same table. */
export const writtenNamesOf = (knowledge: FoodKnowledge): WrittenNameFinder => {
  const finder = finders.get(knowledge) ?? createFinder(knowledge);
  finders.set(knowledge, finder);
  return finder;
};
