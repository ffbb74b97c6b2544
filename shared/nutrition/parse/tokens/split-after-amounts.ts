import { isFiller, isJoin } from '../vocabulary/filler-words.ts';
import type { Token } from '../tokenize.ts';
import { unitOf } from '../vocabulary/units.ts';

const isUnit = (token: Token | undefined): boolean =>
  token?.kind === 'word' && token.named !== true && unitOf(token.text) !== null;
const isAmount = (token: Token | undefined): boolean => token?.kind === 'number' && !token.article;
const namesFood = (token: Token | undefined): boolean =>
  token?.kind === 'word' && !isUnit(token) && !isFiller(token.text) && !isJoin(token.text);

/** Returns the ends of all amounts of a phrase. */
const endsOfAmounts = (phrase: readonly Token[]): number[] =>
  phrase.flatMap((token, at) => {
    if (!isAmount(token)) return [];
    return isUnit(phrase[at + 1]) ? [at + 2] : [at + 1];
  });

/** Returns whether each food of a phrase comes before its amount: it starts with a food and ends with an amount. */
const isFoodFirst = (phrase: readonly Token[], ends: readonly number[]): boolean =>
  namesFood(phrase[0]) &&
  ends.length > 1 &&
  ends.at(-1) === phrase.length &&
  phrase.every((token, at) => !isAmount(token) || namesFood(phrase[at - 1]));

/** Inserts a break after each amount of a phrase like 'chicken 200 rice 150 broccoli 100'. */
export const splitAfterAmounts = (tokens: readonly Token[]): Token[] => {
  const out: Token[] = [];
  let phrase: Token[] = [];
  const close = (): void => {
    const ends = endsOfAmounts(phrase);
    const isSplit = isFoodFirst(phrase, ends);
    for (const [at, token] of phrase.entries()) {
      if (isSplit && ends.includes(at)) out.push({ kind: 'break', raw: ',', ranges: [] });
      out.push(token);
    }
    phrase = [];
  };
  for (const token of tokens) {
    if (token.kind === 'break') {
      close();
      out.push(token);
    } else phrase.push(token);
  }
  close();
  return out;
};
