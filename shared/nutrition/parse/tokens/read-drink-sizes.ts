import { isBrandWord } from '../vocabulary/brands.ts';
import type { Token } from '../tokenize.ts';

/** Cup sizes of coffee chains, ml. */
const cups: ReadonlyMap<string, number> = new Map([
  ['tall', 354],
  ['grande', 473],
  ['venti', 591],
]);

const drinks: ReadonlySet<string> = new Set(
  `latte cappuccino mocha coffee americano brew frappuccino macchiato tea chai matcha refresher chocolate lemonade
  cortado espresso steamer flat`.split(/\s+/),
);

/** Reads a chain before a size as part of the size: 'STARBUCKS grande latte'. */
const joinChain = (phrase: readonly Token[]): Token[] => {
  const at = phrase.findIndex((token) => token.kind === 'word' && cups.has(token.text));
  const [chain, size] = [phrase[at - 1], phrase[at]];
  if (chain?.kind !== 'word' || size?.kind !== 'word' || !isBrandWord(chain.text)) return [...phrase];
  const joined = { ...size, raw: `${chain.raw} ${size.raw}`, ranges: [...chain.ranges, ...size.ranges] };
  return [...phrase.slice(0, at - 1), joined, ...phrase.slice(at + 1)];
};

/** Turns the cup sizes of coffee chains into volumes: 'a GRANDE latte'. Other foods keep the word: 'a grande burrito'. */
export const readDrinkSizes = (tokens: readonly Token[]): Token[] => {
  const out: Token[] = [];
  let phrase: Token[] = [];
  let wasDrink = false;
  const close = (): void => {
    const isAlone = phrase.length === 1 && wasDrink;
    const isDrink = isAlone || phrase.some((token) => token.kind === 'word' && drinks.has(token.text));
    wasDrink = isDrink;
    for (const token of isDrink ? joinChain(phrase) : phrase) {
      const millilitres = token.kind === 'word' && isDrink ? cups.get(token.text) : undefined;
      if (millilitres === undefined || token.kind !== 'word') out.push(token);
      else {
        const { raw, ranges } = token;
        out.push({ kind: 'number', raw, ranges, value: millilitres, article: false });
        out.push({ kind: 'word', raw: '', ranges: [], text: 'ml', plural: false });
      }
    }
    phrase = [];
  };
  for (const token of tokens) {
    const ends = token.kind === 'break' || (token.kind === 'word' && token.text === 'and');
    if (!ends) phrase.push(token);
    else {
      close();
      out.push(token);
    }
  }
  close();
  return out;
};
