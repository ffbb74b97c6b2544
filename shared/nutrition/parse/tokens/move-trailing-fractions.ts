import { isJoin } from '../vocabulary/filler-words.ts';
import { articles, partWord } from '../vocabulary/number-words.ts';
import type { Token } from '../tokenize.ts';

const wordAt = (tokens: readonly Token[], index: number): string => {
  const token = tokens[index];
  return token?.kind === 'word' && token.named !== true ? token.text : '';
};

/** Maximum length of a counted name: 'a chocolate chip cookie AND A HALF'. */
const MAX_COUNTED_WORDS = 3;

const isEnd = (token: Token | undefined): boolean => token === undefined || token.kind === 'break';

/** Returns the position of 'and a half' after the food that starts at a position, or null. */
const placeOfPart = (tokens: readonly Token[], index: number): number | null => {
  for (let at = index + 1; at <= index + MAX_COUNTED_WORDS; at += 1) {
    const before = wordAt(tokens, at - 1);
    if (before === '' || isJoin(before)) return null;
    const isAdded =
      wordAt(tokens, at) === 'and' &&
      articles.has(wordAt(tokens, at + 1)) &&
      partWord(wordAt(tokens, at + 2)) !== null;
    if (isAdded && isEnd(tokens[at + 3])) return at;
  }
  return null;
};

/** Moves a fraction after a food to its number: 'a banana AND A HALF' becomes 'a and a half banana'. */
export const moveTrailingFractions = (tokens: readonly Token[]): Token[] => {
  const out = [...tokens];
  for (let at = 0; at < out.length; at += 1) {
    const isOne = articles.has(wordAt(out, at)) || wordAt(out, at) === 'one';
    const place = isOne ? placeOfPart(out, at + 1) : null;
    if (place !== null) out.splice(at + 1, 0, ...out.splice(place, 3));
  }
  return out;
};
