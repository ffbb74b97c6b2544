import { weights } from './scoring-weights.ts';
import type { FoodIndex } from './food-index.ts';
import type { IndexedName } from './index-name.ts';
import type { Query } from './query.ts';
import { ROUGH, weightOf } from './word-classes.ts';

/** A name that shares words with the query. */
export interface Candidate {
  name: IndexedName;
  /** Share of the query that the name contains. */
  ofMentioned: number;
  /** Share of the name that the query contains. */
  ofName: number;
  /** Score so far. */
  points: number;
}

/** Maximum number of candidates to compare in detail. */
const MAX_CANDIDATES = 24;

/** Share of the words of the text and of the name that an exact match has, with rounding. */
const WHOLE = 0.99;

/** Buffers for one lookup at a time, allocated once per index and cleared after each use. */
const scratch = new WeakMap<FoodIndex, { said: Float32Array; named: Float32Array }>();
const scratchOf = (index: FoodIndex): { said: Float32Array; named: Float32Array } => {
  const before = scratch.get(index);
  if (before !== undefined) return before;
  const made = { said: new Float32Array(index.names.length), named: new Float32Array(index.names.length) };
  scratch.set(index, made);
  return made;
};

/** A candidate with numbers only. */
interface Weighed extends Omit<Candidate, 'name'> {
  /** Index of its name. */
  at: number;
  /** Score to select by: an exact match is always compared in detail. */
  rank: number;
}

const isBefore = (one: Weighed, other: Weighed | undefined): boolean =>
  other === undefined || one.rank > other.rank || (one.rank === other.rank && one.at < other.at);

/** Keeps the best candidates in order; of equal ones the earlier name of the table. */
const keep = (best: Weighed[], candidate: Weighed): void => {
  let at = best.length;
  while (at > 0 && isBefore(candidate, best[at - 1])) at -= 1;
  if (at === MAX_CANDIDATES) return;
  best.splice(at, 0, candidate);
  if (best.length > MAX_CANDIDATES) best.pop();
};

/** Sums up the weights of shared words per name. Words that only describe do not add names. */
const addUp = (index: FoodIndex, query: Query): number[] => {
  const { said, named } = scratchOf(index);
  const touched: number[] = [];
  const places = query.words
    .map((_, place) => place)
    .sort((one, other) => weightOf(query.words[other] ?? '') - weightOf(query.words[one] ?? ''));
  const isNaming = query.words.some((word) => weightOf(word) >= ROUGH);
  for (const place of places) {
    const word = query.words[place] ?? '';
    const posting = index.postings.get(word);
    if (posting === undefined) continue;
    const weight = query.weights[place] ?? 0;
    const opens = !isNaming || weightOf(word) >= ROUGH;
    for (let at = 0; at < posting.names.length; at += 1) {
      const name = posting.names[at] ?? 0;
      if (said[name] === 0) {
        if (!opens) continue;
        touched.push(name);
      }
      said[name] = (said[name] ?? 0) + weight;
      named[name] = (named[name] ?? 0) + (posting.weights[at] ?? 0);
    }
  }
  return touched;
};

/** Returns the names that share most with the query, best first. */
export const findCandidates = (index: FoodIndex, query: Query): Candidate[] => {
  const touched = addUp(index, query);
  const { said, named } = scratchOf(index);
  const { names, nameWeights, namePriors } = index;
  const best: Weighed[] = [];
  for (const at of touched) {
    const ofMentioned = (said[at] ?? 0) / query.total;
    const ofName = (named[at] ?? 0) / (nameWeights[at] ?? 1);
    said[at] = 0;
    named[at] = 0;
    const points = weights.said * ofMentioned + (1 - weights.said) * ofName + (namePriors[at] ?? 0);
    const rank = ofMentioned > WHOLE && ofName > WHOLE ? points + weights.exact : points;
    if (best.length < MAX_CANDIDATES || rank >= (best[MAX_CANDIDATES - 1]?.rank ?? 0))
      keep(best, { at, ofMentioned, ofName, points, rank });
  }
  return best.flatMap(({ at, rank: _rank, ...numbers }) => {
    const name = names.at(at);
    return name === undefined ? [] : [{ name, ...numbers }];
  });
};
