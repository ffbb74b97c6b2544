import type { FoodRecord } from '../table/food-record.ts';
import { contentWords } from '../parse/content-words.ts';
import { weights } from './scoring-weights.ts';
import { exactName, type FoodIndex } from './food-index.ts';
import { findCandidates } from './find-candidates.ts';
import type { IndexedName } from './index-name.ts';
import { contradictsDiet, isDietClaim } from './diet-guard.ts';
import { isHeadWord } from './head-words.ts';
import { countWithoutCategory } from './grouping/redundant-category.ts';
import { scoreName, type ScoredName } from './score-name.ts';
import { headOf, isHollow, isStrange, ROUGH, weightOf } from './word-classes.ts';
import { type Hint, noHint, type Query, buildQuery, type QueryWord } from './query.ts';

/** A food that matches words. */
export interface FoodMatch {
  record: FoodRecord;
  /** Its display name. */
  label: string;
  /** 0 to 1: how well the words and the name agree; 1 for an exact match. */
  score: number;
  /** Words of the matching name. */
  words: ReadonlySet<string>;
  /** The head word of the name, or alternatives of which one is enough. */
  heads: readonly string[];
  /** Head words that the name combines with others: 'macaroni AND cheese', 'toast WITH jam', 'roll, CHEESE'. */
  linked: ReadonlySet<string>;
  /** Those of them that are combined by a word: 'and', 'or', 'with'. */
  paired: ReadonlySet<string>;
  /** Naming words of its first part. */
  naming: readonly string[];
  /** Words of the first part before 'with', including categories. */
  front: readonly string[];
  /** Whether the name itself mentions additions to the food. */
  described: boolean;
  /** Whether the name includes an unmentioned food: 'toast with butter AND JAM'. */
  more: boolean;
  /** Total score, comparable within one lookup. */
  points: number;
}

/** Points behind a food with other allergens, below which a food is only the best of the rest. */
const FAR_BEHIND = 0.2;

const VERY_NAME = 0.97;
/** Maximum score of a match that is not exact. */
const NEARLY = 0.99;

const scoreOf = ({ name, agreed }: ScoredName, query: Query): number =>
  name.words.size === query.words.length && agreed > VERY_NAME ? 1 : Math.min(NEARLY, agreed);

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Returns the alias that a text uses if it names a food that the record's own name lacks: 'Blueberry muffin' instead of
 * 'Muffin'. Beside the own name if the alias does not say what it is: 'Strawberry yogurt (Activia strawberry)'.
 */
const labelOfAlias = (
  { text, words, record }: IndexedName,
  own: readonly string[],
  said: ReadonlySet<string>,
  isFood: (word: string) => boolean,
): string | null => {
  if (text === record.name || text === record.reference || ![...words].every((word) => said.has(word)))
    return null;
  const adds = [...words].some((word) => weightOf(word) >= ROUGH && !own.includes(word) && isFood(word));
  const isPhrase = words.size > 1 && text === text.toLowerCase();
  if (!adds || (!isPhrase && !own.some((word) => words.has(word)))) return null;
  return words.has(headOf(own) ?? '') ? capitalized(text) : `${record.name} (${text})`;
};

/**
 * Returns the product's own name if it contains a word of the text, otherwise the matched name of the source: 'Beer'
 * instead of 'Stout'. An alias that names more is used as it is.
 */
const labelOf = (
  { name }: ScoredName,
  said: ReadonlySet<string>,
  isFood: (word: string) => boolean,
): string => {
  const { record, label } = name;
  const own = contentWords(record.name).filter((word) => weightOf(word) >= ROUGH);
  const alias = labelOfAlias(name, own, said, isFood);
  if (alias !== null) return alias;
  return label === record.name || own.some((word) => said.has(word)) ? record.name : label;
};

/** Returns whether a word is a food on its own: the whole name of one, or reviewed. */
const namesFood = (index: FoodIndex, word: string): boolean =>
  !isHollow(word) && (index.spoken.has(word) || isHeadWord(word));

