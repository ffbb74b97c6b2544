import { isFiller, isJoin } from './vocabulary/filler-words.ts';
import { joinRepeatedWords, replacePhrases } from './replace-phrases.ts';
import { type Token, tokenize } from './tokenize.ts';

/** Returns the normalized words of tokens that may name a food. */
export const contentTokens = (tokens: readonly Token[]): string[] =>
  tokens.flatMap((token) =>
    token.kind === 'word' &&
    token.text !== 'a' &&
    token.text !== 'an' &&
    !isFiller(token.text) &&
    !isJoin(token.text)
      ? [token.text]
      : [],
  );

/** Returns the normalized words of a name that say what the food is, without numbers. */
export const contentWords = (name: string): string[] =>
  contentTokens(joinRepeatedWords(replacePhrases(tokenize(name))));
