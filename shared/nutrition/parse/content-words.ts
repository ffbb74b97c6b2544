import { isFiller, isJoin } from './vocabulary/filler-words.ts';
import { readSayings } from './replace-phrases.ts';
import { type Token, tokenize } from './tokenize.ts';

/** The words of tokens that may name a food, in normal form. */
export const contentOf = (tokens: readonly Token[]): string[] =>
  tokens.flatMap((token) =>
    token.kind === 'word' &&
    token.text !== 'a' &&
    token.text !== 'an' &&
    !isFiller(token.text) &&
    !isJoin(token.text)
      ? [token.text]
      : [],
  );

/** The words of a name that say what the food is, in normal form. Numbers fall away. */
export const contentWords = (name: string): string[] => contentOf(readSayings(tokenize(name)));
