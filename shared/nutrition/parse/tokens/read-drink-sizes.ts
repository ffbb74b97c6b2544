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

/** Turns the cup sizes of coffee chains into volumes: 'a GRANDE latte'. Other foods keep the word: 'a grande burrito'. */
export const readDrinkSizes = (tokens: readonly Token[]): Token[] => {
  const out: Token[] = [];
  let phrase: Token[] = [];
  let wasDrink = false;
  const close = (): void => {
    const isAlone = phrase.length === 1 && wasDrink;
    const isDrink = isAlone || phrase.some((token) => token.kind === 'word' && drinks.has(token.text));
    wasDrink = isDrink;
    for (const token of phrase) {
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
