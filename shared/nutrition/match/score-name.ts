import { type FoodRecord, isBuiltIn } from '../table/food-record.ts';
import { weights } from './scoring-weights.ts';
import { isDry } from '../portions/dry-weight.ts';
import type { IndexedName } from './index-name.ts';
import type { Candidate } from './find-candidates.ts';
import type { Hint, Query } from './query.ts';

type Words = ReadonlySet<string>;

/** A candidate after detailed comparison. */
export interface ScoredName {
  name: IndexedName;
  /** How well the words and the name agree, 0 to 1. */
  agreed: number;
  /** Total score. */
  points: number;
}

/** Packages, whose sizes distinguish foods. */
const packs: ReadonlySet<string> = new Set([
  'bag',
  'packet',
  'box',
  'pouch',
  'can',
  'bottle',
  'pot',
  'container',
]);

/** Returns points for a food that comes in the stated portion, or is liquid if a volume is stated. */
const suits = ({ portions, liquid }: FoodRecord, { portion, size, poured }: Hint): number => {
  if (poured) return liquid ? weights.portionKnown : -weights.portionKnown;
  if (liquid && (portion === 'glass' || portion === 'cup')) return weights.portionKnown;
  const own = portion === null ? [] : portions.filter(({ unit }) => unit === portion);
  const isSize =
    size !== undefined && packs.has(portion ?? '') && own.some(({ words }) => words.includes(size));
  return own.length === 0 ? 0 : weights.portionKnown + (isSize ? weights.sizeKnown : 0);
};

/** Words that mean without sugar. */
const sugarless = ['diet', 'dietetic', 'sugarfree', 'lowcalorie'];
/** A drink with more g of carbohydrate per 100 g is sweet. */
const SWEET = 4;

/** Returns whether a drink is sweet although the text says it is without sugar. */
const isSweetInstead = (
  {
    words,
    record: {
      liquid,
      per_100_g: { carbs },
    },
  }: IndexedName,
  said: Words,
): boolean => liquid && (carbs ?? 0) > SWEET && sugarless.some((word) => said.has(word) && !words.has(word));

/** Returns whether it came in a bottle or can. */
const isPacked = ({ portion }: Hint): boolean => portion === 'bottle' || portion === 'can';

/** Returns whether the words of a name are in the same order as in the text. */
const inOrder = (name: IndexedName, words: readonly string[]): boolean => {
  let last = -1;
  for (const { word } of name.terms) {
    const place = words.indexOf(word);
    if (place >= 0 && place < last) return false;
    if (place >= 0) last = place;
  }
  return true;
};

/** Returns points for the position of the head word in the name. */
const headPoints = (name: IndexedName, head: string): number => {
  const term = name.terms.find(({ word }) => word === head);
  if (term === undefined) return weights.headMissing;
  if (term.behind) return weights.headBehind;
  return term.first ? weights.headFirst : 0;
};

/** Returns whether the text does not mention the name's head. Additions count only as categories. */
const lacksHead = ({ heads, filed }: IndexedName, said: Words, front: Words): boolean =>
  heads.length > 0 &&
  !heads.some((head) => front.has(head)) &&
  !(filed.some((word) => front.has(word)) && heads.some((head) => said.has(head)));

/** Returns points for the unmentioned words of a name. */
const unmentionedPoints = ({ changing, denied, naming, brands }: IndexedName, said: Words): number => {
  let points = 0;
  for (const word of changing) if (!said.has(word)) points += weights.changeUnmentioned;
  for (const word of denied) if (!said.has(word)) points += weights.denialUnmentioned;
  for (const word of naming) if (!said.has(word)) points += weights.namingUnmentioned;
  if (brands.length > 0 && !brands.some((word) => said.has(word))) points += weights.brandUnmentioned;
  return points;
};

const ALL = 0.99;

/** Returns how close a name is to an exact match: 1 if it has neither more nor fewer words. */
const nearnessOf = ({ name, ofMentioned }: Candidate, query: Query, said: ReadonlySet<string>): number => {
  if (ofMentioned < ALL || !name.core.every((word) => said.has(word))) return 0;
  return name.words.size === query.words.length ? 1 : weights.nearly;
};

/** Compares a candidate in detail. */
export const scoreName = (
  candidate: Candidate,
  query: Query,
  said: ReadonlySet<string>,
  exact: IndexedName | null,
): ScoredName => {
  const { name, ofMentioned, ofName } = candidate;
  if (query.turning !== null && !name.words.has(query.turning)) return { name, agreed: 0, points: 0 };
  if (query.turning !== null && !name.words.has(query.head)) return { name, agreed: 0, points: 0 };
  const headless = lacksHead(name, said, query.front);
  const lacks = (name.words.has(query.head) ? 0 : weights.headMissing) + (headless ? weights.otherHead : 0);
  const doubt = lacks + (query.unknownHead ? weights.headUnknown : 0);
  return {
    name,
    agreed: weights.trustMentioned * ofMentioned + (1 - weights.trustMentioned) * ofName + doubt,
    points:
      candidate.points +
      headPoints(name, query.head) +
      suits(name.record, query.hint) +
      (isSweetInstead(name, said) ? weights.sweetInstead : 0) +
      (isPacked(query.hint) && name.words.has('bottled') ? weights.packedKnown : 0) +
      (query.hint.dry ? (isDry(name.record) ? weights.dryKnown : -weights.dryKnown) : 0) +
      unmentionedPoints(name, said) +
      (headless ? weights.nameHeadUnmentioned : 0) +
      (headless ? 0 : weights.exact * nearnessOf(candidate, query, said)) +
      (inOrder(name, query.words) ? weights.inOrder : 0) +
      (exact?.record === name.record ? weights.spoken : 0) +
      (exact !== null && isBuiltIn(exact.record) && !isBuiltIn(name.record) ? weights.notExactlyNamed : 0),
  };
};
