import type { MealType } from '../food-entries/schema.ts';
import type { FoodKnowledge } from './food-knowledge.ts';
import { respell } from './matching/respell.ts';
import { shareOut } from './respectively.ts';
import { dropAsides } from './text/asides.ts';
import { isFiller } from './text/filler-words.ts';
import { readMealWords } from './text/meal-words.ts';
import { readNumbers } from './text/numbers.ts';
import { readSayings } from './text/phrases.ts';
import { type Reading, readAmount } from './text/read-amount.ts';
import { type Link, type Segment, segmentsOf } from './text/segments.ts';
import { tokenize } from './text/tokens.ts';
import { unitOf } from './text/units.ts';

/** One stretch of a meal's text, read. */
export interface SaidFood extends Reading {
  link: Link;
  fresh: boolean;
  begins: boolean;
  negated: boolean;
  /** 1 as written; less after slips were put right. */
  trust: number;
  /** As the person wrote it. */
  raw: string;
}

const rawOf = ({ tokens }: Segment): string => {
  const start = tokens.findIndex((token) => token.kind === 'number' || !isFiller(token.text));
  return start < 0
    ? ''
    : tokens
        .slice(start)
        .map((token) => token.raw)
        .filter((raw) => raw !== '')
        .join(' ');
};

/** Reads a meal's text up to the names of its foods, and the meal that it names. */
export const readSaidFoods = (
  text: string,
  { index, speller }: FoodKnowledge,
): { said: SaidFood[]; meal_type: MealType | null } => {
  const isName = (words: readonly string[]): boolean => index.spoken.has(words.join(' '));
  const counted = dropAsides(readNumbers(readSayings(tokenize(text))), (word) => unitOf(word) !== null);
  const { meal_type, tokens } = readMealWords(counted, (words) => index.pairs.has(words.join(' ')));
  const said = segmentsOf(tokens).map((segment): SaidFood => {
    const { link, fresh, begins, negated } = segment;
    const reading = readAmount(segment.tokens, isName);
    const { words, trust } = respell(reading.words, index, speller);
    return { ...reading, words, trust, link, fresh, begins, negated, raw: rawOf(segment) };
  });
  return { said: shareOut(said.filter(({ amount }) => amount.count !== 0)), meal_type };
};
