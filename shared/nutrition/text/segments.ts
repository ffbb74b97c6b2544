import { isEach, isFiller, isJoin, isNegation } from './filler-words.ts';
import type { NumberToken, Token, WordToken } from './tokens.ts';
import { unitOf } from './units.ts';

/** How a segment hangs on the one before: listed, or put onto or into it. */
export type Link = 'listed' | 'added';

/** A stretch of text that names one food and its amount, or belongs to its neighbour. */
export interface Segment {
  tokens: (WordToken | NumberToken)[];
  link: Link;
  /** After a comma or the like: not tied to the words before. */
  fresh: boolean;
  /** 'no cheese', 'without sugar'. */
  negated: boolean;
}

const addingWords = new Set(['with', 'on', 'over', 'in', 'inside', 'under']);

const isMeasure = (token: Token | undefined): boolean => {
  const kind = token?.kind === 'word' ? unitOf(token.text)?.kind : undefined;
  return kind === 'mass' || kind === 'volume';
};

const namesFood = (token: Token | undefined): boolean =>
  token?.kind === 'word' &&
  !isFiller(token.text) &&
  !isJoin(token.text) &&
  !isEach(token.text) &&
  unitOf(token.text) === null;

/** Where the amount that starts at `index` is followed by another food: 'eggs 100 g | toast'. */
const foodFollows = (tokens: readonly Token[], index: number): boolean => {
  for (let at = index; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token?.kind === 'break' || (token?.kind === 'word' && isJoin(token.text))) return false;
    if (token?.kind === 'number') return true;
    if (namesFood(token)) return true;
  }
  return false;
};

/** Whether a number after food words begins a new food, or says how much of the food before there is. */
const beginsFood = (current: Segment, tokens: readonly Token[], index: number): boolean => {
  if (!current.tokens.some(namesFood)) return false;
  if (!foodFollows(tokens, index + 1)) return false;
  const hasAmount = current.tokens.some((token) => token.kind === 'number' && !token.article);
  return hasAmount || !isMeasure(tokens[index + 1]);
};

/** Splits tokens where a food ends: at breaks, at 'and' or 'with', at a number that begins the next food. */
export const segmentsOf = (tokens: readonly Token[]): Segment[] => {
  const segments: Segment[] = [];
  let current: Segment = { tokens: [], link: 'listed', fresh: true, negated: false };
  const close = (next: Omit<Segment, 'tokens'>): void => {
    if (current.tokens.length > 0) segments.push(current);
    current = { ...next, tokens: [] };
  };
  const listed = { link: 'listed', fresh: false, negated: false } as const;
  let measured = false;
  for (const [index, token] of tokens.entries()) {
    if (token.kind === 'break') close({ ...listed, fresh: true });
    else if (token.kind === 'number') {
      if (beginsFood(current, tokens, index)) close(listed);
      current.tokens.push(token);
    } else if (isNegation(token.text)) close({ ...listed, negated: true });
    else if (isJoin(token.text)) {
      const negated = current.negated && token.text === 'or';
      close({
        link: addingWords.has(token.text) ? 'added' : 'listed',
        fresh: current.fresh && current.tokens.length === 0,
        negated,
      });
    } else {
      if (measured && namesFood(token) && current.tokens.some(namesFood)) close(listed);
      current.tokens.push(token);
    }
    measured = isMeasure(token) && tokens[index - 1]?.kind === 'number' && current.tokens.some(namesFood);
  }
  close(listed);
  return segments;
};
