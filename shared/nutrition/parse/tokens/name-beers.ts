import { normalForm } from '../normal-form.ts';
import type { Token, WordToken } from '../tokenize.ts';
import { isFiller, isJoin } from '../vocabulary/filler-words.ts';

/** The Bavarian liter as people write it. 'Mass' without 'ß' is one only after a number in digits or German. */
const measure = /^(?:maß|mass)$/i;
const number = /^(?:oa|eine|zwei|zwoa|drei|vier|fünf|sechs|\d+)$/i;
/** Half a liter: 'zwei HALBE', written with a capital letter unless a beer follows. */
const half = /\bhalbe$/i;
const halfAlone = /\bHalbe$/;

const beers: ReadonlySet<string> = new Set(
  'bier helles hell weizen weißbier weizenbier radler dunkles pils export märzen'.split(' ').map(normalForm),
);

const word = (text: string): WordToken => ({ kind: 'word', raw: '', ranges: [], text, plural: false });

const isAlone = (next: Token | undefined): boolean =>
  next?.kind !== 'word' || isFiller(next.text) || isJoin(next.text);

const isBeer = (next: Token | undefined): boolean => next?.kind === 'word' && beers.has(next.text);

/** Names the beer and the volume of 'eine Maß', a liter, and of 'eine Halbe', half a liter. */
export const nameBeers = (tokens: readonly Token[]): Token[] =>
  tokens.flatMap((token, at): Token[] => {
    const [before, next] = [tokens[at - 1], tokens[at + 1]];
    const drink = isAlone(next) ? [word('beer')] : [];
    if (token.kind === 'number') {
      const isHalf = half.test(token.raw) && (isBeer(next) || (isAlone(next) && halfAlone.test(token.raw)));
      return isHalf ? [token, word('liter'), ...drink] : [token];
    }
    const isMeasure =
      token.kind === 'word' &&
      measure.test(token.raw) &&
      before?.kind === 'number' &&
      (number.test(before.raw) || /ß/.test(token.raw));
    return isMeasure ? [{ ...token, text: 'liter' }, ...drink] : [token];
  });