/**
 * Returns whether the text names the food: with all words of the name, or with words of which one is a food on its own.
 * 'Supreme' is no crunchwrap supreme, and 'power' no power bowl.
 */
const isAnchored = (
  index: FoodIndex,
  name: IndexedName,
  said: ReadonlySet<string>,
  hint: Hint,
  exact: IndexedName | null,
): boolean => {
  const { core, words } = name;
  if (name === exact && (words.size > 1 || hint.weighed)) return true;
  const [first = ''] = core;
  const isNamed = core.length > 1 ? core.some((word) => !isHollow(word)) : namesFood(index, first);
  if (isNamed && core.every((word) => said.has(word))) return true;
  // The reference writes the food before a comma: 'Apples, raw, with skin'.
  const [filed = '', ...others] = name.text.includes(', ') ? name.naming : [];
  if (others.length === 0 && said.has(filed) && !isHollow(filed)) return true;
  const shared = [...words].filter((word) => said.has(word) && weightOf(word) >= ROUGH && !isStrange(word));
  return shared.length > 1 || shared.some((word) => namesFood(index, word));
};

/**
 * Returns the foods that match words best, best first, or an empty array without a good match.
 * @param said normalized words without fillers, with their weights
 */
export const matchFoods = (
  index: FoodIndex,
  said: readonly QueryWord[],
  most: number,
  hint: Hint = noHint,
): FoodMatch[] => {
  const told = said.filter(({ share }) => share >= 1).map(({ word }) => word);
  const kept = said.length === told.length ? countWithoutCategory(index, told) : told.length;
  if (kept < told.length) {
    const category = told.slice(kept);
    return matchFoods(index, said.slice(0, kept), most, hint).map((match) => ({
      ...match,
      words: new Set([...match.words, ...category]),
    }));
  }
  const query = buildQuery(index, said, hint);
  if (query === null) return [];
  const words = new Set(query.words);
  const exact = exactName(index, query.words);
  if (exact === null && query.words.every((word) => weightOf(word) < ROUGH || isStrange(word))) return [];
  const repeated = new Set(
    said.flatMap(({ word }, at) => (said.findIndex((each) => each.word === word) < at ? [word] : [])),
  );
  const isFood = (word: string): boolean => index.spoken.has(word) || isHeadWord(word);
  const found = new Map<FoodRecord, FoodMatch>();
  const scored = findCandidates(index, query)
    .map((candidate) => scoreName(candidate, query, words, exact))
    .filter(({ name, agreed }) => agreed >= weights.enough && isAnchored(index, name, words, hint, exact))
    .sort((one, other) => other.points - one.points);
  const allowed = scored.filter(({ name }) => name === exact || !contradictsDiet(name, words, repeated));
  // For a vegan lasagna without a record, lasagna sheets are no substitute.
  const least = (scored[0]?.points ?? 0) - FAR_BEHIND;
  const judged = query.words.some(isDietClaim) ? allowed.filter(({ points }) => points >= least) : allowed;
  for (const each of judged) {
    const { record } = each.name;
    if (!found.has(record))
      found.set(record, {
        record,
        label: labelOf(each, words, isFood),
        score: scoreOf(each, query),
        words: each.name.words,
        heads: each.name.heads,
        linked: each.name.linked,
        paired: new Set(
          each.name.terms
            .filter(({ paired, either, behind }) => paired || either || behind)
            .map(({ word }) => word),
        ),
        naming: each.name.naming,
        front: each.name.terms
          .filter(({ word, first, behind }) => first && !behind && weightOf(word) >= ROUGH)
          .map(({ word }) => word),
        described: each.name.terms.some(({ behind, first }) => behind || !first),
        more: each.name.terms.some(
          ({ word, first, behind, either }) =>
            first && behind && !either && weightOf(word) >= ROUGH && !words.has(word),
        ),
        points: each.points,
      });
    if (found.size === most) break;
  }
  return [...found.values()];
};
