import type { FoodLookup } from '../match/food-lookup.ts';
import { noHint } from '../match/query.ts';
import { noAmount } from '../parse/amount.ts';
import type { FoodMention } from '../parse/food-mention.ts';
import type { WordToken } from '../parse/tokenize.ts';

/** Coffee drinks with milk. */
const drinks: ReadonlySet<string> = new Set(['latte', 'cappuccino', 'flatwhite', 'macchiato']);
/** Flavors that are syrups. */
const flavors: ReadonlySet<string> = new Set(['caramel', 'vanilla']);
/** Plants that milk is made of. */
const plants: ReadonlySet<string> = new Set(
  'oat soy almond coconut cashew rice hemp pea macadamia'.split(' '),
);

const flavorOf = ({ words }: FoodMention): string | undefined =>
  words.some((word) => drinks.has(word)) ? words.find((word) => flavors.has(word)) : undefined;

const hasPlant = ({ words, negated }: FoodMention): boolean =>
  !negated && words.some((word) => plants.has(word));

const isPlantMilk = (part: FoodMention | undefined): part is FoodMention =>
  part?.link === 'with' && part.words.includes('milk') && hasPlant(part);

/** Returns whether the table has a drink with this flavor and milk. */
const isInTable = ({ words }: FoodMention, look: FoodLookup): boolean => {
  const [match] = look(
    words.map((word) => ({ word, share: 1 })),
    noHint,
  );
  return match !== undefined && words.every((word) => word === 'milk' || match.words.has(word));
};

const isOf = (token: FoodMention['tokens'][number], word: string): token is WordToken =>
  token.kind === 'word' && token.text === word;

const withoutFlavor = (drink: FoodMention, flavor: string): FoodMention => ({
  ...drink,
  words: drink.words.filter((word) => word !== flavor),
  tokens: drink.tokens.filter((token) => !isOf(token, flavor)),
});

/** Milk drinks, and how the table calls them with plant milk: 'a LATTE MACCHIATO with soy milk' is a latte with it. */
const bases: readonly (readonly [from: readonly string[], to: readonly string[]])[] = [
  [['latte', 'macchiato'], ['latte']],
  [
    ['chai', 'tea'],
    ['chai', 'latte'],
  ],
  [['chai'], ['chai', 'latte']],
  [['cocoa'], ['hot', 'chocolate']],
  [['frappuccino'], ['frappuccino']],
];

const baseOf = ({ words }: FoodMention): (typeof bases)[number] | undefined =>
  bases.find(([from]) => from.every((word) => words.includes(word)));

const rename = (drink: FoodMention, [from, to]: (typeof bases)[number]): FoodMention => ({
  ...drink,
  words: [...drink.words.filter((word) => !from.includes(word) && !to.includes(word)), ...to],
});

const syrupOf = (drink: FoodMention, flavor: string): FoodMention => ({
  ...drink,
  amount: noAmount,
  words: ['coffee', 'syrup'],
  plurals: new Set(),
  extra: [],
  link: 'listed',
  afterBreak: true,
  startsSentence: false,
  raw: flavor,
  spoken: new Set([flavor]),
  tokens: drink.tokens.filter((token) => isOf(token, flavor)),
});

/**
 * Splits 'a CARAMEL latte with soy milk' into the latte with that milk and syrup, because the table's caramel latte has
 * cow's milk. A flavored drink that the table has with that milk stays whole.
 */
export const splitFlavoredDrinks = (mentions: readonly FoodMention[], look: FoodLookup): FoodMention[] => {
  const out: FoodMention[] = [];
  for (let at = 0; at < mentions.length; at += 1) {
    const [drink, next] = mentions.slice(at, at + 2);
    if (drink === undefined) break;
    const flavor = flavorOf(drink);
    const milk = !hasPlant(drink) && isPlantMilk(next) ? next : null;
    const base = flavor === undefined ? baseOf(drink) : undefined;
    if ((milk === null && !hasPlant(drink)) || (flavor === undefined && base === undefined)) {
      out.push(drink);
      continue;
    }
    const whole =
      milk === null
        ? drink
        : { ...drink, words: [...drink.words, ...milk.words], tokens: [...drink.tokens, ...milk.tokens] };
    const rest = milk === null ? [] : [milk];
    const named = base === undefined ? whole : rename(whole, base);
    if (isInTable(named, look)) out.push(named);
    else if (flavor === undefined) out.push(drink, ...rest);
    else out.push(withoutFlavor(drink, flavor), ...rest, syrupOf(drink, flavor));
    if (milk !== null) at += 1;
  }
  return out;
};
