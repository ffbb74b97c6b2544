import type { FoodRecord } from '../table/food-record.ts';
import { contentWords } from '../parse/content-words.ts';
import { weights } from './scoring-weights.ts';
import { exactName, type FoodIndex } from './food-index.ts';
import { gather } from './find-candidates.ts';
import { judge, type Judged } from './score-name.ts';
import { isStrange, ROUGH, weightOf } from './word-classes.ts';
import { type Hint, noHint, type Query, queryOf, type SaidWord } from './query.ts';

/** A food that words name. */
export interface FoodMatch {
  record: FoodRecord;
  /** What it is called. */
  label: string;
  /** 0 to 1: how much of the words and of the food's name agree. 1: the very name. */
  score: number;
  /** Words of the name that fits. */
  words: ReadonlySet<string>;
  /** The word that the name is about, or several of which one is enough. */
  heads: readonly string[];
  /** Of these what the name puts together with others: 'macaroni AND cheese', 'toast WITH jam', 'roll, CHEESE'. */
  linked: ReadonlySet<string>;
  /** Of these what is put together by a word: 'and', 'or', 'with'. */
  paired: ReadonlySet<string>;
  /** Words that name something in its first part. */
  naming: readonly string[];
  /** What stands in the first part before 'with'; the words that only file the food as well. */
  front: readonly string[];
  /** The name itself tells what is with the food. */
  described: boolean;
  /** The name puts a food with it that nobody said: 'toast with butter AND JAM'. */
  more: boolean;
  /** What spoke for it all in all; comparable within one look-up. */
  points: number;
}

const VERY_NAME = 0.97;
/** What is not the very name is never quite sure. */
const NEARLY = 0.99;

const scoreOf = ({ name, agreed }: Judged, query: Query): number =>
  name.words.size === query.words.length && agreed > VERY_NAME ? 1 : Math.min(NEARLY, agreed);

/** The product's own name where it says what was said; else the name of the source that was met: 'Beer', not 'Stout'. */
const labelOf = ({ name: { record, label } }: Judged, said: ReadonlySet<string>): string =>
  label === record.name || contentWords(record.name).some((word) => said.has(word) && weightOf(word) >= ROUGH)
    ? record.name
    : label;

/**
 * The foods of the index that the words name best, best first; none where nothing agrees well enough.
 * @param said normal forms, fillers removed, with their shares
 */
export const matchFoods = (
  index: FoodIndex,
  said: readonly SaidWord[],
  most: number,
  hint: Hint = noHint,
): FoodMatch[] => {
  const query = queryOf(index, said, hint);
  if (query === null) return [];
  const words = new Set(query.words);
  const exact = exactName(index, query.words);
  if (exact === null && query.words.every((word) => weightOf(word) < ROUGH || isStrange(word))) return [];
  const found = new Map<FoodRecord, FoodMatch>();
  const judged = gather(index, query)
    .map((candidate) => judge(candidate, query, words, exact))
    .filter(({ agreed }) => agreed >= weights.enough)
    .sort((one, other) => other.points - one.points);
  for (const each of judged) {
    const { record } = each.name;
    if (!found.has(record))
      found.set(record, {
        record,
        label: labelOf(each, words),
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
