import type { Token } from '../tokenize.ts';
import { isFiller, isJoin } from '../vocabulary/filler-words.ts';

const colors = new Set(['red', 'white', 'rose']);
const vessels = new Set(['bottle', 'glass']);

const wordOf = (token: Token | undefined): string => (token?.kind === 'word' ? token.text : '');

/** Adds 'wine' to a bottle or glass 'of red' without another drink: 'a glass of white with dinner'. */
export const nameWines = (tokens: readonly Token[]): Token[] =>
  tokens.flatMap((token, at): Token[] => {
    const next = tokens[at + 1];
    const isAlone =
      next?.kind !== 'word' || isFiller(next.text) || isJoin(next.text) || next.text === 'between';
    const isWine =
      colors.has(wordOf(token)) &&
      wordOf(tokens[at - 1]) === 'of' &&
      vessels.has(wordOf(tokens[at - 2])) &&
      isAlone;
    return isWine ? [token, { kind: 'word', raw: '', ranges: [], text: 'wine', plural: false }] : [token];
  });
