import type { Language } from '../../language/languages.ts';
import { languageNames } from '../../language/languages.ts';
import type { KnowledgeTopic } from './knowledge-topic.ts';
import { queryWords, stemOf } from './query-words.ts';

export interface KnowledgeMatch {
  topic: KnowledgeTopic;
  /** 0 to 1: how well the topic covers the question. */
  score: number;
}

/** Returns the topic that best covers a question, or null if none shares its subject. */
export type FindKnowledge = (message: string, language: Language) => KnowledgeMatch | null;

/** Finds nothing, for callers without knowledge. */
export const noKnowledge: FindKnowledge = () => null;

interface Indexed {
  topic: KnowledgeTopic;
  core: ReadonlySet<string>;
  aspects: ReadonlySet<string>;
  /** Weight of core words that names the topic well enough. */
  needed: number;
}

interface Index {
  topics: readonly Indexed[];
  /** Topics by each of their core words. */
  byCore: ReadonlyMap<string, readonly Indexed[]>;
  rarest: number;
  /** Weight of a word: rare ones tell more. */
  weights: ReadonlyMap<string, number>;
}

/** Weight of a match by its kind. */
const ASPECT = 0.85;
/** Share of the score that the topic's own name has. */
const CORE_SHARE = 0.35;
/** Weight of a word that no topic has, relative to the rarest word. */
const UNKNOWN = 0.75;
/** Share of its second core word that a topic's name needs. */
const SECOND = 0.4;

const buildIndex = (topics: readonly KnowledgeTopic[], language: Language): Index => {
  const stemmed = topics.map((topic) => {
    const stems = (words: readonly string[]): Set<string> =>
      new Set(words.map((word) => stemOf(word, language)));
    return {
      topic,
      core: stems(topic.words[language].core),
      aspects: stems(topic.words[language].aspects),
    };
  });
  const counts = new Map<string, number>();
  for (const { core, aspects } of stemmed)
    for (const word of new Set([...core, ...aspects])) counts.set(word, (counts.get(word) ?? 0) + 1);
  const weights = new Map(
    [...counts].map(([word, count]) => [word, Math.log(1 + topics.length / count)] as const),
  );
  const indexed = stemmed.map((each) => {
    const [heaviest = 1, next = 0] = [...each.core]
      .map((word) => weights.get(word) ?? 0)
      .sort((one, other) => other - one);
    return { ...each, needed: heaviest + next * SECOND };
  });
  const byCore = new Map<string, Indexed[]>();
  for (const each of indexed)
    for (const word of each.core) byCore.set(word, [...(byCore.get(word) ?? []), each]);
  return { topics: indexed, byCore, weights, rarest: Math.max(...weights.values()) };
};

/** Returns whether two words differ by one letter, or by two neighbors that are swapped. */
const isNear = (one: string, other: string): boolean => {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [rest, otherRest] = [one.slice(start), other.slice(start)];
  return (
    rest.slice(1) === otherRest.slice(1) ||
    rest.slice(1) === otherRest ||
    rest === otherRest.slice(1) ||
    `${rest[1] ?? ''}${rest[0] ?? ''}${rest.slice(2)}` === otherRest
  );
};

const SHORTEST_TYPO = 5;
const SHORTEST_COMPOUND = 5;

/** Corrects a misspelling, and finds the known beginning or end of a German compound. */
const knownForm = (word: string, { weights }: Index, language: Language): string => {
  if (weights.has(word) || word.length < SHORTEST_TYPO) return word;
  const all = [...weights.keys()];
  const typo = all.find((each) => each.length >= 4 && each[0] === word[0] && isNear(word, each));
  if (typo !== undefined) return typo;
  if (language !== 'de') return word;
  return (
    all
      .filter((each) => each.length >= SHORTEST_COMPOUND && (word.startsWith(each) || word.endsWith(each)))
      .sort((one, other) => other.length - one.length)[0] ?? word
  );
};

const scoreOf = (
  { core, aspects, needed }: Indexed,
  words: readonly string[],
  { weights, rarest }: Index,
): number => {
  const weightOf = (word: string): number => weights.get(word) ?? rarest * UNKNOWN;
  const hits = words.filter((word) => core.has(word));
  if (hits.length === 0) return 0;
  const sum = (list: readonly string[]): number => list.reduce((all, word) => all + weightOf(word), 0);
  const covered = sum(hits) + ASPECT * sum(words.filter((word) => !core.has(word) && aspects.has(word)));
  const named = Math.min(1, sum(hits) / needed);
  return (1 - CORE_SHARE) * (covered / sum(words)) + CORE_SHARE * named;
};

/** Opens the knowledge. Indexes are built on first use of a language: a few milliseconds for 300 topics. */
export const createFindKnowledge = (topics: readonly KnowledgeTopic[]): FindKnowledge => {
  const indexes = new Map<Language, Index>();
  const indexOf = (language: Language): Index => {
    const known = indexes.get(language) ?? buildIndex(topics, language);
    indexes.set(language, known);
    return known;
  };
  const bestIn = (message: string, language: Language): KnowledgeMatch | null => {
    const index = indexOf(language);
    const words = queryWords(message, language).map((word) => knownForm(word, index, language));
    if (words.length === 0) return null;
    const possible = new Set(words.flatMap((word) => index.byCore.get(word) ?? []));
    return [...possible].reduce<KnowledgeMatch | null>((best, each) => {
      const score = scoreOf(each, words, index);
      return score > (best?.score ?? 0) ? { topic: each.topic, score } : best;
    }, null);
  };
  return (message, language) => {
    const own = bestIn(message, language);
    if (own !== null && own.score > 0.6) return own;
    // A page's language may not be the question's: 'omega 3?'.
    const others = languageNames.filter((each) => each !== language).map((each) => bestIn(message, each));
    return others.reduce((best, each) => ((each?.score ?? 0) > (best?.score ?? 0) + 0.15 ? each : best), own);
  };
};
